"""How a game ends when players leave."""

from msgspec.structs import replace

from ludomots.core.seats import others_around, with_seat
from ludomots.games.typo import doubts, rounds
from ludomots.games.typo.dealing import sorted_hand
from ludomots.games.typo.options import Options
from ludomots.games.typo.state import State
from ludomots.words import Lexicon


def withdraw(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Let a player leave: his cards leave the half with him, his word is taken back.

    Return the state after it, and the word of another one if those who are left prove it bad.
    """
    was_to_place = state.order[:1] == (seat,)
    hand = state.hands[seat] if state.cards[seat] is None else _with_card(state, seat)
    left = replace(
        state,
        hands=with_seat(state.hands, seat, hand),
        cards=with_seat(state.cards, seat, None),
        order=tuple(other for other in state.order if other != seat),
        provisional=None if was_to_place else state.provisional,
        owes=0 if was_to_place else state.owes,
        withdrawn=(*state.withdrawn, seat),
    )
    if len(left.active) <= 1:
        return replace(left, provisional=None, owes=0, end="withdrawn"), ()
    if left.holder == seat:
        left = replace(left, holder=others_around(left, seat)[0])
    after, refused = doubts.settle_if_decided(options, lexicon, left)
    return rounds.go_on(options, after), refused


def _with_card(state: State, seat: int) -> tuple[str, ...]:
    return sorted_hand([*state.hands[seat], state.cards[seat] or ""])
