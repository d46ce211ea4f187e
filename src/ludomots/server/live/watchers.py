"""How many people watch each table: all there are told when it changes, once a second at most."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from ludomots.server.live.hub import Listener
from ludomots.server.live.messages import Watched
from ludomots.tables import Table

if TYPE_CHECKING:
    from ludomots.server.node import Node


EVERY = 1.0
"""Seconds between two counts of a table: somebody who comes and goes all the time would otherwise
have everybody there told each time."""


class Watchers:
    """The people who listen at tables of this node without a seat."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._counts: dict[str, int] = {}
        self._just_told: dict[str, bool] = {}

    def greet(self, table: Table, listener: Listener) -> None:
        """Tell a new listener how many watch, and all the others if it is one more."""
        if not self.look(table) and table.id in self._counts:
            listener.send(_told(self._counts[table.id]))

    def left(self, listener: Listener) -> None:
        """Tell the others that there is one less, unless somebody with a seat left."""
        if listener.table_id in self._counts:
            table = self._node.tables.in_memory(listener.table_id)
            if table is None or not self._node.hub.at(listener.table_id):
                self._counts.pop(listener.table_id)
            else:
                self.look(table)

    def look(self, table: Table) -> bool:
        """Count those who watch a table; if their number has changed tell everybody there, and
        return true. If they were told a moment ago, they are told later."""
        if table.id in self._just_told:
            self._just_told[table.id] = True
            return False
        listeners = self._node.hub.at(table.id)
        count = len({one.identity for one in listeners if not table.seats_of(one.identity)})
        if count == self._counts.get(table.id, 0):
            return False
        if count:
            self._counts[table.id] = count
        else:
            del self._counts[table.id]
        message = _told(count)
        for one in listeners:
            one.send(message)
        self._just_told[table.id] = False
        asyncio.get_running_loop().call_later(EVERY, self._look_later, table.id)
        return True

    def _look_later(self, table_id: str) -> None:
        table = self._node.tables.in_memory(table_id)
        if self._just_told.pop(table_id) and table is not None:
            self.look(table)


def _told(count: int) -> bytes:
    return msgspec.json.encode(Watched(count=count))
