"""What the host of a table allows those who watch it."""

from typing import Literal

import msgspec

Delay = Literal["none", "move", "minutes"]
"""How late spectators see a game: at once, when the next move is made, or two minutes later."""


class Spectators(msgspec.Struct, frozen=True):
    """Whether spectators may talk among themselves, and how late they see the game."""

    chat: bool = False
    delay: Delay = "none"
