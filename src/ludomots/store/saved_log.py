"""The logs of a backup, from which single tables are restored."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy import insert, select

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.read_log import ReadLog, Rows, entry_in, read_rows, rows_of
from ludomots.store.word_lists import WordLists
from ludomots.tables.events import Forgotten
from ludomots.tables.forget import forgotten_in, rewritten


class NoHelp(Exception):
    """A backup does not help a table: a stable code.

    Codes: ``none`` (it does not have the table), ``short`` (it ends before the damage), ``damaged``
    (it is damaged itself), ``differs`` (it does not agree with what is good here).
    """

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class Backup:
    """A backup that is open for reading."""

    def __init__(self, copy: Database) -> None:
        self._copy = copy
        self._lists = WordLists(copy)

    async def mend(self, table_id: str, found: ReadLog) -> ReadLog:
        """Return the log of a table as the backup has it, and then as it goes on here.

        Raises ``NoHelp``. A person who was erased since then stays erased.
        """
        stored = await self._copy.read(lambda one: rows_of(one, table_id))
        if not stored:
            raise NoHelp("none")
        if found.table is not None and len(stored) <= found.good:
            raise NoHelp("short")
        saved = _without_erased(stored, found.rows)
        mended = await read_rows(table_id, _joined(saved, found.rows), self._lists)
        if mended.good < len(saved):
            raise NoHelp("damaged")
        differ = [seq for seq in range(found.good) if not _is_same(saved[seq], found.rows[seq])]
        if differ and (mended.fault is not None or differ[0] == 0):
            raise NoHelp("differs")
        return mended

    async def lend_words(self, table_id: str, database: Database) -> None:
        """Store the word list of a table in another database, if only the backup has it."""
        first = entry_in((await self._copy.read(lambda one: rows_of(one, table_id)))[0])
        words = getattr(first and first.event, "words", None)
        if words is None or await WordLists(database).find(words) is not None:
            return
        rows = schema.word_lists
        this = (rows.c.name == words.name) & (rows.c.version == words.version)
        row = await self._copy.read(
            lambda one: one.execute(select(rows).where(this)).mappings().one()
        )
        await database.write(lambda one: one.execute(insert(rows), dict(row)))


@asynccontextmanager
async def opened_backup(file: Path) -> AsyncIterator[Backup]:
    """Open a copy of a backup: the file itself is not touched, even if an older version made it."""
    with tempfile.TemporaryDirectory() as folder:
        copy_of_file = Path(folder) / "backup.db"
        await asyncio.to_thread(shutil.copyfile, file, copy_of_file)
        async with Database(f"sqlite:///{copy_of_file}") as copy:
            yield Backup(copy)


def _joined(saved: Rows, rows: Rows) -> Rows:
    """Return saved rows and those that were added since; what is the same in both stays as it is
    stored now."""
    kept = (seq for seq in rows if seq >= len(saved) or _is_same(saved.get(seq, ""), rows[seq]))
    return dict(sorted({**saved, **{seq: rows[seq] for seq in kept}}.items()))


def _is_same(one: str, other: str) -> bool:
    entry = entry_in(one)
    return entry is not None and entry == entry_in(other)


def _without_erased(saved: Rows, rows: Rows) -> Rows:
    """Return saved rows as they would be now: people who were erased since then are in none."""
    entries = {seq: entry for seq, text in saved.items() if (entry := entry_in(text)) is not None}
    for now in map(entry_in, rows.values()):
        event = None if now is None else now.event
        was = forgotten_in(entries.values(), event) if isinstance(event, Forgotten) else None
        if was is not None and isinstance(event, Forgotten):
            entries = {seq: rewritten(entry, was, event) for seq, entry in entries.items()}
    return {**saved, **{seq: msgspec.json.encode(one).decode() for seq, one in entries.items()}}
