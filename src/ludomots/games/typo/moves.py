"""Everything that can happen in a game of Typo. Each is one line of the log."""

from typing import Literal

import msgspec

from ludomots.core.moves import Accept, CloseWindow, Contest, TimeUp, Withdraw

HIDDEN = "*"
"""The card of a choice that its audience may not see."""

Side = Literal["left", "right"]


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Lay a card of one's hand face down; it is revealed once all have chosen (TY-09, TY-10)."""

    card: str


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Add one's card to a row and say a word that begins with it (TY-12, TY-13)."""

    row: int
    side: Side
    word: str


class Cannot(msgspec.Struct, frozen=True, tag="cannot"):
    """Say "I cannot": a longest row goes and one's card takes its place (TY-17, TY-18)."""

    row: int


TableMove = CloseWindow | TimeUp
Move = Choose | Announce | Cannot | Contest | Accept | Withdraw | CloseWindow | TimeUp
