"""What the notations of all games share: names of squares and the error of a text."""

from collections.abc import Callable, Mapping
from string import ascii_uppercase
from typing import Generic

from ludomots.core.contract import Move, Options, Square
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
