"""Dice filled in, so that a game of a real table can be replayed."""

from msgspec.structs import replace

from ludomots.games.contract import TABLE
from ludomots.games.mots_de_tete.dice import FACES
from ludomots.games.mots_de_tete.moves import Move, Write
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.state import State
from ludomots.games.mots_de_tete.text import read_die


def suppose(
    options: Options, state: State, seat: int, hand: str | None, move: Move
) -> tuple[State, Move]:
    """Return a state in which the die shows what a seat's move needs, and the move.

    The seat that moves first has the first turn. The dice of coloured squares are not told by any
    move, so they stay as they are drawn.
    """
    if seat == TABLE or seat >= len(state.scores):
        return state, move
    if state.last is None:
        state = replace(state, turn=seat, first=seat)
    if state.provisional is not None or options.variant == "quarte" or seat != state.turn:
        return state, move
    if hand:
        return replace(state, rolls=(read_die(hand),)), move
    if isinstance(move, Write) and len(move.letters) in range(1, FACES + 1):
        return replace(state, rolls=(len(move.letters),)), move
    return state, move
