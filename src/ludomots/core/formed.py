"""The words that a move would form, whether they are good or not, and the points it would bring."""

import msgspec

from ludomots.core.contract import Square


class FormedWord(msgspec.Struct, frozen=True):
    """A word that a move would form, and its points."""

    word: str
    points: int
    squares: tuple[Square, ...] = ()


class Formed(msgspec.Struct, frozen=True):
    """The words of a move and its points; those that chance still has to give are missing."""

    words: tuple[FormedWord, ...] = ()
    points: int | None = None
