"""What the load needs to know of a server: how its tables are made, reached and understood."""

from collections.abc import Awaitable
from typing import Any, NamedTuple, Protocol


class Place(NamedTuple):
    """Where one seat sits: its socket, what it must send first, and what else it must remember."""

    address: str
    headers: dict[str, str]
    greetings: tuple[str, ...]
    memory: Any


class Heard(NamedTuple):
    """What a frame says: so many moves were made; whether this seat moves next; whether it is over."""

    moves: int
    mine: bool
    over: bool
    position: Any


class Dialect(Protocol):
    """A server that is spoken to."""

    def make_tables(self, count: int) -> Awaitable[list[tuple[Place, Place]]]:
        """Make tables of two and return the places of both seats."""

    def hear(self, place: Place, frame: str) -> Heard | None:
        """Understand a frame; ``None`` if it tells nothing new of the game."""

    def reply(self, place: Place, frame: str) -> str | None:
        """Return what must be answered at once, as a heartbeat."""

    def move(self, place: Place, heard: Heard) -> str:
        """Return the frame of a move of this seat."""
