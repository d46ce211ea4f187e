"""Many rows written by one statement: they are passed as one value, a list in JSON.

A driver that is given rows one by one lets other threads run after each row and then waits for its
turn again. Under load that takes longer than the writing. The statement goes to the driver as it
is: nothing in it has to be compiled anew.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Dialect, Table

Rows = Iterable[dict[str, Any]]


class BatchWriter:
    """Writes some columns of many rows of a table by one statement."""

    def __init__(self, table: Table, *names: str) -> None:
        self._table = table
        self._columns = [table.c[name] for name in names]
        self._known: dict[tuple[str, str], str] = {}

    def insert(self, connection: Connection, rows: Rows) -> None:
        """Add rows."""
        self._run("insert", connection, rows)

    def update(self, connection: Connection, rows: Rows) -> None:
        """Change the rows that have the same primary keys."""
        self._run("update", connection, rows)

    def _run(self, what: str, connection: Connection, rows: Rows) -> None:
        given = msgspec.json.encode(list(rows)).decode()
        if given == "[]":
            return
        key = what, connection.dialect.name
        if key not in self._known:
            write = self._insert if what == "insert" else self._update
            self._known[key] = write(connection.dialect)
        connection.exec_driver_sql(self._known[key], (given,))

    def _insert(self, dialect: Dialect) -> str:
        names = ", ".join(column.name for column in self._columns)
        return f"INSERT INTO {self._table.name} ({names}) {self._given(dialect)}"

    def _update(self, dialect: Dialect) -> str:
        table = self._table.name
        same = [column for column in self._columns if column.primary_key]
        sets = ", ".join(
            f"{one.name} = given.{one.name}" for one in self._columns if not one.primary_key
        )
        where = " AND ".join(f"{table}.{one.name} = given.{one.name}" for one in same)
        return f"UPDATE {table} SET {sets} FROM ({self._given(dialect)}) AS given WHERE {where}"  # noqa: S608

    def _given(self, dialect: Dialect) -> str:
        """Return the rows as a query."""
        if dialect.name == "sqlite":
            parts = ", ".join(
                f"json_extract(value, '$.{one.name}') AS {one.name}" for one in self._columns
            )
            return f"SELECT {parts} FROM json_each(?)"  # noqa: S608
        parts = ", ".join(_typed(one, dialect) for one in self._columns)
        return f"SELECT * FROM json_to_recordset(CAST(%s AS json)) AS one({parts})"  # noqa: S608


def _typed(column: Column[Any], dialect: Dialect) -> str:
    return f"{column.name} {column.type.compile(dialect)}"
