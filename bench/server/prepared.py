"""Tables whose moves are known before anything is measured, the same on both servers.

A server counts what happened at a table: ours its events, boardgame.io the states. A player sends
its next move once that count says that all moves before it were made, and reads nothing else.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Self

Heard = int | bytes | None
"""What a frame says: how much happened at the table, or what must be answered at once."""


class PreparedMove(NamedTuple):
    """A move of a seat: the frame without the count, which stands between its two parts.

    ``happened`` is how much more than at the beginning has happened once the move is made.
    """

    seat: int
    before: bytes
    after: bytes
    happened: int


class Place(NamedTuple):
    """Where a seat or a spectator connects, what it says first, and how it reads a frame."""

    path: str
    headers: Mapping[str, str]
    greetings: tuple[bytes, ...]
    hear: Callable[[bytes], Heard]


class PreparedTable(NamedTuple):
    """A table that waits for its first move."""

    id: str
    port: int
    places: tuple[Place, ...]
    moves: tuple[PreparedMove, ...]

    def part(self, first: int, last: int) -> Self:
        """Return the table with some of its moves, once those before them were made."""
        made = self.moves[first - 1].happened if first else 0
        moves = (move._replace(happened=move.happened - made) for move in self.moves[first:last])
        return self._replace(moves=tuple(moves))
