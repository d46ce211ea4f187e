"""Positions for studies (a grid and a die, without the moves before), and the notation."""

from collections.abc import Sequence

from ludomots.core.definition import Notation
from ludomots.core.draws import Draws
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.state import State
from ludomots.games.mots_de_tete.text import (
    read_board,
    read_die,
    read_move,
    write_board,
    write_move,
)
from ludomots.games.mots_de_tete.turns import roll_for_turn


def position(
    options: Options, board: str, dice: Sequence[str], players: int, draws: Draws
) -> State:
    """Return a state with this grid, seat 0 to play; its die is the first of ``dice`` or rolled."""
    written = read_board(board, options)
    rolls, draws = roll_for_turn(options, written, draws)
    if dice and dice[0] and options.variant != "quarte":
        rolls = (read_die(dice[0]),)
    seats = max(players, len(dice))
    return State(
        draws=draws,
        board=written,
        scores=(0,) * seats,
        turn=0,
        first=0,
        rolls=rolls,
        misses=(0,) * seats,
        skips=(0,) * seats,
    )


def write_hand(state: State, seat: int) -> str:
    """Return what a seat has to go by: its die while it is to write, else nothing."""
    is_to_write = seat == state.turn and state.provisional is None and not state.end
    return str(state.die) if is_to_write else ""


NOTATION = Notation(
    read_move=read_move,
    write_move=write_move,
    write_position=lambda state: write_board(state.board),
    read_position=position,
    write_hand=write_hand,
)
