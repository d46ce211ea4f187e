"""A round: everybody chooses a card, all are revealed, each is placed in its turn."""

from msgspec.structs import replace

from ludomots.core.contract import IllegalMove
from ludomots.core.seats import with_seat
from ludomots.core.tiles import take
from ludomots.games.typo.dealing import deal_again
from ludomots.games.typo.options import Options
from ludomots.games.typo.state import State


def choose(options: Options, state: State, seat: int, card: str) -> State:
    """Lay a card face down (TY-09); a choice is final, and the last one reveals them all."""
    if state.order:
        raise IllegalMove("cards-revealed", "TY-10")
    if state.cards[seat] is not None:
        raise IllegalMove("already-chosen", "TY-09")
    rest = take(state.hands[seat], [card])
    if rest is None:
        raise IllegalMove("card-not-in-hand", "TY-09", card=card)
    chosen = replace(
        state,
        hands=with_seat(state.hands, seat, rest),
        cards=with_seat(state.cards, seat, card),
    )
    return go_on(options, chosen)


def choose_blind(options: Options, state: State) -> State:
    """Let chance choose for those whose time to choose is over (TY-Q20)."""
    for seat in state.choosers:
        at, draws = state.draws.below(len(state.hands[seat]))
        card = state.hands[seat][at]
        state = choose(options, replace(state, draws=draws), seat, card)
    return state


def go_on(options: Options, state: State) -> State:
    """Reveal the cards once all have chosen (TY-10), or end the half when there are none left."""
    if state.end or state.order or state.choosers:
        return state
    if any(state.cards[seat] is not None for seat in state.active):
        return replace(state, order=order_of(state), done=())
    return _half_over(options, state)


def order_of(state: State) -> tuple[int, ...]:
    """Return who places his card before whom.

    TY-11, TY-29: from A to Z, in the second half from Z to A; TY-14, TY-Q11, TY-Q17: equal letters
    clockwise from whoever holds the dictionary when they are revealed.
    """
    seats = len(state.scores)
    way = 1 if state.half == 1 else -1

    def place(seat: int) -> tuple[int, int]:
        return way * ord(state.cards[seat] or ""), (seat - state.holder) % seats

    return tuple(sorted((s for s in state.active if state.cards[s] is not None), key=place))


def _half_over(options: Options, state: State) -> State:
    """TY-27, TY-30: deal again after the first half, count after the second."""
    if options.edition == "first" and state.half == 1:
        return deal_again(state)
    return replace(state, end="played-out")
