"""Everything that can happen in a game of Topword. Each is one line of the log."""

from collections.abc import Iterable

import msgspec

from ludomots.games.contract import Square

HIDDEN = "?"
"""The tile of an exchange as the other players see it."""


class Placed(msgspec.Struct, frozen=True, order=True):
    """A tile laid on a square."""

    row: int
    col: int
    tile: str

    @property
    def square(self) -> Square:
        """Where it lies."""
        return Square(self.row, self.col)


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Lay tiles on one line (TW-14). The order of the tiles has no meaning."""

    tiles: tuple[Placed, ...]


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Lay nothing (TW-41, TW-43, TX-26)."""


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Pass, and exchange one tile with the bag (TW-42, TX-26)."""

    tile: str


class Contest(msgspec.Struct, frozen=True, tag="contest"):
    """Contest the words of the play on the table (TW-39, TX-25)."""


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """Let the play on the table stand (TW-Q22)."""


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Leave the game; the others go on."""


class CloseWindow(msgspec.Struct, frozen=True, tag="close-window"):
    """The time to contest is over; made by the table (TW-Q22)."""


class TimeUp(msgspec.Struct, frozen=True, tag="time-up"):
    """The turn's time is over, so whoever is to play passes; made by the table (TW-Q32)."""


class Blocked(msgspec.Struct, frozen=True, tag="blocked"):
    """Nobody can make a word any more; declared by the table, verified by the rules (TW-45)."""


TurnMove = Place | Pass | Exchange
TableMove = CloseWindow | TimeUp | Blocked
Move = Place | Pass | Exchange | Contest | Accept | Withdraw | CloseWindow | TimeUp | Blocked


def place(tiles: Iterable[tuple[int, int, str]]) -> Place:
    """Return the move that lays these tiles, given as (row, column, tile).

    >>> place([(5, 4, "R"), (5, 5, "A")]).tiles[1].square
    Square(row=5, col=5)
    """
    return Place(tuple(sorted(Placed(row, col, tile) for row, col, tile in tiles)))
