"""When each node was last alive, so that no clock runs on while nobody runs the tables."""

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.live import schema

ALIVE = 15_000
"""Milliseconds after its last heartbeat in which a node counts as alive, unless it stopped."""

_rows = schema.nodes.c


class Heartbeats:
    """Writes the heartbeats of one node and reads those of all."""

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node

    async def beat(self, now: int) -> None:
        """Say that this node is alive."""
        await self._write(now, stopped=0)

    async def stop(self, now: int) -> None:
        """Say that this node stops."""
        await self._write(now, stopped=1)

    async def down_since(self, now: int) -> int | None:
        """Return since when no node has been alive; nothing if one is, or none ever was.

        A heartbeat that lies in the future is from before the clock was set back.
        """
        if await self.others_alive(now):
            return None
        query = select(func.max(_rows.at))
        last: int | None = await self._database.read(lambda one: one.scalar(query))
        return None if last is None else min(last, now)

    async def others_alive(self, now: int) -> list[str]:
        """Return the other nodes that are alive."""
        is_alive = (_rows.stopped == 0) & _rows.at.between(now - ALIVE, now + ALIVE)
        query = select(_rows.node).where(is_alive, _rows.node != self._node).order_by(_rows.node)
        return list(await self._database.read(lambda one: one.scalars(query).all()))

    async def _write(self, at: int, stopped: int) -> None:
        values = {"at": at, "stopped": stopped}
        mine = update(schema.nodes).where(_rows.node == self._node).values(values)
        if await self._database.write(lambda one: one.execute(mine).rowcount):
            return
        new = insert(schema.nodes).values({"node": self._node, **values})
        try:
            await self._database.write(lambda one: one.execute(new))
        except IntegrityError:
            await self._write(at, stopped)
