"""What happens by itself: deadlines, people who go away, and the time a server was down.

A computer that slept was down too: its clocks have not run.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ludomots.store import NoTable
from ludomots.store.beats import ALIVE, Beats
from ludomots.tables import BadLog, Table
from ludomots.tables.commands import Connect, Resume, Wake

if TYPE_CHECKING:
    from ludomots.server.house import House

_log = logging.getLogger("ludomots.server")

_BEAT = 5000
"""How often a node says that it lives, and looks for deadlines that other nodes stored."""
_REST = 0.05
"""Seconds between two looks at the clock, so that many who leave at once are seen to together."""
_RETURN = 60_000
"""How long people have to come to a new table, or back after a restart, before they are said to be
away."""


class Runner:
    """Runs the tables of this node; ``tick`` does what is due, the clock being ``house.now``."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._beats = Beats(house.database, house.settings.node)
        self._next = 0
        self._next_beat = 0
        self._sooner = asyncio.Event()
        self._down: dict[str, int] = {}
        self._leaving: dict[tuple[str, str], int] = {}
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Runner":
        """Find out which games nobody ran, and since when; let the bots of all games think."""
        await self._begin(self._house.now())
        if self._house.settings.runs:
            self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(SQLAlchemyError):
            await self._beats.stop(self._house.now())

    async def before(self, table_id: str) -> None:
        """Make up for the time in which nobody ran a table, before anything is asked of it."""
        down_since = self._down.pop(table_id, None)
        if down_since is not None:
            await self._house.keeper.ask(table_id, Resume(down_since))

    def heard(self, table: Table, *, is_new: bool) -> None:
        """Note when a table must act by itself, and that its people should come."""
        if is_new and not self._house.has_others:
            for identity in table.people:
                self.went(table.id, identity, _RETURN)
        deadline = table.deadline
        if deadline is not None and deadline < self._next:
            self._next = deadline
            self._sooner.set()

    def came(self, table_id: str, identity: str) -> None:
        """Note that a person is connected."""
        self._leaving.pop((table_id, identity), None)

    def went(self, table_id: str, identity: str, grace: int | None = None) -> None:
        """Note that a person is no longer connected; soon he is said to be away."""
        grace = self._house.settings.grace if grace is None else grace
        at = self._house.now() + grace
        self._leaving[table_id, identity] = at
        if at < self._next:
            self._next = at
            self._sooner.set()

    async def tick(self) -> None:
        """Do what is due now."""
        now = self._house.now()
        if now >= self._next_beat:
            stood_still = now > self._next_beat + ALIVE
            await (self._begin(now) if stood_still else self._beats.beat(now))
            await self._look_around()
            self._next_beat = now + _BEAT
        self._next = self._next_beat
        for (table_id, identity), at in list(self._leaving.items()):
            if at <= now and self._leaving.pop((table_id, identity), None) is not None:
                await self._is_away(table_id, identity)
        for table_id in await self._house.log.due(now):
            await self._wake(table_id)
        later = await self._house.log.next_deadline(now)
        self._next = min([self._next, *([later] if later else []), *self._leaving.values()])

    async def _begin(self, now: int) -> None:
        """Say that this node is alive; if none was, take up the games that nobody ran."""
        down_since = await self._beats.down_since(now)
        await self._beats.beat(now)
        self._next_beat = now + _BEAT
        if down_since is not None:
            running = await self._house.log.running()
            self._down = dict.fromkeys(running, down_since)
            self._house.tasks.start(self._take_up(running))

    async def _run(self) -> None:
        while True:
            self._sooner.clear()
            try:
                await self.tick()
            except Exception:  # noqa: BLE001 (time must go on)
                _log.exception("the clock stumbled")
                await asyncio.sleep(1)
            await asyncio.sleep(_REST)
            pause = max(0.0, (self._next - self._house.now()) / 1000)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), pause)

    async def _look_around(self) -> None:
        """Find what was missed at the tables that somebody listens to: nobody need have told."""
        house = self._house
        table_ids = house.hub.tables()
        lengths = await house.log.lengths(table_ids) if house.has_others else {}
        for table_id in table_ids:
            table = await house.keeper.known(table_id)
            if lengths.get(table_id, 0) > table.seq:
                await house.catch_up(table_id)
            house.bots.look_again(table)
        if house.has_others:
            await house.talk.look_around()

    async def _wake(self, table_id: str) -> None:
        try:
            await self._house.ask(table_id, Wake())
        except BadLog as error:
            _log.warning("a table cannot be woken: %s", error)

    async def _is_away(self, table_id: str, identity: str) -> None:
        if not self._house.hub.is_here(table_id, identity):
            with suppress(NoTable, BadLog):
                await self._house.ask(table_id, Connect(identity=identity, here=False))

    async def _take_up(self, running: list[str]) -> None:
        """Go on with games that were being played; people have some time to come back."""
        for table_id in running:
            try:
                await self.before(table_id)
                table = await self._house.keeper.table(table_id)
            except BadLog as error:
                _log.warning("a table cannot be taken up: %s", error)
                continue
            self._house.bots.look(table)
            for identity in table.people:
                if table.presence[identity].here:
                    self.went(table_id, identity, _RETURN)
