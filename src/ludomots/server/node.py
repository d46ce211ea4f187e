"""One node of the server: its parts, put together.

What happens at a table is decided, stored, and then sent to everybody concerned, in this order.
"""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

from ludomots.server import daily, learning, notices, operators, people, ratings, together, words
from ludomots.server.addresses import Addresses
from ludomots.server.database import Database
from ludomots.server.keeping.archive import Archive
from ludomots.server.live import personal as live_personal
from ludomots.server.live.bots import Bots
from ludomots.server.live.budgets import Ledger, Quotas
from ludomots.server.live.bus import Alone, Bus
from ludomots.server.live.chat import CHANGE_CHAT, ChatService
from ludomots.server.live.hub import SESSION_OVER, Hub, Listener
from ludomots.server.live.log import Log
from ludomots.server.live.reactions import Reactions
from ludomots.server.live.scheduler import Scheduler
from ludomots.server.live.service import TableService
from ludomots.server.live.tasks import Tasks
from ludomots.server.live.thinking import Prices
from ludomots.server.live.watchers import Watchers
from ludomots.server.live.writer import Checkpoints, Writer
from ludomots.server.metrics import Metrics
from ludomots.server.notices.service import NoticeService
from ludomots.server.notices.ways import forget_devices
from ludomots.server.operators.moderation import Moderation
from ludomots.server.people.sessions import SessionService
from ludomots.server.personal_data import PersonalData
from ludomots.server.ratings.ratings import Rater, Ratings
from ludomots.server.ratings.statistics import GameCounter
from ludomots.server.reviews.reviews import Coach, ReviewService
from ludomots.server.settings import Phase, Settings
from ludomots.server.site import read_site
from ludomots.server.together.players import Presence
from ludomots.tables import Decision, Entry, Table
from ludomots.tables.commands import Command, Connect
from ludomots.tables.delay import DELAY, is_delayed
from ludomots.tables.events import Finished

PERSONAL_DATA: tuple[PersonalData, ...] = (
    people.PERSONAL_DATA,
    live_personal.PERSONAL_DATA,
    together.PERSONAL_DATA,
    ratings.PERSONAL_DATA,
    learning.PERSONAL_DATA,
    daily.PERSONAL_DATA,
    notices.PERSONAL_DATA,
    words.PERSONAL_DATA,
    operators.PERSONAL_DATA,
)
"""What is kept of people. They are merged and erased in this order: ratings are worked out anew
from the guests of a person, so ``people`` comes first."""

_SHARED_EVERY = 0.25
"""Seconds after which the other nodes hear what visitors have used here."""


