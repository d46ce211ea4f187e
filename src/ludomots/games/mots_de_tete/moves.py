"""Everything that can happen in a game of Mots de Tête. Each is one line of the log."""

from collections.abc import Iterable

import msgspec

from ludomots.games.contract import Square


class Written(msgspec.Struct, frozen=True, order=True):
    """A letter written on a square (MT-03)."""

    row: int
    col: int
    letter: str

    @property
    def square(self) -> Square:
        """Where it is written."""
        return Square(self.row, self.col)


class Write(msgspec.Struct, frozen=True, tag="write"):
    """Write letters on one line (MT-08). Their order has no meaning."""

    letters: tuple[Written, ...]


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Write nothing (MT-18, MT-Q15)."""


class Contest(msgspec.Struct, frozen=True, tag="contest"):
    """Contest the words that wait (MT-37)."""


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """Let the words that wait stand."""


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Leave the game; the others go on."""


class CloseWindow(msgspec.Struct, frozen=True, tag="close-window"):
    """The time to contest is over; made by the table."""


class TimeUp(msgspec.Struct, frozen=True, tag="time-up"):
    """The turn's time is over, so whoever is to play passes; made by the table (MT-Q33)."""


class TimeOver(msgspec.Struct, frozen=True, tag="time-over"):
    """The time of the whole game is over: the turn is finished; made by the table (MT-Q22)."""


TableMove = CloseWindow | TimeUp | TimeOver
Move = Write | Pass | Contest | Accept | Withdraw | CloseWindow | TimeUp | TimeOver


def write(letters: Iterable[tuple[int, int, str]]) -> Write:
    """Return the move that writes these letters, given as (row, column, letter).

    >>> write([(6, 7, "I"), (6, 6, "D")]).letters[0].square
    Square(row=6, col=6)
    """
    return Write(tuple(sorted(Written(row, col, letter) for row, col, letter in letters)))
