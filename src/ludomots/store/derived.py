"""What is stored beside a log and follows from it: compared with the log, and made again."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy import Table as SqlTable

from ludomots.store import schema
from ludomots.store.rows import (
    Row,
    participant_rows,
    result_row,
    sitter_rows,
    solo_row,
    table_row,
)
from ludomots.tables import Table

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
    return any((row["changed"] or 0) > table.entries[-1].at for row in rows)


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