class Node:
    """A process that serves tables; several nodes may share a database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.phase = Phase.STARTING
        self.now = settings.now
        self.database = Database(settings.database)
        self._writer = Writer(self.database)
        self.tables = TableService(
            self.database,
            self._writer,
            now=settings.now,
            on_stored=self._on_stored,
        )
        self.archive = Archive(self.database)
        self.personal_data = PERSONAL_DATA
        self.site = read_site(settings.site)
        self.hub = Hub()
        self.chat = ChatService(self)
        self.reactions = Reactions(self)
        self.watchers = Watchers(self)
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.bus = _bus(settings)
        self.addresses = Addresses()
        self.ledger = Ledger(settings.limits)
        self.quotas = Quotas(self.ledger, self.log)
        self.moderation = Moderation(self)
        self.sessions = SessionService(
            self.database,
            settings.now,
            self.bus.announce_people,
            self._send_logged_out_away,
            forget_devices,
        )
        self.ratings = Ratings(self.database)
        self.rater = Rater(self.ratings, self.tasks)
        self.game_counter = GameCounter(self)
        self.notices = NoticeService(self)
        self.presence = Presence(self)
        self.prices = Prices(self.ledger)
        self.bots = Bots(self)
        self.coach = Coach(self)
        self.reviews = ReviewService(self)
        self.scheduler = Scheduler(self)
        self._open = AsyncExitStack()

    @property
    def log(self) -> Log:
        """The stored logs of all tables."""
        return self.tables.log

    async def __aenter__(self) -> "Node":
        """Open the database and start the scheduler."""
        await self.database.reach()
        checkpoints = Checkpoints(self.database)
        for part in (self.database, checkpoints, self._writer, self.tasks, self.bots):
            await self._open.enter_async_context(part)
        await self.sessions.start()
        await self.moderation.start()
        await self._open.enter_async_context(self.scheduler)
        if self.settings.runs:
            self.tasks.start(self.tables.word_lists.keep_early())
            self.notices.go_on()
        await self.bus.start(self)
        self._open.push_async_callback(self.bus.close)
        if self.settings.runs and self.bus.has_others:
            self.tasks.start(self._share_usage())
        self.phase = Phase.SERVING
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close all connections, then store what was accepted."""
        self.phase = Phase.STOPPING
        self.hub.drop_all()
        await self._open.aclose()

    async def execute(self, table_id: str, command: Command) -> Decision:
        """Return what a table decides about a command. Its entries are stored and sent by then."""
        if self.scheduler.was_down(table_id):
            await self.scheduler.make_up_for_downtime(table_id)
        return await self.tables.execute(table_id, command)

    async def say(self, table: Table, by: str, text: str) -> None:
        """Store a chat message and send it."""
        await self.chat.say(table, by, text, self.now())
        self.bus.announce(table.id)

    async def catch_up(self, table_id: str) -> None:
        """Load a table that another node may have changed, and update those who listen here."""
        table = await self.tables.load(table_id)
        self.hub.update(table, self.now())
        self._correct_presence(table)
        await self.chat.table_changed(table)
        self.watchers.look(table)
        await self.chat.send_new(table)

    async def show_late(self, now: int) -> int | None:
        """Show spectators of delayed games what they may see by now, and return when there will be
        more."""
        times = []
        for table_id in self.hub.late.tables():
            table = await self.tables.cached(table_id)
            if is_delayed(table):
                self.hub.update(table, now)
                times.append(self.hub.late.more_at(table, now))
            else:
                self.hub.late.forget(table_id)
        return min((at for at in times if at is not None), default=None)

    def enter(self, listener: Listener) -> None:
        """Add a listener."""
        self.hub.enter(listener)

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.hub.leave(listener)
        self.watchers.left(listener)

    def changed_elsewhere(self, table_id: str) -> None:
        """Catch up with a table that another node changed, if this one has to do with it."""
        if self.hub.at(table_id):
            self.tasks.start(self.catch_up(table_id))

    def share_usage(self) -> None:
        """Tell the other nodes what visitors have used of their limits here since the last time."""
        report = self.ledger.report()
        if report is not None:
            self.bus.share(report)

    def used_elsewhere(self, report: bytes) -> None:
        """Count what visitors have used of their limits at another node."""
        taken = self.ledger.take_in(report).taken
        people = taken.get("thinking_of_person", {})
        self.bots.queue.used_elsewhere(people, taken.get("thinking_of_address", {}))

    def passed_on(self, content: bytes) -> None:
        """Show a reaction of somebody at another node."""
        self.reactions.passed_on(content)

    def people_changed_elsewhere(self) -> None:
        """Learn what another node changed about people."""
        self.tasks.start(self.sessions.refresh())
        self.tasks.start(self.moderation.refresh())

    async def _share_usage(self) -> None:
        while True:
            await asyncio.sleep(_SHARED_EVERY)
            self.share_usage()

    def _on_stored(self, table: Table, entries: Sequence[Entry], tables: Sequence[Table]) -> None:
        kinds = {type(entry.event) for entry in entries}
        self.metrics.stored(table, len(entries), kinds)
        self.hub.update(table, self.now(), tables)
        self.scheduler.table_changed(table, is_new=entries[0].seq == 0)
        if is_delayed(table):
            self.scheduler.tick_by(self.now() + DELAY)
        self.bots.look(table)
        if table.opened.coach:
            self.coach.look(table, entries)
        self.bus.announce(table.id)
        self._correct_presence(table)
        if not kinds.isdisjoint(CHANGE_CHAT):
            self.tasks.start(self.chat.table_changed(table))
            self.watchers.look(table)
        if Finished in kinds:
            self.rater.game_ended()
            self.game_counter.game_ended()

    def _send_logged_out_away(self) -> None:
        self.hub.refuse(lambda one: SESSION_OVER if self.sessions.is_over(one.session) else None)

    def _correct_presence(self, table: Table) -> None:
        """Mark people as present who are connected here but were marked away by another node."""
        for identity in self.hub.wrongly_away(table):
            self.tasks.start(self.execute(table.id, Connect(identity=identity, here=True)))


def _bus(settings: Settings) -> Bus:
    if settings.bus is None:
        return Alone()
    from ludomots.server.live.nats_bus import Nats  # noqa: PLC0415 (an extra)

    return Nats(settings.bus)
