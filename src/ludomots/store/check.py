"""Checks a database: replays every log and compares what is stored beside it."""

from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy import Table as SqlTable

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.log import Log
from ludomots.store.rows import Row, result_row, table_row
from ludomots.store.word_lists import WordLists
from ludomots.tables import BadLog, Table, replay

_PINNED = {"other-game", "other-rulebook", "other-words"}


class Fault(NamedTuple):
    """Something that is wrong with a table, and the number of the entry if it is in its log.

    Codes: those of ``BadLog``, and ``table``, ``result`` and ``sitters`` (not what follows from the
    log).
    """

    table_id: str
    code: str
    seq: int | None = None


class Checked(NamedTuple):
    """How many tables and entries were replayed, what is wrong, and which tables could not be
    checked because their rulebook or word list is gone."""

    tables: int
    entries: int
    faults: tuple[Fault, ...]
    other: tuple[str, ...]


async def check(database: Database) -> Checked:
    """Replay every table and compare."""
    tables, count = 0, 0
    faults: list[Fault] = []
    other: list[str] = []
    log, lists = Log(database), WordLists(database)
    async for table_id in log.table_ids():
        tables += 1
        try:
            entries = await log.entries(table_id)
            count += len(entries)
            table = replay(table_id, entries, await lists.of_log(entries))
        except BadLog as bad:
            if bad.code in _PINNED:
                other.append(table_id)
            else:
                faults.append(Fault(table_id, bad.code, bad.seq))
            continue
        faults += await database.read(partial(_beside, table=table))
    return Checked(tables, count, tuple(faults), tuple(other))


def _beside(connection: Connection, table: Table) -> list[Fault]:
    """Return what is stored beside a log and does not follow from it."""
    is_right = {
        "table": _stored(connection, schema.tables, table.id) == table_row(table),
        "result": _stored(connection, schema.results, table.id) == result_row(table),
        "sitters": _sitters(connection, table.id) == set(table.people),
    }
    return [Fault(table.id, code) for code, right in is_right.items() if not right]


def _stored(connection: Connection, kind: SqlTable, table_id: str) -> Row | None:
    found: Any = connection.execute(select(kind).where(kind.c.table_id == table_id)).one_or_none()
    return None if found is None else dict(found._mapping)


def _sitters(connection: Connection, table_id: str) -> set[str]:
    sitters = schema.sitters.c
    query = select(sitters.identity).where(sitters.table_id == table_id)
    return set(connection.scalars(query))
