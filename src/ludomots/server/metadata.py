"""What the tables of the database are made of, the same on SQLite and PostgreSQL.

Each feature has its own tables in its ``schema.py``; ``server/schema.py`` knows all of them. A
change of a table needs a new file in ``migrations/versions``.
"""

from typing import Any, TypeVar

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, String, Table, Text
from sqlalchemy.types import TypeEngine

Value = TypeVar("Value")

metadata = MetaData()


def table(name: str, *parts: Column[Any] | Index) -> Table:
    """Return a new table of the database."""
    return Table(name, metadata, *parts)


def key(name: str) -> Column[str]:
    """Return the id of something, or a name, that is part of the primary key."""
    return Column(name, String(64), primary_key=True)


def number(name: str) -> Column[int]:
    """Return a number from 0 that is part of the primary key."""
    return Column(name, Integer, primary_key=True, autoincrement=False)


def filled(
    name: str, kind: type[TypeEngine[Value]] | TypeEngine[Value], **more: Any
) -> Column[Value]:
    """Return a column that every row fills."""
    return Column(name, kind, nullable=False, **more)


def time(name: str) -> Column[int]:
    """Return a time in milliseconds."""
    return filled(name, BigInteger)


settings = table("settings", key("name"), filled("value", Text))
"""What all nodes must agree on: the keys that sign cookies and push messages."""
