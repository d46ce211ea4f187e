"""The logs of a backup, from which single tables are restored."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import BigInteger, Connection, delete, insert, literal, select

from ludomots.server.database import Database
from ludomots.server.keeping.check import (
    Fault,
    ReadLog,
    Rows,
    check,
    derive,
    entry_in,
    read_log,
    read_rows,
    rows_of,
)
from ludomots.server.live import schema
from ludomots.server.live.heartbeats import Heartbeats
from ludomots.server.live.log import Log
from ludomots.server.live.rows import aside_row
from ludomots.server.live.server_lock import InUse
from ludomots.server.live.word_lists import WordLists
from ludomots.server.ratings.history import mend_ratings
from ludomots.tables import Entry, Table, decide
from ludomots.tables.commands import Resume
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


_ONLY_IF_NAMED = {"newer", "record"}
"""What is not set aside unless an operator names the table: setting it aside helps nobody."""

Action = Literal["aside", "truncate", "restore", "derive", "leave"]


class Lost(NamedTuple):
    """An entry that is not in the log after a repair; none if it cannot be read."""

    seq: int
    entry: Entry | None


class Plan(NamedTuple):
    """What is to be done about one table.

    ``rows`` is its log after the repair and ``table`` what follows from it, none if the whole log
    is set aside. ``before`` is the table as far as the log was good. ``lost`` is what is taken out
    of the log for good, ``missing`` how many entries had disappeared from it, ``kept`` how many are
    kept or restored. ``no_help`` says why a backup does not help.
    """

    fault: Fault
    action: Action
    rows: Rows
    table: Table | None
    before: Table | None
    lost: tuple[Lost, ...] = ()
    missing: int = 0
    no_help: str | None = None
    kept: int = 0

    @property
    def table_id(self) -> str:
        """The table."""
        return self.fault.table_id


class Wishes(NamedTuple):
    """How to repair: which tables (none: all that are damaged), from which backup, and whether to
    cut a log off after its last good entry. Otherwise a damaged log is set aside as a whole."""

    tables: Sequence[str] = ()
    backup: Backup | None = None
    truncate: bool = False


async def plan(database: Database, wishes: Wishes, now: int) -> list[Plan]:
    """Return what is to be done, one plan for each table at which something is wrong."""
    lists = WordLists(database)
    faults: dict[str, Fault] = {}
    for fault in (await check(database, wishes.tables)).faults:
        faults.setdefault(fault.table_id, fault)
    for table_id in wishes.tables:
        if table_id not in faults and await Log(database).is_set_aside(table_id):
            faults[table_id] = Fault(table_id, "aside", 0)
    found = [(fault, await read_log(database, lists, fault.table_id)) for fault in faults.values()]
    return [await _plan(fault, log, wishes, now) for fault, log in found]


async def refuse_in_use(database: Database, now: int) -> None:
    """Raise ``InUse`` if a server of this database is alive, by its heartbeats."""
    servers = await Heartbeats(database, "").others_alive(now)
    if servers:
        raise InUse(", ".join(servers))


async def carry_out(database: Database, plans: Iterable[Plan], wishes: Wishes, now: int) -> int:
    """Do what is planned, each table in one transaction.

    Then ratings that do not follow from the results are worked out again; returns how many.
    """
    for one in plans:
        if one.action == "leave":
            continue
        if one.action == "restore" and wishes.backup is not None:
            await wishes.backup.lend_words(one.table_id, database)
        await database.write(partial(_repair, plan=one, now=now))
    return await mend_ratings(database)


async def _plan(fault: Fault, log: ReadLog, wishes: Wishes, now: int) -> Plan:
    no_help: str | None = None
    if wishes.backup is not None and (fault.code == "tail" or not fault.is_beside):
        try:
            mended = await wishes.backup.mend(fault.table_id, log)
        except NoHelp as error:
            no_help = error.code
        else:
            return _kept(fault, "restore", log, mended, now)
    if fault.is_beside:
        return Plan(fault, "derive", log.rows, log.table, log.table, no_help=no_help)
    if wishes.truncate and log.table is not None:
        return _kept(fault, "truncate", log, log, now)._replace(no_help=no_help)
    is_clear = fault.table_id in wishes.tables or fault.code not in _ONLY_IF_NAMED
    is_wanted = is_clear and wishes.backup is None
    if not is_wanted or not log.rows:
        return Plan(fault, "leave", log.rows, log.table, log.table, no_help=no_help)
    return Plan(fault, "aside", {}, None, log.table, *_lost(log.rows, {}))


def _kept(fault: Fault, action: Action, log: ReadLog, kept: ReadLog, now: int) -> Plan:
    """Plan to keep the good entries of a log. The time in which nobody could open the table is not
    charged to anybody."""
    rows = {seq: text for seq, text in kept.rows.items() if seq < kept.good}
    (lost, missing), table = _lost(log.rows, rows), kept.table
    if table is not None and table.deadline is not None and now > table.entries[-1].at:
        decision = decide(table, Resume(down_since=0), now)
        table = decision.table
        new = {one.seq: msgspec.json.encode(one).decode() for one in decision.entries}
        rows = {**rows, **new}
    return Plan(fault, action, rows, table, log.table, lost, missing, kept=kept.good)


def _lost(present: Rows, kept: Rows) -> tuple[tuple[Lost, ...], int]:
    """Return the entries that are not kept, and how many more are missing already."""
    gone = (seq for seq in present if seq not in kept)
    lost = tuple(Lost(seq, entry_in(present[seq])) for seq in gone)
    length = max(present, default=-1) + 1
    return lost, max(0, length - len(present.keys() | kept.keys()))


def _repair(connection: Connection, plan: Plan, now: int) -> None:
    """Carry out one plan."""
    present = rows_of(connection, plan.table_id)
    _take_out(connection, plan, [seq for seq in present if plan.rows.get(seq) != present[seq]], now)
    new = {seq: text for seq, text in plan.rows.items() if present.get(seq) != text}
    rows = [{"table_id": plan.table_id, "seq": seq, "entry": text} for seq, text in new.items()]
    if rows:
        connection.execute(insert(schema.events), rows)
    tables = schema.tables
    if plan.table is None:
        this = tables.c.table_id == plan.table_id
        changed = connection.scalar(select(tables.c.changed).where(this))
        connection.execute(delete(tables).where(this))
        connection.execute(insert(tables), aside_row(plan.table_id, changed or now))
    else:
        derive(connection, plan.table)


def _take_out(connection: Connection, plan: Plan, seqs: list[int], now: int) -> None:
    """Move entries from a log to those set aside, whatever is in them."""
    events, aside = schema.events, schema.set_aside
    these = (events.c.table_id == plan.table_id) & events.c.seq.in_(seqs)
    at, why = literal(now, BigInteger), literal(plan.fault.code)
    moved = select(events.c.table_id, at, events.c.seq, why, events.c.entry).where(these)
    names = ["table_id", "at", "seq", "why", "entry"]
    connection.execute(insert(aside).from_select(names, moved))
    connection.execute(delete(events).where(these))
