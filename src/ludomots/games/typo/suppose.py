"""Hidden cards filled in, so that a game can be replayed by somebody who did not see them all."""

from collections import Counter

from msgspec.structs import replace

from ludomots.games.contract import TABLE
from ludomots.games.seats import with_seat
from ludomots.games.tiles import put_back, take
from ludomots.games.typo.dealing import sorted_hand
from ludomots.games.typo.moves import HIDDEN, Announce, Cannot, Choose, Move
from ludomots.games.typo.options import Options
from ludomots.games.typo.state import State
from ludomots.games.typo.text import read_hand


def suppose(
    options: Options,  # noqa: ARG001 (as every game's)
    state: State,
    seat: int,
    hand: str | None,
    move: Move,
) -> tuple[State, Move]:
    """Return a state in which a seat has the card that its move needs, and the move without hidden
    card.

    Whoever places his card was to place it. A word tells its card; that of somebody who cannot is
    told by ``hand`` or stays as it was guessed. Cards come from those that nobody sees, so that the
    deck stays whole; if they are nowhere the state stays as it is.
    """
    if seat == TABLE or seat >= len(state.hands):
        return state, move
    match move:
        case Choose(card=card) if seat in state.choosers:
            wanted = read_hand(hand) if hand else _hand_with(state, seat, card)
            state = _with_hand(state, seat, wanted)
            if card == HIDDEN:
                move = Choose(state.hands[seat][0])
        case Announce() | Cannot() if seat in state.order and state.provisional is None:
            card = hand or _told(state, move)
            state = _with_card(state, seat, card)
            others = tuple(other for other in state.order if other != seat)
            state = replace(state, order=(seat, *others))
        case _:
            pass
    return state, move


def _told(state: State, move: Announce | Cannot) -> str:
    """Return the card that a word tells, nothing if there is none."""
    if isinstance(move, Cannot) or move.row not in range(1, len(state.rows) + 1):
        return ""
    at = 0 if move.side == "left" else len(state.row(move.row))
    return move.word[at : at + 1]


def _hand_with(state: State, seat: int, card: str) -> tuple[str, ...]:
    hand = state.hands[seat]
    return hand if card == HIDDEN or card in hand else sorted_hand([card, *hand[1:]])


def _with_hand(state: State, seat: int, wanted: tuple[str, ...]) -> State:
    """Return the state in which a seat has this hand, as far as its cards are to be found."""
    new = list((Counter(wanted) - Counter(state.hands[seat])).elements())
    old = list((Counter(state.hands[seat]) - Counter(wanted)).elements())
    if len(new) != len(old):
        return state
    for give, get in zip(old, new, strict=True):
        found = _exchanged(state, seat, give, get)
        if found is not None:
            hand = take(found.hands[seat], [give]) or ()
            state = replace(found, hands=with_seat(found.hands, seat, sorted_hand([*hand, get])))
    return state


def _with_card(state: State, seat: int, card: str) -> State:
    """Return the state in which this card lies before a seat."""
    old = state.cards[seat]
    if not card or old is None or old == card:
        return state
    found = _exchanged(state, seat, old, card)
    if found is None:
        hand = take(state.hands[seat], [card])
        if hand is None:
            return state
        found = replace(state, hands=with_seat(state.hands, seat, sorted_hand([*hand, old])))
    return replace(found, cards=with_seat(found.cards, seat, card))


def _exchanged(state: State, seat: int, give: str, get: str) -> State | None:
    """Return the state with one card for another among those that a seat does not have."""
    aside = take(state.aside, [get])
    if aside is not None:
        return replace(state, aside=put_back(aside, [give]))
    for other, hand in enumerate(state.hands):
        rest = take(hand, [get]) if other != seat else None
        if rest is not None:
            return replace(state, hands=with_seat(state.hands, other, sorted_hand([*rest, give])))
    for other, card in enumerate(state.cards):
        if other != seat and card == get:
            return replace(state, cards=with_seat(state.cards, other, give))
    return None
