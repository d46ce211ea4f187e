"""Positions, dice and moves as text; the grammar is in docs/formats.md."""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from ludomots.core.contract import Square
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
from ludomots.games.mots_de_tete.board import EMPTY, Board
from ludomots.games.mots_de_tete.dice import FACES
from ludomots.games.mots_de_tete.grid import grids
from ludomots.games.mots_de_tete.moves import Move, TimeOver, Write, write
from ludomots.games.mots_de_tete.options import Options

_TOKEN = re.compile(r"(?P<empty>[0-9]+)|(?P<letter>[A-Z])")
_RUNS = re.compile(r"(?P<empty>\.+)|(?P<letters>[A-Z]+)")
_WRITE = re.compile(rf"{START} (?P<letters>[A-Z](?:[A-Z.]{{0,24}}[A-Z])?)")
_SIGNS = Signs[Move]({**SIGNS, "over": TimeOver()})


def write_board(board: Board) -> str:
    """Return the grid as one line, rows from the top; black squares count as empty ones."""
    return write_rows(board.letters, board.side, _write_row)


def read_board(text: str, options: Options) -> Board:
    """Read a grid, or say with ``BadText`` where the text is wrong."""
    letters = read_rows(text, options.board, partial(_read_row, options))
    return Board("".join(letters))


def read_die(text: str, position: int = 1) -> int:
    """Read what a die shows, from where it stands in a text."""
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
    """Read a move that has no sign."""
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
