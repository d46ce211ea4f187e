"""Dealing and rounds: everybody chooses a card, all are revealed, then each is placed in order."""

from collections.abc import Sequence

from msgspec.structs import replace

from ludomots.core.contract import IllegalMove
from ludomots.core.draws import Draws
from ludomots.core.tiles import Tiles, bag_of, draw, put_back, take
from ludomots.core.turns import check_players, with_seat
from ludomots.games.typo.model import HAND, Options, State, decks

SEATS = range(2, 7)
"""How many may play (TY-01)."""

ROWS = 4


def start(options: Options, seats: int, draws: Draws) -> State:
    """Start four rows, name the first player, and deal.

    TY-03, TY-04, TY-06, TY-08, TY-Q25.
    """
    check_players("Typo", options.allowed_seats(SEATS), seats)
    cards = bag_of(decks()[options.deck])
    rows, cards, draws = draw(cards, ROWS, draws)
    holder, draws = draws.below(seats)
    hands, cards, draws = deal(cards, seats, options.hand_size(seats), draws)
    return State(
        draws=draws,
        aside=cards,
        rows=rows,
        hands=hands,
        cards=(None,) * seats,
        scores=(0,) * seats,
        holder=holder,
    )


def deal_again(state: State) -> State:
    """Shuffle all cards except those in the rows and deal them for the second half.

    TY-27, TY-28, TY-Q13 to TY-Q15: each player still there gets the same number; TY-Q16: the game
    ends if there is not one card for each.
    """
    hands = [card for hand in state.hands for card in hand]
    cards = put_back(state.aside, [*state.discarded, *hands])
    size = min(HAND, len(cards) // len(state.active))
    if not size:
        return replace(state, end="no-cards")
    dealt, cards, draws = deal(cards, len(state.active), size, state.draws)
    by_seat = dict(zip(state.active, dealt, strict=True))
    return replace(
        state,
        draws=draws,
        aside=cards,
        hands=tuple(by_seat.get(seat, ()) for seat in range(len(state.hands))),
        discarded=(),
        half=2,
    )


def deal(
    cards: Tiles, players: int, size: int, draws: Draws
) -> tuple[tuple[Tiles, ...], Tiles, Draws]:
    """Return hands of this size, the rest of the cards, and the draws after."""
    hands = []
    for _ in range(players):
        hand, cards, draws = draw(cards, size, draws)
        hands.append(sorted_hand(hand))
    return tuple(hands), cards, draws


def sorted_hand(cards: Sequence[str]) -> Tiles:
    """Return a hand in alphabetical order, so that its order reveals nothing."""
    return tuple(sorted(cards))


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
    """Let chance choose for the players whose time to choose is over (TY-Q20)."""
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
    """Return the seats in the order in which they place their cards.

    TY-11, TY-29: from A to Z, in the second half from Z to A; TY-14, TY-Q11, TY-Q17: equal letters
    clockwise from the seat that has the dictionary at the reveal.
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
