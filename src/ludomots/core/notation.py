"""What the notations of all games share: names of squares and the error of a text."""

from string import ascii_uppercase

from ludomots.core.contract import Square
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


def square_name(square: Square) -> str:
    """Return the name of a square: its column's letter, then its row.

    >>> square_name(Square(5, 4))
    'D5'
    """
    known = 1 <= square.col <= len(COLUMNS)
    return f"{COLUMNS[square.col - 1]}{square.row}" if known else f"({square.row},{square.col})"
