"""One node of the server: its parts, put together.

What happens at a table is decided, stored, and then sent to everybody concerned, in this order.
"""

from collections.abc import Sequence
from contextlib import AsyncExitStack

from ludomots.server.bots import Bots
from ludomots.server.bus import Alone, bus_of
from ludomots.server.chat import ChatService
from ludomots.server.hub import Hub
from ludomots.server.metrics import Metrics
from ludomots.server.scheduler import Scheduler
from ludomots.server.settings import Settings
from ludomots.server.site import read_site
from ludomots.server.tasks import Tasks
from ludomots.store import Database, Log, TableService, Writer
from ludomots.tables import Decision, Entry, Table
from ludomots.tables.commands import Command, Connect


class Node:
    """A process that serves tables; several nodes may share a database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now = settings.now
        self.database = Database(settings.database)
        self._writer = Writer(self.database)
        self.tables = TableService(
            self.database, self._writer, now=settings.now, on_stored=self._on_stored
        )
        self.site = read_site(settings.site)
        self.hub = Hub()
        self.chat = ChatService(self)
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.bus = bus_of(settings.bus)
        self.bots = Bots(self)
        self.scheduler = Scheduler(self)
        self._open = AsyncExitStack()

    @property
    def has_others(self) -> bool:
        """Whether there may be other nodes."""
        return not isinstance(self.bus, Alone)

    @property
    def log(self) -> Log:
        """The stored logs of all tables."""
        return self.tables.log

    async def __aenter__(self) -> "Node":
        """Open the database and start the scheduler."""
        await self.database.reach()
        for part in (self.database, self._writer, self.tasks, self.bots):
            await self._open.enter_async_context(part)
        await self.tables.word_lists.keep_wanted()
        await self._open.enter_async_context(self.scheduler)
        if self.settings.runs:
            self.tasks.start(self.tables.word_lists.keep_early())
        await self.bus.start(self._on_change_elsewhere)
        self._open.push_async_callback(self.bus.close)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close all connections, then store what was accepted."""
        self.hub.drop_all()
        await self._open.aclose()

    async def execute(self, table_id: str, command: Command) -> Decision:
        """Return what a table decides about a command. Its entries are stored and sent by then."""
        await self.scheduler.make_up_for_downtime(table_id)
        return await self.tables.execute(table_id, command)

    async def say(self, table: Table, by: str, text: str) -> None:
        """Store a chat message and send it."""
        await self.chat.say(table, by, text, self.now())
        self._notify_nodes(table.id)

    async def catch_up(self, table_id: str) -> None:
        """Load a table that another node may have changed, and update those who listen here."""
        table = await self.tables.load(table_id)
        self.hub.update(table, self.now())
        self._correct_presence(table)
        await self.chat.send_new(table)

    def _on_stored(self, table: Table, entries: Sequence[Entry], tables: Sequence[Table]) -> None:
        self.metrics.stored(table, entries)
        self.hub.update(table, self.now(), tables)
        self.scheduler.table_changed(table, is_new=entries[0].seq == 0)
        self.bots.look(table)
        self._notify_nodes(table.id)
        self._correct_presence(table)

    def _notify_nodes(self, table_id: str) -> None:
        if self.has_others:
            self.tasks.start(self.bus.announce(table_id))

    def _on_change_elsewhere(self, table_id: str) -> None:
        """Catch up with a table that another node changed, if somebody listens to it here."""
        if self.hub.at(table_id):
            self.tasks.start(self.catch_up(table_id))

    def _correct_presence(self, table: Table) -> None:
        """Mark people as present who are connected here but were marked away by another node."""
        for identity in self.hub.wrongly_away(table):
            self.tasks.start(self.execute(table.id, Connect(identity=identity, here=True)))
