"""Everything a node has: the store, who listens, who thinks, and the clock."""

from collections.abc import Sequence
from contextlib import AsyncExitStack

from ludomots.server.bots import Bots
from ludomots.server.hub import Hub
from ludomots.server.runner import Runner
from ludomots.server.settings import Settings
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
        self.hub = Hub()
        self.tasks = Tasks()
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
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop: whoever listens is let go, what is accepted is stored."""
        self.hub.drop_all()
        await self._open.aclose()

    async def ask(self, table_id: str, command: Command) -> Decision:
        """Return what a table decides; its entries are stored and told by then."""
        await self.runner.before(table_id)
        return await self.keeper.ask(table_id, command)

    def _tell(self, table: Table, entries: Sequence[Entry]) -> None:
        self.hub.tell(table, self.now())
        self.runner.heard(table)
        self.bots.look(table)
        for identity in self.hub.wrongly_away(table, entries):
            self.tasks.start(self.ask(table.id, Connect(identity=identity, here=True)))
