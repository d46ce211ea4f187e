"""Everything a node has: the store, who listens, who thinks, and the clock."""

from collections.abc import Sequence
from contextlib import AsyncExitStack

from ludomots.server.bots import Bots
from ludomots.server.bus import Alone, bus_of
from ludomots.server.chat import Talk
from ludomots.server.hub import Hub
from ludomots.server.metrics import Metrics
from ludomots.server.runner import Runner
from ludomots.server.settings import Settings
from ludomots.server.site import read_site
from ludomots.server.tasks import Tasks
from ludomots.store import Database, Keeper, Log, Writer
from ludomots.tables import Decision, Entry, Table
from ludomots.tables.commands import Command, Connect


class House:
    """A node of the server. What is stored is told to all who must know, in this order."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now = settings.now
        self.database = Database(settings.database)
        self._writer = Writer(self.database)
        self.keeper = Keeper(self.database, self._writer, now=settings.now, tell=self._tell)
        self.site = read_site(settings.site)
        self.hub = Hub()
        self.talk = Talk(self)
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.bus = bus_of(settings.bus)
        self.bots = Bots(self)
        self.runner = Runner(self)
        self._open = AsyncExitStack()

    @property
    def has_others(self) -> bool:
        """Whether there may be other nodes."""
        return not isinstance(self.bus, Alone)

    @property
    def log(self) -> Log:
        """What is stored."""
        return self.keeper.log

    async def __aenter__(self) -> "House":
        """Open the store and let time take its course."""
        await self.database.reach()
        for part in (self.database, self._writer, self.tasks, self.bots):
            await self._open.enter_async_context(part)
        await self.keeper.lists.keep_wanted()
        await self._open.enter_async_context(self.runner)
        if self.settings.runs:
            self.tasks.start(self.keeper.lists.keep_early())
        await self.bus.start(self._heard)
        self._open.push_async_callback(self.bus.close)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop: whoever listens is let go, what is accepted is stored."""
        self.hub.drop_all()
        await self._open.aclose()

    async def ask(self, table_id: str, command: Command) -> Decision:
        """Return what a table decides; its entries are stored and told by then."""
        await self.runner.before(table_id)
        return await self.keeper.ask(table_id, command)

    async def say(self, table: Table, by: str, text: str) -> None:
        """Store something said at a table and tell it."""
        await self.talk.say(table, by, text, self.now())
        self._tell_nodes(table.id)

    async def catch_up(self, table_id: str) -> None:
        """Look at a table that somebody else may have changed, and tell those who listen here."""
        table = await self.keeper.table(table_id)
        self.hub.tell(table, self.now())
        self._correct(table)
        await self.talk.tell(table)

    def _tell(self, table: Table, entries: Sequence[Entry]) -> None:
        self.metrics.stored(table, entries)
        self.hub.tell(table, self.now())
        self.runner.heard(table, is_new=entries[0].seq == 0)
        self.bots.look(table)
        self._tell_nodes(table.id)
        self._correct(table)

    def _tell_nodes(self, table_id: str) -> None:
        if self.has_others:
            self.tasks.start(self.bus.tell(table_id))

    def _heard(self, table_id: str) -> None:
        """Look at a table that changed elsewhere, if somebody listens to it here."""
        if self.hub.at(table_id):
            self.tasks.start(self.catch_up(table_id))

    def _correct(self, table: Table) -> None:
        """Say that people are here whom somebody else believes to be away."""
        for identity in self.hub.wrongly_away(table):
            self.tasks.start(self.ask(table.id, Connect(identity=identity, here=True)))
