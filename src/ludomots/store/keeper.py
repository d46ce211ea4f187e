"""The keeper of all tables: whatever is asked of a table is decided, stored, and only then told.

Any number of keepers, in any number of processes, may work on one database. A table is got by
replaying its log; the keeper remembers it, and what it remembers may be behind. That is found out
when it writes (``Conflict``), or before it refuses something.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from ludomots.store.database import Database
from ludomots.store.log import Log
from ludomots.store.rows import Append
from ludomots.store.word_lists import WordLists
from ludomots.store.writer import Conflict, Writer
from ludomots.tables import (
    Decision,
    Done,
    Entry,
    Table,
    after,
    decide,
    open_table,
    rematch,
    replay,
)
from ludomots.tables.commands import Command, Open
from ludomots.tables.events import Rematched

Tell = Callable[[Table, Sequence[Entry]], None]

_REMEMBERED = 2000
_SECRET_BYTES = 32


class NoTable(LookupError):
    """There is no such table."""


def new_secret() -> bytes:
    """Return what the draws of a new table are made of."""
    return secrets.token_bytes(_SECRET_BYTES)


def new_table_id() -> str:
    """Return an id that no table has and nobody can guess."""
    return secrets.token_urlsafe(12)


def wall_clock() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Keeper:
    """Runs the tables of a database; ``tell`` is called with what was stored, once it is stored."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        *,
        now: Callable[[], int] = wall_clock,
        tell: Tell | None = None,
    ) -> None:
        self.log = Log(database)
        self.lists = WordLists(database)
        self._writer = writer
        self._now = now
        self._tell = tell
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, command: Open) -> Table:
        """Open a table, or raise ``Refused`` or ``BadOption``."""
        table = open_table(new_table_id(), command, new_secret(), self._now())
        await self._store(table, table.entries)
        return table

    async def table(self, table_id: str) -> Table:
        """Return a table as its log has it now."""
        known = self._tables.get(table_id)
        entries = await self.log.entries(table_id, 0 if known is None else known.seq)
        if known is not None:
            table = known
            for entry in entries:
                table = after(table, entry)
        elif entries:
            words = await self.lists.of_log(entries)
            table = await asyncio.to_thread(replay, table_id, entries, words)
        else:
            raise NoTable(table_id)
        return self._remember(table)

    async def known(self, table_id: str) -> Table:
        """Return a table from memory, which may be out of date, or else from its log."""
        return self._tables.get(table_id) or await self.table(table_id)

    async def ask(self, table_id: str, command: Command) -> Decision:
        """Return what a table decides about a command, once its entries are stored.

        Commands for one table wait for each other here. If another process writes to the same
        table meanwhile, the command is decided again.
        """
        async with self._turns.setdefault(table_id, asyncio.Lock()):
            table = await self.known(table_id)
            while True:
                decision = decide(table, command, self._now())
                if not isinstance(decision.answer, Done):
                    newest = await self.table(table_id)
                    if newest.seq > table.seq:
                        table = newest
                        continue
                try:
                    await self._store(decision.table, decision.entries)
                except Conflict:
                    table = await self.table(table_id)
                    continue
                return decision

    async def _store(self, table: Table, entries: Sequence[Entry]) -> None:
        """Store what happened; a rematch and its table together, so that there is never but one."""
        if not entries:
            return
        appends = [Append(table, entries)]
        if any(isinstance(entry.event, Rematched) for entry in entries):
            again = rematch(table, new_secret(), self._now())
            appends.append(Append(again, again.entries))
        for append in appends:
            if append.is_new:
                await self.lists.keep(append.table.rules.lexicon)
        await self._writer.store(*appends)
        for append in reversed(appends):
            self._remember(append.table)
            if self._tell is not None:
                self._tell(append.table, append.entries)

    def _remember(self, table: Table) -> Table:
        """Remember a table unless a newer one is known, and return the newest."""
        known = self._tables.get(table.id)
        if known is None or known.seq < table.seq:
            self._tables[table.id] = known = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > _REMEMBERED:
            self._tables.popitem(last=False)
        return known
