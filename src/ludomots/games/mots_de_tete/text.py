"""Positions, dice and moves as text; the grammar is in docs/formats.md."""

import re
from collections.abc import Iterator

from ludomots.games.contract import Square
from ludomots.games.mots_de_tete.board import EMPTY, Board
from ludomots.games.mots_de_tete.dice import FACES
from ludomots.games.mots_de_tete.grid import grids
from ludomots.games.mots_de_tete.moves import (
    Accept,
    CloseWindow,
    Contest,
    Move,
    Pass,
    TimeOver,
    TimeUp,
    Withdraw,
    Write,
    Written,
    write,
)
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.notation import COLUMNS, BadText, check_length, square_name

STAYS = "."
"""A letter of the grid between those that are written."""

_TOKEN = re.compile(r"(?P<empty>[0-9]+)|(?P<letter>[A-Z])")
_RUNS = re.compile(r"(?P<empty>\.+)|(?P<letters>[A-Z]+)")
_WRITE = re.compile(
    r"(?:(?P<row>[1-9][0-9]?)(?P<col>[A-Z])|(?P<down_col>[A-Z])(?P<down_row>[1-9][0-9]?))"
    r" (?P<letters>[A-Z](?:[A-Z.]{0,24}[A-Z])?)"
)
_SIGNS: dict[str, Move] = {
    "-": Pass(),
    "?": Contest(),
    "=": Accept(),
    "leave": Withdraw(),
    "close": CloseWindow(),
    "time": TimeUp(),
    "over": TimeOver(),
}
_SIGN_OF = {move: sign for sign, move in _SIGNS.items()}


def write_board(board: Board) -> str:
    """Return the grid as one line, rows from the top; black squares count as empty ones."""
    side = board.side
    rows = (board.letters[start : start + side] for start in range(0, side * side, side))
    return "/".join("".join(_write_row(row)) for row in rows)


def read_board(text: str, options: Options) -> Board:
    """Read a grid, or say with ``BadText`` where the text is wrong."""
    check_length(text)
    rows = text.split("/")
    if len(rows) != options.board:
        raise BadText("rows", len(text), found=len(rows), expected=options.board)
    letters = ""
    position = 1
    for number, row in enumerate(rows, start=1):
        found = "".join(_read_row(row, number, position, options))
        if len(found) != options.board:
            raise BadText(
                "row-length", position, row=number, found=len(found), expected=options.board
            )
        letters += found
        position += len(row) + 1
    return Board(letters)


def read_die(text: str) -> int:
    """Read what a die shows."""
    check_length(text)
    if len(text) != 1 or text not in "".join(map(str, range(1, FACES + 1))):
        raise BadText("die", 1, text=text)
    return int(text)


def write_move(move: Move) -> str:
    """Return a move as text: ``6F DISQUE``, ``L6 SOLO``, ``7K N.TES``, ``-`` to pass."""
    return _write_letters(move.letters) if isinstance(move, Write) else _SIGN_OF[move]


def read_move(text: str, options: Options) -> Move:  # noqa: ARG001 (the same at every table)
    """Read a move, or say with ``BadText`` that it is none. Whether it is legal is not asked."""
    check_length(text)
    text = text.strip()
    if text in _SIGNS:
        return _SIGNS[text]
    found = _WRITE.fullmatch(text)
    if not found:
        raise BadText("writing", 1, text=text)
    across = found["row"] is not None
    row = int(found["row"] or found["down_row"])
    col = COLUMNS.index(found["col"] or found["down_col"]) + 1
    return write(
        (row, col + step, letter) if across else (row + step, col, letter)
        for step, letter in enumerate(found["letters"])
        if letter != STAYS
    )


def _write_row(row: str) -> Iterator[str]:
    for run in _RUNS.finditer(row):
        yield run["letters"] or str(len(run["empty"]))


def _read_row(row: str, number: int, position: int, options: Options) -> Iterator[str]:
    black = grids()[options.board].black
    at, col = 0, 1
    while at < len(row):
        token = _TOKEN.match(row, at)
        if not token:
            raise BadText("character", position + at, character=row[at])
        if token["empty"]:
            count = int(token["empty"][:4])
            if not 0 < count <= options.board:
                raise BadText("empty-squares", position + at, found=token["empty"])
            yield EMPTY * count
            col += count
        else:
            square = Square(number, col)
            if square in black:
                raise BadText("black-square", position + at, square=square_name(square))
            yield token["letter"]
            col += 1
        at = token.end()


def _write_letters(letters: tuple[Written, ...]) -> str:
    if not letters:
        raise ValueError("no letter is written")
    new = {one.square: one.letter for one in letters}
    first, last = min(new), max(new)
    if first.row < 1 or not 1 <= first.col <= last.col <= len(COLUMNS):
        raise ValueError("the letters are on no grid")
    across = first.row == last.row
    if len(new) < len(letters) or not (across or first.col == last.col):
        raise ValueError("the letters are not on one line of squares")
    length = last.col - first.col if across else last.row - first.row
    line = (
        Square(first.row, first.col + step) if across else Square(first.row + step, first.col)
        for step in range(length + 1)
    )
    text = "".join(new.get(square, STAYS) for square in line)
    name = square_name(first)
    return f"{name[1:]}{name[0]} {text}" if across else f"{name} {text}"
