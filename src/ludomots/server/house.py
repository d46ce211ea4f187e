"""Everything a node has: the store, who listens, who thinks, and the clock."""

from collections.abc import Sequence
from contextlib import AsyncExitStack

from ludomots.server.bots import Bots
from ludomots.server.bus import Alone, bus_of
from ludomots.server.chat import said_message
from ludomots.server.hub import Hub, Listener
from ludomots.server.metrics import Metrics
from ludomots.server.runner import Runner
from ludomots.server.settings import Settings
from ludomots.server.site import read_site
from ludomots.server.tasks import Tasks
from ludomots.store import Database, Keeper, Log, Writer
from ludomots.store.chat import Chat
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
        self.chat = Chat(self.database)
        self.site = read_site(settings.site)
        self.hub = Hub()
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.bus = bus_of(settings.bus)
        self.bots = Bots(self)
        self.runner = Runner(self)
        self._open = AsyncExitStack()

    @property
    def log(self) -> Log:
        """What is stored."""
        return self.keeper.log

    async def __aenter__(self) -> "House":
        """Open the store and let time take its course."""
        for part in (self.database, self._writer, self.tasks, self.bots, self.runner):
            await self._open.enter_async_context(part)
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
        said = await self.chat.say(table, by, text, self.now())
        for listener in self.hub.at(table.id):
            listener.send(said_message(table, [said], listener.identity))

    async def tell_chat(self, listener: Listener, table: Table) -> None:
        """Tell somebody who has come what was said before."""
        said = await self.chat.since(table.id)
        listener.send(said_message(table, said, listener.identity))

    def _tell(self, table: Table, entries: Sequence[Entry]) -> None:
        self.metrics.stored(table, entries)
        self.hub.tell(table, self.now())
        self.runner.heard(table)
        self.bots.look(table)
        if not isinstance(self.bus, Alone):
            self.tasks.start(self.bus.tell(table.id))
        for identity in self.hub.wrongly_away(table, entries):
            self.tasks.start(self.ask(table.id, Connect(identity=identity, here=True)))

    def _heard(self, table_id: str) -> None:
        """Look at a table that changed elsewhere, if somebody listens to it here."""
        if self.hub.at(table_id):
            self.tasks.start(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        table = await self.keeper.table(table_id)
        self.hub.tell(table, self.now())
