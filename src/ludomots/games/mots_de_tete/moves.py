"""Everything that can happen in a game of Mots de Tête. Each is one line of the log."""

from collections.abc import Iterable

import msgspec

from ludomots.core.moves import CloseWindow, CommonMove, TimeUp
from ludomots.core.notation import OnSquare


class Written(OnSquare, frozen=True, order=True):
    """A letter written on a square (MT-03)."""

    letter: str


class Write(msgspec.Struct, frozen=True, tag="write"):
    """Write letters on one line (MT-08). Their order has no meaning."""

    letters: tuple[Written, ...]


class TimeOver(msgspec.Struct, frozen=True, tag="time-over"):
    """The time of the whole game is over: the turn is finished; made by the table (MT-Q22)."""


Move = Write | TimeOver | CommonMove
"""Its own moves, and those of every table: ``Pass`` (MT-18, MT-Q15), ``Contest``, ``Accept`` and
``CloseWindow`` (MT-37), ``TimeUp`` (MT-Q33), ``Withdraw``."""

TABLE_MOVES = (CloseWindow, TimeUp, TimeOver)
"""Those that no player makes."""


def write(letters: Iterable[tuple[int, int, str]]) -> Write:
    """Return the move that writes these letters, given as (row, column, letter).

    >>> write([(6, 7, "I"), (6, 6, "D")]).letters[0].square
    Square(row=6, col=6)
    """
    return Write(tuple(sorted(Written(row, col, letter) for row, col, letter in letters)))
