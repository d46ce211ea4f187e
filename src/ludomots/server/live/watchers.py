"""How many people watch each table: all there are told when it changes."""

from typing import TYPE_CHECKING

import msgspec

from ludomots.server.live.hub import Listener
from ludomots.server.live.messages import Watched
from ludomots.tables import Table

if TYPE_CHECKING:
    from ludomots.server.node import Node


class Watchers:
    """The people who listen at tables of this node without a seat."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._counts: dict[str, int] = {}

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
        return true."""
        listeners = self._node.hub.at(table.id)
        count = len({one.identity for one in listeners if not table.seats_of(one.identity)})
        if count == self._counts.get(table.id, 0):
            return False
        if count:
            self._counts[table.id] = count
        else:
            del self._counts[table.id]
        for one in listeners:
            one.send(_told(count))
        return True


def _told(count: int) -> bytes:
    return msgspec.json.encode(Watched(count=count))
