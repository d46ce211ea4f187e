"""Positions for studies (rows, open cards, some hands; not the moves before), and the notation."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from ludomots.core.definition import Notation
from ludomots.core.draws import Draws
from ludomots.core.tiles import Tiles, bag_of, draw
from ludomots.games.typo import rounds, text
from ludomots.games.typo.box import decks
from ludomots.games.typo.dealing import sorted_hand
from ludomots.games.typo.options import Options
from ludomots.games.typo.rules import Typo
from ludomots.games.typo.state import State


def position(
    options: Options, rows: str, hands: Sequence[str], players: int, draws: Draws
) -> State:
    """Return a state with these rows and hands; the hands of further players are dealt.

    If cards lie open they are placed next, else everybody chooses. The rest of the deck is aside.
    """
    read = text.read_position(rows)
    known = [text.read_hand(hand) for hand in hands]
    seats = max(players, len(known), len(read.cards), read.holder + 1)
    cards = (*read.cards, *[None] * (seats - len(read.cards)))
    aside = _rest_of_the_deck(options, [*read.rows, *known, [c for c in cards if c]])
    for _ in range(len(known), seats):
        hand, aside, draws = draw(aside, options.hand_size(seats), draws)
        known.append(sorted_hand(hand))
    state = State(
        draws=draws,
        aside=aside,
        rows=read.rows,
        hands=tuple(known),
        cards=cards,
        scores=(0,) * seats,
        holder=read.holder,
        half=2 if read.is_second_half else 1,
    )
    if read.cards:
        state = replace(state, order=rounds.order_of(state))
    return Typo(options).counted(rounds.go_on(options, state))


def write_hand(state: State, seat: int) -> str:
    """Return what a seat has to go by: its hand while it chooses, its card while it places."""
    if seat in state.choosers:
        return "".join(state.hands[seat])
    is_to_place = state.order[:1] == (seat,) and state.provisional is None
    return (state.cards[seat] or "") if is_to_place else ""


def held(state: State, seat: int) -> Tiles:
    """Return the cards that only their seat sees; the chosen one lies open once all have chosen."""
    card = state.cards[seat]
    chosen = (card,) if card and state.choosers else ()
    return sorted_hand((*state.hands[seat], *chosen))


def _rest_of_the_deck(options: Options, groups: Sequence[Sequence[str]]) -> Tiles:
    used = Counter(card for group in groups for card in group)
    return bag_of(dict(Counter(decks()[options.deck]) - used))


NOTATION = Notation(
    read_move=text.read_move,
    write_move=text.write_move,
    write_position=text.write_position,
    read_position=position,
    write_hand=write_hand,
    held=held,
)
