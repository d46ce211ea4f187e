"""Who is here now, of those who let it be known.

A node notes it in memory, at its tables and when a page asks for invitations, and stores it once a
minute: all nodes read it there, and no move waits for it.
"""

from typing import TYPE_CHECKING

from ludomots.store.players import Player, Players
from ludomots.tables.pace import MINUTE

if TYPE_CHECKING:
    from ludomots.server.node import Node

_STORED_EVERY = MINUTE
_HERE_FOR = 3 * MINUTE
"""How long somebody counts as here after they were last noted."""


class Presence:
    """The people whom this node has seen since it last stored them."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._players = Players(node.database)
        self._noted: set[str] = set()
        self._next = 0

    def note(self, person: str) -> None:
        """Note that somebody has a page of the site open."""
        self._noted.add(person)

    def go_on(self) -> None:
        """Store who is here, if that was not done within a minute."""
        now = self._node.now()
        if now < self._next:
            return
        self._next = now + _STORED_EVERY
        here = self._noted | {listener.identity for listener in self._node.hub.everybody()}
        self._noted = set()
        if here:
            self._node.tasks.start(self._players.note_here(here, now))


def is_here(player: Player, now: int) -> bool:
    """Return whether a person is here now and lets it be known."""
    return player.here is not None and now - player.here < _HERE_FOR
