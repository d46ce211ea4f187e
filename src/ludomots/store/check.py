"""Checks a database: replays every log and compares what is stored beside it."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, exists, select

from ludomots.records import BadRecord, CannotReplay, read
from ludomots.records import replay as replay_record
from ludomots.store import schema
from ludomots.store.archive import Archive, is_archived
from ludomots.store.database import Database
from ludomots.store.derived import DERIVED, is_behind, wrong_beside
from ludomots.store.log import Log
from ludomots.store.rating_history import wrong_ratings
from ludomots.store.read_log import Rows, entry_in, read_log
from ludomots.store.word_lists import WordLists
from ludomots.tables import Table


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
