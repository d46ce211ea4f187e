"""The service of all tables: it decides about a command, stores what happened, and then reports it.

Any number of services, in any number of processes, may work on one database. A table is made by
replaying its log. The service caches it, and a cached table may be behind: another process may have
written to the log since. The service finds that out when it writes (``Conflict``), and before it
refuses anything.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.live.log import Log, is_archived
from ludomots.server.live.rows import Append
from ludomots.server.live.word_lists import WordLists
from ludomots.server.live.writer import Conflict, Writer
from ludomots.tables import (
    Decision,
    Done,
    Entry,
    Table,
    decide,
    follow,
    open_table,
    rematch,
    replay,
)
from ludomots.tables.commands import Command, Open
from ludomots.tables.events import Rematched

OnStored = Callable[[Table, Sequence[Entry], Sequence[Table]], None]

_CACHED = 2000
_SECRET_BYTES = 32


_Turns = list["asyncio.Future[None]"]
"""The commands that wait for a table."""


class NoTable(LookupError):
    """There is no such table."""


class OnlyRecord(NoTable):
    """The log of this table is no longer kept, at most the record of its game."""


def new_secret() -> bytes:
    """Return what the draws of a new table are made of."""
    return secrets.token_bytes(_SECRET_BYTES)


def new_table_id() -> str:
    """Return an id that no table has and nobody can guess."""
    return unguessable_id()


def wall_clock() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class TableService:
    """Runs the tables of a database.

    ``on_stored`` is called with a table, its new entries, and the tables after each of these.
    """

    def __init__(
        self,
        database: Database,
        writer: Writer,
        *,
        now: Callable[[], int] = wall_clock,
        on_stored: OnStored | None = None,
    ) -> None:
        self.log = Log(database)
        self.word_lists = WordLists(database)
        self._writer = writer
        self._now = now
        self._on_stored = on_stored
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._busy: dict[str, _Turns] = {}

    async def open(self, command: Open, secret: bytes | None = None) -> Table:
        """Open a table, or raise ``Refused`` or ``BadOption``.

        Without a ``secret`` the draws cannot be foretold.
        """
        asked = new_table_id(), command, secret or new_secret(), self._now()
        table = await asyncio.to_thread(open_table, *asked)  # its word list may have to be made
        await self._store(table, table.entries, (table,))
        return table

    async def add(self, table_id: str, entries: Sequence[Entry]) -> Table:
        """Store a log that was kept elsewhere, and return its table; ``BadLog`` if it is none."""
        table = await asyncio.to_thread(replay, table_id, entries)
        await self._store(table, entries)
        return table

    async def load(self, table_id: str) -> Table:
        """Return a table as its log has it now, or raise ``NoTable`` or ``BadLog``."""
        known = self._tables.get(table_id)
        if known is None:
            entries = await self.log.whole(table_id)
        else:
            entries = await self.log.entries(table_id, known.seq)
        if is_archived(entries):
            self._tables.pop(table_id, None)
            raise OnlyRecord(table_id)
        if known is not None:
            table = follow(known, entries)
        elif entries:
            words = await self.word_lists.of_log(entries)
            table = await asyncio.to_thread(replay, table_id, entries, words)
        else:
            raise NoTable(table_id)
        return self._cache(table)

    def in_memory(self, table_id: str) -> Table | None:
        """Return a table that is in memory, which may be out of date."""
        return self._tables.get(table_id)

    async def cached(self, table_id: str) -> Table:
        """Return a table from memory, which may be out of date, or else from its log."""
        return self._tables.get(table_id) or await self.load(table_id)

    async def execute(self, table_id: str, command: Command) -> Decision:
        """Return what a table decides about a command, once its entries are stored.

        Commands for one table wait for each other here. If another process writes to the same
        table meanwhile, the command is decided again.
        """
        await self._take_turn(table_id)
        try:
            table = await self.cached(table_id)
            while True:
                decision = decide(table, command, self._now())
                if not isinstance(decision.answer, Done):
                    newest = await self.load(table_id)
                    if newest.seq > table.seq:
                        table = newest
                        continue
                try:
                    await self._store(decision.table, decision.entries, decision.tables)
                except Conflict:
                    table = await self.load(table_id)
                    continue
                return decision
        finally:
            self._end_turn(table_id)

    async def _take_turn(self, table_id: str) -> None:
        """Wait until no other command for a table is under way."""
        while (turns := self._busy.get(table_id)) is not None:
            free: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            turns.append(free)
            await free
        self._busy[table_id] = _Turns()

    def _end_turn(self, table_id: str) -> None:
        """Let the next command for a table have its turn; those after it wait on."""
        for free in self._busy.pop(table_id):
            if not free.done():
                free.set_result(None)

    async def _store(
        self, table: Table, entries: Sequence[Entry], tables: Sequence[Table] = ()
    ) -> None:
        """Store entries. A rematch is stored together with its new table, so that there is one."""
        if not entries:
            return
        appends = [(Append(table, entries), tables)]
        if _is_rematch(entries):
            again = await asyncio.to_thread(rematch, table, new_secret(), self._now())
            appends.append((Append(again[-1], again[-1].entries), again))
        for append, _ in appends:
            if append.is_new:
                await self.word_lists.keep(append.table.rules.lexicon)
        await self._writer.store(*(append for append, _ in appends))
        for append, after_each in reversed(appends):
            self._stored(append, after_each)

    def _stored(self, append: Append, tables: Sequence[Table]) -> None:
        self._cache(append.table)
        if self._on_stored is not None:
            self._on_stored(append.table, append.entries, tables)

    def _cache(self, table: Table) -> Table:
        """Cache a table unless a newer one is cached, and return the newer one."""
        known = self._tables.get(table.id)
        if known is None or known.seq < table.seq:
            self._tables[table.id] = known = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > _CACHED:
            self._tables.popitem(last=False)
        return known


def _is_rematch(entries: Sequence[Entry]) -> bool:
    return any(isinstance(entry.event, Rematched) for entry in entries)
