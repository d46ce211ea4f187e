"""Tic-tac-toe as a game on the shelf."""

from bench.server.tic_tac_toe.rules import CELLS, SEATS, Mark, Move, Options, State, TicTacToe
from ludomots.core.definition import Faces, GameDefinition, Notation
from ludomots.core.moves import TimeUp, Withdraw
from ludomots.core.notation import BadText
from ludomots.core.site_face import SiteFace

_SIGNS: dict[str, Move] = {"leave": Withdraw(), "time": TimeUp()}
_CELLS = {str(cell + 1): Mark(cell) for cell in range(CELLS)}


def read_move(text: str, options: Options) -> Move:  # noqa: ARG001 (as every game's)
    """Read a move: the number of a cell, from 1, or one of the signs."""
    move = _CELLS.get(text) or _SIGNS.get(text)
    if move is None:
        raise BadText("tic-tac-toe-move", 1, text=text)
    return move


def write_move(move: Move) -> str:
    """Write a move as it is read."""
    if isinstance(move, Mark):
        return str(move.cell + 1)
    return next(sign for sign, one in _SIGNS.items() if one == move)


def write_position(state: State) -> str:
    """Write the board, its rows from the top."""
    marks = "".join("." if by is None else "XO"[by] for by in state.cells)
    return "/".join(marks[at : at + 3] for at in range(0, CELLS, 3))


TIC_TAC_TOE = GameDefinition(
    name="tic-tac-toe",
    seats=SEATS,
    rules=TicTacToe,
    notation=Notation(read_move=read_move, write_move=write_move, write_position=write_position),
    faces=Faces(site=SiteFace(secrets=False)),
)
