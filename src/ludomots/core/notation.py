"""What the notations of all games share: names of squares and the error of a text."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from string import ascii_uppercase
from typing import Generic, TypeVar

import msgspec

from ludomots.core.contract import IllegalMove, Move, Options, Square
from ludomots.errors import LudomotsError
from ludomots.texts.shown import shown

LONGEST_TEXT = 4096
COLUMNS = ascii_uppercase


class BadText(LudomotsError, ValueError):
    """A position, rack or move that cannot be read: a stable code, where, and what was found.

    ``position`` counts characters from 1; ``values`` fill the text ``text-<code>``.
    """

    def __init__(self, code: str, position: int, **values: str | int) -> None:
        self.code = code
        self.position = position
        self.values = {
            name: shown(value) if isinstance(value, str) else value
            for name, value in values.items()
        }
        found = ", ".join(f"{name} {value}" for name, value in self.values.items())
        super().__init__(f"{code} at character {position}{': ' if found else ''}{found}")


def check_length(text: str) -> None:
    """Refuse a text that is longer than any position."""
    if len(text) > LONGEST_TEXT:
        raise BadText("too-long", LONGEST_TEXT + 1, limit=LONGEST_TEXT)


class Signs(Generic[Move]):
    """The moves of a game that are written as one sign, such as ``-`` to pass."""

    def __init__(self, moves: Mapping[str, Move]) -> None:
        self._moves = moves
        self._sign_of = {move: sign for sign, move in moves.items()}

    def write(self, move: Move) -> str:
        """Return the sign of a move."""
        return self._sign_of[move]

    def or_else(self, read: Callable[[str, Options], Move]) -> Callable[[str, Options], Move]:
        """Return the function that reads a sign, or else calls ``read`` for the other moves.

        ``BadText`` says that a text is no move; whether the move is legal is not asked. ``read`` is
        given the text without spaces around it, and none that is longer than any position.
        """

        def read_move(text: str, options: Options) -> Move:
            check_length(text)
            text = text.strip()
            return self._moves[text] if text in self._moves else read(text, options)

        return read_move


def square_name(square: Square) -> str:
    """Return the name of a square: its column's letter, then its row.

    >>> square_name(Square(5, 4))
    'D5'
    """
    known = 1 <= square.col <= len(COLUMNS)
    return f"{COLUMNS[square.col - 1]}{square.row}" if known else f"({square.row},{square.col})"


STAYS = "."
"""A letter of the board between those of a play."""

START = r"(?:(?P<row>[1-9][0-9]?)(?P<col>[A-Z])|(?P<down_col>[A-Z])(?P<down_row>[1-9][0-9]?))"
"""The pattern of a play's first square: the row comes first across, the column first down."""

Value = TypeVar("Value")


class OnSquare(msgspec.Struct, frozen=True, order=True):
    """Something that is laid or written on a square; what it is, a game's own struct says."""

    row: int
    col: int

    @property
    def square(self) -> Square:
        """Where it is."""
        return _square(self.row, self.col)


@lru_cache(maxsize=1024)
def _square(row: int, col: int) -> Square:
    """Return a square. To look it up is faster than to make it, and a move asks many times."""
    return Square(row, col)


def squares_of(pieces: Iterable[OnSquare]) -> tuple[Square, ...]:
    """Return where some pieces are."""
    return tuple(piece.square for piece in pieces)


def check_no_gap(
    pieces: Sequence[OnSquare], is_filled: Callable[[Square], object], rule: str
) -> None:
    """Refuse pieces of one line if a square between them is not filled."""
    line = between(min(pieces).square, max(pieces).square)
    empty = tuple(square for square in line if not is_filled(square))
    if empty:
        raise IllegalMove("gap", rule, squares=empty)


def read_line(found: re.Match[str], letters: str) -> Iterator[tuple[int, int, str]]:
    """Yield the row, the column and the letter of a play, from the match of its ``START``."""
    across = found["row"] is not None
    row = int(found["row"] or found["down_row"])
    col = COLUMNS.index(found["col"] or found["down_col"]) + 1
    for step, letter in enumerate(letters):
        if letter != STAYS:
            yield (row, col + step, letter) if across else (row + step, col, letter)


def write_line(play: Iterable[tuple[Square, str]]) -> str:
    """Return a play as text; a single letter is written across.

    >>> write_line([(Square(5, 4), "B"), (Square(7, 4), "S")])
    'D5 B.S'
    """
    pairs = list(play)
    letters = dict(pairs)
    if not letters:
        raise ValueError("the play has no letter")
    first, last = min(letters), max(letters)
    if first.row < 1 or not 1 <= first.col <= last.col <= len(COLUMNS):
        raise ValueError("the letters are on no board")
    line = between(first, last)
    if len(letters) < len(pairs) or not letters.keys() <= set(line):
        raise ValueError("the letters are not on one line of squares")
    text = "".join(letters.get(square, STAYS) for square in line)
    name = square_name(first)
    return f"{name[1:]}{name[0]} {text}" if first.row == last.row else f"{name} {text}"


def write_rows(
    squares: Sequence[Value], side: int, write_row: Callable[[Sequence[Value]], Iterable[str]]
) -> str:
    """Return a square board as one line, rows from the top."""
    rows = (squares[start : start + side] for start in range(0, side * side, side))
    return "/".join("".join(write_row(row)) for row in rows)


def read_rows(
    text: str, side: int, read_row: Callable[[str, int, int], Iterable[Value]]
) -> list[Value]:
    """Read a square board, or say with ``BadText`` where the text is wrong.

    ``read_row`` returns the squares of a row from its text, its number and where its text begins.
    """
    check_length(text)
    rows = text.split("/")
    if len(rows) != side:
        raise BadText("rows", len(text), found=len(rows), expected=side)
    squares: list[Value] = []
    position = 1
    for number, row in enumerate(rows, start=1):
        found = list(read_row(row, number, position))
        if len(found) != side:
            raise BadText("row-length", position, row=number, found=len(found), expected=side)
        squares += found
        position += len(row) + 1
    return squares


def read_gap(text: str, position: int, side: int) -> int:
    """Read how many squares of a row are empty, as a number without zeros before it."""
    count = int(text[:4])
    if str(count) != text or not 0 < count <= side:
        raise BadText("empty-squares", position, found=text)
    return count


def between(first: Square, last: Square) -> tuple[Square, ...]:
    """Return the squares from one to another of the same row or column, both included."""
    if first.row == last.row:
        return tuple(_square(first.row, col) for col in range(first.col, last.col + 1))
    return tuple(_square(row, first.col) for row in range(first.row, last.row + 1))
