"""Everything that can happen in a game of Topword. Each is one line of the log."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from ludomots.core.moves import CloseWindow, CommonMove, Pass, TimeUp
from ludomots.core.notation import OnSquare

_KEPT = 4096
"""More than there are tiles on squares of the largest board."""

HIDDEN = "?"
"""The tile of an exchange as the other players see it."""


class Placed(OnSquare, frozen=True, order=True):
    """A tile laid on a square."""

    tile: str


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Lay tiles on one line (TW-14). The order of the tiles has no meaning."""

    tiles: tuple[Placed, ...]


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Pass, and exchange one tile with the bag (TW-42, TX-26)."""

    tile: str


class Blocked(msgspec.Struct, frozen=True, tag="blocked"):
    """Nobody can make a word any more; declared by the table, verified by the rules (TW-45)."""


TurnMove = Place | Pass | Exchange
Move = Place | Exchange | Blocked | CommonMove
"""Its own moves, and those of every table: ``Pass`` (TW-41, TW-43, TX-26), ``Contest`` (TW-39,
TX-25), ``Accept`` and ``CloseWindow`` (TW-Q22), ``TimeUp`` (TW-Q32), ``Withdraw``."""

TABLE_MOVES = (CloseWindow, TimeUp, Blocked)
"""Those that no player makes."""


def place(tiles: Iterable[tuple[int, int, str]]) -> Place:
    """Return the move that lays these tiles, given as (row, column, tile).

    >>> place([(5, 4, "R"), (5, 5, "A")]).tiles[1].square
    Square(row=5, col=5)
    """
    return Place(tuple(sorted(_placed(*one) for one in tiles)))


@lru_cache(maxsize=_KEPT)
def _placed(row: int, col: int, tile: str) -> Placed:
    """Return a tile on a square. Many tables hold the same ones in their logs."""
    return Placed(row, col, tile)
