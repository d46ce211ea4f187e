"""What happens without a request: deadlines, people who go away, time in which no server ran.

A computer that slept counts as a server that was down.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ludomots.store import NoTable
from ludomots.store.heartbeats import ALIVE, Heartbeats
from ludomots.tables import BadLog, Table
from ludomots.tables.commands import Connect, Resume, Wake

if TYPE_CHECKING:
    from ludomots.server.node import Node

_log = logging.getLogger("ludomots.server")

_BEAT = 5000
"""Milliseconds between two heartbeats of a node; it then looks for what other nodes stored, too."""
_REST = 0.05
"""Seconds between two ticks, so that many people who leave at once are handled together."""
_RETURN = 60_000
"""Milliseconds that people have to connect to a new table, or again after a restart, before they
count as away."""


class Scheduler:
    """Runs the tables of this node; ``tick`` does what is due, the clock being ``node.now``."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._heartbeats = Heartbeats(node.database, node.settings.node)
        self._next = 0
        self._next_beat = 0
        self._sooner = asyncio.Event()
        self._down: dict[str, int] = {}
        self._leaving: dict[tuple[str, str], int] = {}
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Scheduler":
        """Find the games that no server ran, and since when; start the clock."""
        await self._begin(self._node.now())
        if self._node.settings.runs:
            self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(SQLAlchemyError):
            await self._heartbeats.stop(self._node.now())

    async def make_up_for_downtime(self, table_id: str) -> None:
        """Take the time in which no server ran a table off its clocks, before its next command."""
        down_since = self._down.pop(table_id, None)
        if down_since is not None:
            await self._node.tables.execute(table_id, Resume(down_since))

    def table_changed(self, table: Table, *, is_new: bool) -> None:
        """Note the deadline of a table, and that the people of a new one should connect."""
        if is_new and not self._node.has_others:
            for identity in table.people:
                self.person_left(table.id, identity, _RETURN)
        deadline = table.deadline
        if deadline is not None and deadline < self._next:
            self._next = deadline
            self._sooner.set()

    def person_came(self, table_id: str, identity: str) -> None:
        """Note that a person is connected."""
        self._leaving.pop((table_id, identity), None)

    def person_left(self, table_id: str, identity: str, grace: int | None = None) -> None:
        """Note that a person is no longer connected; after ``grace`` they count as away."""
        grace = self._node.settings.grace if grace is None else grace
        at = self._node.now() + grace
        self._leaving[table_id, identity] = at
        if at < self._next:
            self._next = at
            self._sooner.set()

    async def tick(self) -> None:
        """Do everything that is due now."""
        now = self._node.now()
        if now >= self._next_beat:
            stood_still = now > self._next_beat + ALIVE
            await (self._begin(now) if stood_still else self._heartbeats.beat(now))
            await self._find_missed_changes()
            self._next_beat = now + _BEAT
        self._next = self._next_beat
        for (table_id, identity), at in list(self._leaving.items()):
            if at <= now and self._leaving.pop((table_id, identity), None) is not None:
                await self._mark_away(table_id, identity)
        for table_id in await self._node.log.due(now):
            await self._wake(table_id)
        later = await self._node.log.next_deadline(now)
        self._next = min([self._next, *([later] if later else []), *self._leaving.values()])

    async def _begin(self, now: int) -> None:
        """Beat for this node; if no node was alive, resume the games that nobody ran."""
        down_since = await self._heartbeats.down_since(now)
        await self._heartbeats.beat(now)
        self._next_beat = now + _BEAT
        if down_since is not None:
            running = await self._node.log.running()
            self._down = dict.fromkeys(running, down_since)
            self._node.tasks.start(self._resume(running))

    async def _run(self) -> None:
        while True:
            self._sooner.clear()
            try:
                await self.tick()
            except Exception:  # noqa: BLE001 (time must go on)
                _log.exception("the clock stumbled")
                await asyncio.sleep(1)
            await asyncio.sleep(_REST)
            pause = max(0.0, (self._next - self._node.now()) / 1000)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), pause)

    async def _find_missed_changes(self) -> None:
        """Find changes by other nodes that were not heard of: the bus may lose a message."""
        node = self._node
        table_ids = node.hub.tables()
        lengths = await node.log.lengths(table_ids) if node.has_others else {}
        for table_id in table_ids:
            table = await node.tables.cached(table_id)
            if lengths.get(table_id, 0) > table.seq:
                await node.catch_up(table_id)
            node.bots.look_again(table)
        if node.has_others:
            await node.chat.find_missed()

    async def _wake(self, table_id: str) -> None:
        try:
            await self._node.execute(table_id, Wake())
        except BadLog as error:
            _log.warning("a table cannot be woken: %s", error)

    async def _mark_away(self, table_id: str, identity: str) -> None:
        if not self._node.hub.is_here(table_id, identity):
            with suppress(NoTable, BadLog):
                await self._node.execute(table_id, Connect(identity=identity, here=False))

    async def _resume(self, running: list[str]) -> None:
        """Resume games that were being played; people have some time to come back."""
        for table_id in running:
            try:
                await self.make_up_for_downtime(table_id)
                table = await self._node.tables.load(table_id)
            except BadLog as error:
                _log.warning("a table cannot be resumed: %s", error)
                continue
            self._node.bots.look(table)
            for identity in table.people:
                if table.presence[identity].here:
                    self.person_left(table_id, identity, _RETURN)
