"""Checks a database: replays every log and compares what is stored beside it."""

from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy import Table as SqlTable

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.log import Log
from ludomots.store.rows import Row, participant_rows, result_row, sitter_rows, solo_row, table_row
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
        "table": _is_stored(connection, schema.tables, table.id, table_row(table)),
        "result": _is_stored(connection, schema.results, table.id, result_row(table)),
        "solo": _is_stored(connection, schema.solos, table.id, solo_row(table)),
        "sitters": _people(connection, schema.sitters, table.id) == _named(sitter_rows(table)),
        "participants": _people(connection, schema.participants, table.id)
        == _named(participant_rows(table)),
    }
    return [Fault(table.id, code) for code, right in is_right.items() if not right]


def _is_stored(connection: Connection, kind: SqlTable, table_id: str, right: Row | None) -> bool:
    """Return whether the row of a table has these values, or is missing if there should be none."""
    found: Any = connection.execute(select(kind).where(kind.c.table_id == table_id)).one_or_none()
    if found is None or right is None:
        return found is right
    return all(found._mapping[name] == value for name, value in right.items())


def _people(connection: Connection, kind: SqlTable, table_id: str) -> set[str]:
    return set(connection.scalars(select(kind.c.identity).where(kind.c.table_id == table_id)))


def _named(rows: list[Row]) -> set[str]:
    return {row["identity"] for row in rows}
