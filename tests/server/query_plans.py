"""Queries as a database plans them: which of them read a whole table, however long it is."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, event

from ludomots.server.schema import metadata

SMALL = {
    "audit",
    "challenges",
    "codes",
    "filtered_words",
    "invitations",
    "nodes",
    "operators",
    "reports",
    "sanctions",
    "set_aside",
    "settings",
    "word_lists",
}
"""Tables that do not grow with games or people, or whose rows live for minutes."""
LARGE = {table.name for table in metadata.sorted_tables} - SMALL

TIDYING = ("DELETE FROM sessions",)
"""What a server does once when it starts."""

PARTIAL = {"tables_in_list", "sitters_uncounted", "tables_with_news", "notice_choices_daily"}
"""Indexes that hold only a few rows: of tables that are listed now, of games to be counted, of
tables at which something happened, of people who are told every day."""


class Query(NamedTuple):
    """A query that was asked, with the values of the first time."""

    text: str
    values: Any


@contextmanager
def asked_queries() -> Iterator[dict[str, Query]]:
    """Give the different queries that are asked meanwhile, of any database."""
    asked: dict[str, Query] = {}

    def note(_: Any, __: Any, text: str, values: Any, ___: Any, many: bool) -> None:
        if text.startswith(("SELECT", "UPDATE", "DELETE", "INSERT")):
            asked.setdefault(text, Query(text, values[0] if many else values))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def whole_reads(connection: Connection, query: Query) -> list[str]:
    """Return the large tables that a query would read from one end to the other."""
    if query.text.startswith(TIDYING):
        return []
    if connection.dialect.name == "sqlite":
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query.text}", query.values)
        return [scan for row in plan if (scan := _scan_of_sqlite(row.detail))]
    for way in ("seqscan", "hashjoin", "mergejoin"):  # they are chosen where tables are as short
        connection.exec_driver_sql(f"SET LOCAL enable_{way} = off")
    plan = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {query.text}", query.values)
    return list(_scans_of_postgres(plan.scalar_one()[0]["Plan"]))


def _scan_of_sqlite(step: str) -> str | None:
    found = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step)
    if found is None or found[1] not in LARGE or found[2] in PARTIAL:
        return None
    return step


def _scans_of_postgres(step: dict[str, Any]) -> Iterator[str]:
    kind, table = step["Node Type"], step.get("Relation Name")
    is_whole = kind == "Seq Scan" or ("Index" in kind and "Index Cond" not in step)
    if is_whole and table in LARGE and step.get("Index Name") not in PARTIAL:
        yield f"{kind} {table} {step.get('Index Name', '')}"
    for part in step.get("Plans", ()):
        if not (kind == "Limit" and step["Plan Rows"] == 1 and _is_by_index_alone(part)):
            yield from _scans_of_postgres(part)


def _is_by_index_alone(step: dict[str, Any]) -> bool:
    """Return whether the first row of a step is the first or last entry of an index."""
    return "Index" in step["Node Type"] and "Filter" not in step
