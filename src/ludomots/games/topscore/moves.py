"""Everything that can happen in a game of Topscore. Each is one line of the log.

A turn may have several parts, each a move of its own: put a letter that was earned, trade a blank,
lengthen the direct opponent's word, then one's own. The rulebook says when the turn is over.
"""

import msgspec

from ludomots.core.moves import CloseWindow, CommonMove, TimeUp
from ludomots.core.tiles import Tiles

HIDDEN = "*"
"""A token of an exchange as the other players see it."""


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a word on a big pyramid: the tokens in order, a blank as a small letter (TS-14, TS-43).

    ``on`` is the seat whose pyramid it is, ``None`` for one's own.
    """

    word: Tiles
    on: int | None = None


class Trade(msgspec.Struct, frozen=True, tag="trade"):
    """Replace a blank of a big pyramid by the letter it stands for (TS-45)."""

    letter: str
    on: int | None = None


class Change(msgspec.Struct, frozen=True, tag="change"):
    """Change the word of one's own pyramid: one of its tokens against one of the rack (TS-50)."""

    out: str
    token: str
    word: Tiles


class Abandon(msgspec.Struct, frozen=True, tag="abandon"):
    """Give the word of one's own pyramid back to the bag (TS-Q18)."""


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Exchange tokens of the rack with the bag (TS-48)."""

    tokens: Tiles


class Put(msgspec.Struct, frozen=True, tag="put"):
    """Put a letter of one's seven-letter word on a small pyramid, 1 to 7 (TS-25)."""

    letter: str
    pyramid: int


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Name the longest word of one's small pyramids (TS-31)."""

    word: Tiles


OwnMove = Lay | Trade | Change | Abandon | Exchange | Put | Name
Move = Lay | Trade | Change | Abandon | Exchange | Put | Name | CommonMove
"""Its own moves, and those of every table: ``Pass`` says that one cannot or will not play, or has
no word to name; ``TimeUp`` that the sand has run out (TS-54)."""

TABLE_MOVES = (CloseWindow, TimeUp)
"""Those that no player makes."""
