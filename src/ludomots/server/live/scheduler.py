"""What happens without a request: deadlines, people who go away, time in which no server ran.

A computer that slept counts as a server that was down.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from ludomots.server.keeping.upkeep import purge
from ludomots.server.live.heartbeats import ALIVE, Heartbeats
from ludomots.server.live.service import NoTable
from ludomots.tables import BadLog, Table
from ludomots.tables.commands import Connect, Resume, Wake
from ludomots.tables.deadlines import misses_time

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
_PURGE = 60_000
"""Milliseconds between two looks for logs that need not be kept any longer."""
_AT_ONCE = 50
"""How many tables are looked at before the moves that have come meanwhile."""


class Downtime(NamedTuple):
    """Since when, and until when, no server ran the tables."""

    since: int
    until: int


class Scheduler:
    """Runs the tables of this node; ``tick`` does what is due, the clock being ``node.now``."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._heartbeats = Heartbeats(node.database, node.settings.node)
        self._next = 0
        self._next_beat = 0
        self._next_purge = 0
        self._sooner = asyncio.Event()
        self._down: set[str] = set()
        self._resuming: dict[str, asyncio.Task[None]] = {}
        self._downtime = Downtime(0, 0)
        self._leaving: dict[tuple[str, str], int] = {}
        self._aside: set[str] = set()
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

    def was_down(self, table_id: str) -> bool:
        """Return whether the time in which no server ran a table is still to be taken off."""
        return table_id in self._down

    async def make_up_for_downtime(self, table_id: str) -> None:
        """Take the time in which no server ran a table off its clocks, before its next command.

        Commands that come meanwhile wait for it, too.
        """
        if table_id not in self._down:
            return
        if table_id not in self._resuming:
            self._resuming[table_id] = asyncio.create_task(self._give_back(table_id))
        await self._resuming[table_id]

    async def _give_back(self, table_id: str) -> None:
        """Give a table its time back if a clock ran there, or if it should have closed meanwhile.

        If another node has done so, the table has a newer entry.
        """
        since, until = self._downtime
        try:
            table = await self._node.tables.load(table_id)
            if table.entries[-1].at <= until and misses_time(table, until):
                await self._node.tables.execute(table_id, Resume(since))
        except (NoTable, BadLog):
            self._down.discard(table_id)
            raise
        else:
            self._down.discard(table_id)
        finally:
            del self._resuming[table_id]

    def table_changed(self, table: Table, *, is_new: bool) -> None:
        """Note the deadline of a table, and that the people of a new one should connect."""
        if is_new and not self._node.bus.has_others:
            for identity in table.people:
                self.person_left(table.id, identity, _RETURN)
        if table.deadline is not None:
            self.tick_by(table.deadline)

    def tick_by(self, at: int) -> None:
        """Have the next tick at a time at the latest."""
        if at < self._next:
            self._next = at
            self._sooner.set()

    def person_came(self, table_id: str, identity: str) -> None:
        """Note that a person is connected."""
        self._leaving.pop((table_id, identity), None)

    def person_left(self, table_id: str, identity: str, grace: int | None = None) -> None:
        """Note that a person is no longer connected; after ``grace`` they count as away."""
        grace = self._node.settings.grace if grace is None else grace
        at = self._node.now() + grace
        self._leaving[table_id, identity] = at
        self.tick_by(at)

    async def tick(self) -> None:
        """Do everything that is due now."""
        now = self._node.now()
        if now >= self._next_beat:
            stood_still = now > self._next_beat + ALIVE
            await (self._begin(now) if stood_still else self._heartbeats.beat(now))
            await self._find_missed_changes()
            await self._node.sessions.refresh()
            self._node.bots.tell_places(now)
            self._node.rater.go_on()
            self._node.game_counter.go_on()
            self._node.presence.go_on()
            self._node.notices.go_on()
            if now >= self._next_purge:
                self._next_purge = now + _PURGE
                self._node.tasks.start(purge(self._node))
            self._node.metrics.measure(len(self._node.hub), len(self._node.bots))
            self._next_beat = now + _BEAT
        self._next = self._next_beat
        for (table_id, identity), at in list(self._leaving.items()):
            if at <= now and self._leaving.pop((table_id, identity), None) is not None:
                await self._mark_away(table_id, identity)
        await self._node.bots.move(now)
        for table_id in await self._node.log.due(now):
            await self._wake(table_id)
        times = (
            await self._node.log.next_deadline(now),
            self._node.bots.next_time(),
            await self._node.show_late(now),
        )
        known = (at for at in times if at is not None)
        self._next = min([self._next, *known, *self._leaving.values()])

    async def _begin(self, now: int) -> None:
        """Beat for this node after a start, or after this computer slept. If no node was alive
        meanwhile, resume the games that nobody ran."""
        since = await self._heartbeats.down_since(now)
        await self._heartbeats.beat(now)
        self._next_beat = now + _BEAT
        if since is not None:
            self._downtime = Downtime(since, now)
            self._down = set(await self._node.log.awake(now))
            self._node.tasks.start(self._take_up())

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
        lengths = await node.log.lengths(table_ids) if node.bus.has_others else {}
        for number, table_id in enumerate(table_ids):
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)  # so that no move waits for all tables
            if not node.bus.has_others and node.tables.in_memory(table_id) is None:
                continue  # nothing happens there: to load thousands of such tables is no use
            try:
                table = await node.tables.cached(table_id)
            except (NoTable, BadLog) as error:
                self._set_aside(table_id, error)
                continue
            if lengths.get(table_id, 0) > table.seq:
                with suppress(NoTable, BadLog):
                    await node.catch_up(table_id)
            node.bots.look_again(table)
        if node.bus.has_others:
            await node.chat.find_missed()

    async def _wake(self, table_id: str) -> None:
        """Let a table do what is due. One that fails is set aside: all others go on."""
        if table_id in self._aside:
            return
        try:
            await self._node.execute(table_id, Wake())
        except SQLAlchemyError:
            _log.exception("a table cannot be woken now", extra={"facts": {"table": table_id}})
        except Exception as error:  # noqa: BLE001 (no table stops the clocks of the others)
            self._set_aside(table_id, error)

    def _set_aside(self, table_id: str, error: Exception) -> None:
        """Leave a table alone until the next start, and write once why."""
        if table_id not in self._aside:
            self._aside.add(table_id)
            facts = {"table": table_id, "entry": getattr(error, "seq", None)}
            extra = {"facts": facts, "is_told_once": True}
            _log.error("a table is set aside", exc_info=error, extra=extra)

    async def _mark_away(self, table_id: str, identity: str) -> None:
        node = self._node
        if not node.hub.is_here(table_id, identity):
            with suppress(NoTable, BadLog):
                await node.execute(table_id, Connect(identity=identity, here=False))

    async def _take_up(self) -> None:
        """Go on with games that were being played; people have some time to come back."""
        for table_id in await self._node.log.awake(self._node.now()):
            try:
                await self.make_up_for_downtime(table_id)
                table = await self._node.tables.load(table_id)
            except (NoTable, BadLog) as error:
                self._set_aside(table_id, error)
                continue
            self._node.bots.look(table)
            for identity in table.people:
                if table.presence[identity].here:
                    self.person_left(table_id, identity, _RETURN)
