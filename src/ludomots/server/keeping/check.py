"""A log read as far as it is good, with the place and the reason where it is not."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, exists, insert, select
from sqlalchemy import Table as SqlTable

from ludomots.records import BadRecord, CannotReplay, read
from ludomots.records import replay as replay_record
from ludomots.server.database import Database
from ludomots.server.keeping.archive import Archive
from ludomots.server.live import schema
from ludomots.server.live.log import Log, is_archived
from ludomots.server.live.rows import (
    UNREADABLE,
    Row,
    participant_rows,
    read_entry,
    read_entry_at,
    result_row,
    sitter_rows,
    solo_row,
    table_row,
)
from ludomots.server.live.word_lists import WordLists
from ludomots.server.ratings.history import wrong_ratings
from ludomots.tables import BadLog, Entry, Table, follow, replay
from ludomots.tables.events import Moved
from ludomots.words import Lexicon

Rows = Mapping[int, str]
"""The entries of a log as they are stored, by their numbers."""


class ReadLog(NamedTuple):
    """The rows of a log, the table after those that are good (none if the first is not), and what
    is wrong with the next one, if anything is."""

    rows: Rows
    table: Table | None
    fault: BadLog | None

    @property
    def good(self) -> int:
        """How many entries are good, counted from the first."""
        return 0 if self.table is None else self.table.seq


async def read_log(database: Database, lists: WordLists, table_id: str) -> ReadLog:
    """Read the log of a table."""
    return await read_rows(table_id, await database.read(lambda one: rows_of(one, table_id)), lists)


def rows_of(connection: Connection, table_id: str) -> Rows:
    """Return the rows of a table, whatever is in them."""
    events = schema.events.c
    query = select(events.seq, events.entry).where(events.table_id == table_id)
    return {row.seq: row.entry for row in connection.execute(query.order_by(events.seq))}


async def read_rows(table_id: str, rows: Rows, lists: WordLists) -> ReadLog:
    """Read rows as the log of a table, with the word list that they name."""
    first = entry_in(rows.get(0, ""))
    return _follow(table_id, rows, await lists.of_log([] if first is None else [first]))


def entry_in(text: str) -> Entry | None:
    """Return the entry that a row holds, whether or not it belongs there; none if unreadable."""
    try:
        return read_entry(text)
    except UNREADABLE:
        return None


def _follow(table_id: str, rows: Rows, words: Lexicon | None) -> ReadLog:
    table: Table | None = None
    try:
        for place, (seq, text) in enumerate(rows.items()):
            if seq != place:
                raise BadLog("gap", seq)
            entry = read_entry_at(seq, text)
            later = follow(table, [entry]) if table else replay(table_id, [entry], words)
            if _is_foreign(later, entry):
                raise BadLog("foreign", seq)
            table = later
    except BadLog as bad:
        return ReadLog(rows, table, bad)
    return ReadLog(rows, table, None if rows else BadLog("no-log", 0))


def _is_foreign(table: Table, entry: Entry) -> bool:
    """Return whether an entry is a move of somebody who does not sit there: it is of another log,
    even if the rulebook accepts it here."""
    event = entry.event
    return (
        isinstance(event, Moved)
        and entry.by is not None
        and event.seat not in table.seats_of(entry.by)
    )


_KINDS = {
    "table": schema.tables,
    "result": schema.results,
    "solo": schema.solos,
    "sitters": schema.sitters,
    "participants": schema.participants,
}
DERIVED = frozenset(_KINDS)
"""The codes of what follows from a log."""


def wrong_beside(connection: Connection, table: Table) -> list[str]:
    """Return the codes of what is stored beside a log and does not follow from it."""
    return [
        code
        for code, rows in _right(table)
        if not _is_same(_stored(connection, _KINDS[code], table.id), rows)
    ]


def is_behind(connection: Connection, table: Table) -> bool:
    """Return whether something is known to have happened after the last entry of a log."""
    rows = _stored(connection, schema.tables, table.id)
    return any(row["changed"] > table.entries[-1].at for row in rows)


def derive(connection: Connection, table: Table) -> None:
    """Store again what is missing beside a log or does not follow from it.

    A result that changes is new: it gets its number when it is rated again.
    """
    wrong = set(wrong_beside(connection, table))
    for code, rows in _right(table):
        if code in wrong:
            kind = _KINDS[code]
            connection.execute(delete(kind).where(kind.c.table_id == table.id))
            if rows:
                connection.execute(insert(kind), rows)


def _right(table: Table) -> Iterator[tuple[str, list[Row]]]:
    """Yield the rows that follow from a log, by code."""
    result, solo = result_row(table), solo_row(table)
    yield "table", [table_row(table)]
    yield "result", [] if result is None else [result]
    yield "solo", [] if solo is None else [solo]
    yield "sitters", sitter_rows(table)
    yield "participants", participant_rows(table)


def _stored(connection: Connection, kind: SqlTable, table_id: str) -> list[dict[str, Any]]:
    query = select(kind).where(kind.c.table_id == table_id)
    return [dict(row) for row in connection.execute(query).mappings()]


def _is_same(stored: list[dict[str, Any]], right: list[Row]) -> bool:
    """Compare, in any order, the columns that follow from a log: others are filled in later."""
    names = right[0].keys() if right else ()
    seen = [{name: row[name] for name in names} for row in stored]
    return len(seen) == len(right) and all(row in seen for row in right)


class Fault(NamedTuple):
    """Something that is wrong with a table, and the number of the entry if it is in its log.

    Codes: those of ``BadLog``; of a log also ``foreign`` (of another table) and ``no-log``; and
    those of what does not follow from the log (``derived.DERIVED``). ``record``: a game that is
    kept as text does not replay as it is written.
    """

    table_id: str
    code: str
    seq: int | None = None

    @property
    def is_beside(self) -> bool:
        """Whether the log can be read, and only what is stored beside it does not fit."""
        return self.code == "tail" or self.code in DERIVED


class Checked(NamedTuple):
    """How many tables and entries were replayed, what is wrong, which tables could not be checked
    because their rulebook or word list is gone, how many were set aside by an operator, and how
    many ratings do not follow from the results."""

    tables: int
    entries: int
    faults: tuple[Fault, ...]
    other: tuple[str, ...]
    aside: int
    ratings: int

    @property
    def is_good(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults and not self.ratings


async def check(database: Database, only: Sequence[str] = ()) -> Checked:
    """Replay every table, or ``only`` some, and compare."""
    log, lists = Log(database), WordLists(database)
    table_ids = [*only] or [
        *[one async for one in log.table_ids()],
        *await database.read(_without_log),
    ]
    count, faults, other, aside = 0, list[Fault](), list[str](), 0
    for table_id in table_ids:
        found = await read_log(database, lists, table_id)
        count += len(found.rows)
        if _is_archived(found.rows):
            faults += await _record_faults(database, table_id)
        elif not found.rows and await log.is_set_aside(table_id):
            aside += 1
        elif found.fault is not None and found.fault.is_other_version:
            other.append(table_id)
        elif found.fault is not None:
            faults.append(Fault(table_id, found.fault.code, found.fault.seq))
        elif found.table is not None:
            faults += await database.read(partial(_beside, table=found.table))
    ratings = len(await wrong_ratings(database))
    return Checked(len(table_ids), count, tuple(faults), tuple(other), aside, ratings)


def _without_log(connection: Connection) -> list[str]:
    """Return the tables that have no entry: their logs were set aside, or are gone."""
    rows, events = schema.tables.c, schema.events.c
    query = select(rows.table_id).where(~exists().where(events.table_id == rows.table_id))
    return list(connection.scalars(query))


def _is_archived(rows: Rows) -> bool:
    """Return whether these rows are what is left of a log that is no longer kept."""
    last = entry_in(*rows.values()) if len(rows) == 1 else None
    return last is not None and is_archived([last])


async def _record_faults(database: Database, table_id: str) -> list[Fault]:
    """Return what is wrong with the record of a table whose log is gone."""
    kept = await Archive(database).find(table_id)
    if kept is None:
        return []
    try:
        found = read(kept.text)
        replayed = replay_record(found, words=await WordLists(database).find(found.words))
        is_right = not replayed.faults
    except BadRecord:
        is_right = False
    except CannotReplay:
        is_right = True
    return [] if is_right else [Fault(table_id, "record")]


def _beside(connection: Connection, table: Table) -> list[Fault]:
    if is_behind(connection, table):
        return [Fault(table.id, "tail", table.seq)]
    return [Fault(table.id, code) for code in wrong_beside(connection, table)]
