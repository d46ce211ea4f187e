"""Cards dealt: at the start, and again for the second half."""

from collections.abc import Sequence

from msgspec.structs import replace

from ludomots.core.draws import Draws
from ludomots.core.seats import check_players
from ludomots.core.tiles import Tiles, bag_of, draw, put_back
from ludomots.games.typo.box import decks
from ludomots.games.typo.options import HAND, Options
from ludomots.games.typo.state import State

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
    """Shuffle all cards but those in the rows and deal them for the second half.

    TY-27, TY-28, TY-Q13 to TY-Q15: as many to each player still there; TY-Q16: without cards the
    game ends.
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
    """Return a hand in the order of the alphabet: it has no order of its own to tell."""
    return tuple(sorted(cards))
