"""Moves, dice and positions as text; the grammar is in docs/formats.md."""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from ludomots.core.contract import Square
from ludomots.core.definition import Notation
from ludomots.core.draws import Draws
from ludomots.core.moves import SIGNS
from ludomots.core.notation import (
    START,
    BadText,
    Signs,
    check_length,
    read_gap,
    read_line,
    read_rows,
    square_name,
    write_line,
    write_rows,
)
from ludomots.games.mots_de_tete.grid import grids
from ludomots.games.mots_de_tete.model import (
    EMPTY,
    FACES,
    Board,
    Move,
    Options,
    State,
    TimeOver,
    Write,
    write,
)
from ludomots.games.mots_de_tete.turns import roll_for_turn

_TOKEN = re.compile(r"(?P<empty>[0-9]+)|(?P<letter>[A-Z])")
_RUNS = re.compile(r"(?P<empty>\.+)|(?P<letters>[A-Z]+)")
_WRITE = re.compile(rf"{START} (?P<letters>[A-Z](?:[A-Z.]{{0,24}}[A-Z])?)")
_SIGNS = Signs[Move]({**SIGNS, "over": TimeOver()})


def write_board(board: Board) -> str:
    """Return the grid as one line, rows from the top; black squares count as empty ones."""
    return write_rows(board.letters, board.side, _write_row)


def read_board(text: str, options: Options) -> Board:
    """Read a grid; ``BadText`` says where the text is wrong."""
    letters = read_rows(text, options.board, partial(_read_row, options))
    return Board("".join(letters))


def read_die(text: str, position: int = 1) -> int:
    """Read the number of a die; ``position`` is where it stands in a text."""
    check_length(text)
    if len(text) != 1 or text not in "".join(map(str, range(1, FACES + 1))):
        raise BadText("die", position, text=text)
    return int(text)


def write_move(move: Move) -> str:
    """Return a move as text: ``6F DISQUE``, ``L6 SOLO``, ``7K N.TES``, ``-`` to pass."""
    if isinstance(move, Write):
        return write_line((one.square, one.letter) for one in move.letters)
    return _SIGNS.write(move)


def _read_own(text: str, options: Options) -> Move:  # noqa: ARG001 (the same at every table)
    """Read a move that is not one of the common signs."""
    found = _WRITE.fullmatch(text)
    if not found:
        raise BadText("writing", 1, text=text)
    return write(read_line(found, found["letters"]))


read_move = _SIGNS.or_else(_read_own)


def _write_row(row: Sequence[str]) -> Iterator[str]:
    for run in _RUNS.finditer("".join(row)):
        yield run["letters"] or str(len(run["empty"]))


def _read_row(options: Options, row: str, number: int, position: int) -> Iterator[str]:
    black = grids()[options.board].black
    at, col = 0, 1
    while at < len(row):
        token = _TOKEN.match(row, at)
        if not token:
            raise BadText("character", position + at, character=row[at])
        if token["empty"]:
            count = read_gap(token["empty"], position + at, options.board)
            yield from EMPTY * count
            col += count
        else:
            square = Square(number, col)
            if square in black:
                raise BadText("black-square", position + at, square=square_name(square))
            yield token["letter"]
            col += 1
        at = token.end()


def position(
    options: Options, board: str, dice: Sequence[str], players: int, draws: Draws
) -> State:
    """Return a state with this grid, seat 0 to play; its die is the first of ``dice``, or
    rolled."""
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
    """Return what a seat plays from: its die while it has to write, otherwise nothing."""
    is_to_write = seat == state.turn and state.provisional is None and not state.end
    return str(state.die) if is_to_write else ""


NOTATION = Notation(
    read_move=read_move,
    write_move=write_move,
    write_position=lambda state: write_board(state.board),
    read_position=position,
    write_hand=write_hand,
)
