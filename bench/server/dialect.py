"""What the load needs to know of a server: how its tables are made, reached and understood."""

from collections.abc import Awaitable
from typing import Any, NamedTuple, Protocol


class Place(NamedTuple):
    """Where one seat sits: its socket, what it must send first, and what else it must remember."""

    address: str
    headers: dict[str, str]
    greetings: tuple[str, ...]
    memory: Any


Places = tuple[Place, ...]
"""The seats of one table."""


class Heard(NamedTuple):
    """What a frame says: how many moves were made, if this seat is next, if the game is over."""

    moves: int
    mine: bool
    over: bool
    position: Any


class Dialect(Protocol):
    """A server that is spoken to."""

    def make_tables(self, count: int) -> Awaitable[list[Places]]:
        """Make tables and return the places of their seats."""

    def hear(self, place: Place, frame: str) -> Heard | None:
        """Read a frame; ``None`` if it brings nothing new of the game."""

    def reply(self, place: Place, frame: str) -> str | None:
        """Return what must be answered at once, as a heartbeat."""

    def move(self, place: Place, heard: Heard) -> str:
        """Return the frame of a move of this seat."""
