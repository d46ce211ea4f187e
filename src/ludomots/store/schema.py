"""The tables of the database, the same on SQLite and PostgreSQL.

``events`` is the truth. ``tables`` and ``results`` follow from it and are written in the same
transaction, so that lists, deadlines and ratings need no replay; ``ludomots db check`` compares.
Changes of this file need a new file in ``migrations/versions``.
"""

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)
"""The log: each entry as JSON. The primary key decides between two who write at once."""

tables = Table(
    "tables",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("deadline", BigInteger),
    Column("line", Text),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_status", "status"),
)
"""Where each table is: when it must act by itself, and its line in the list, if it has one."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Index("results_by_time", "at"),
)
"""How rated games ended, as JSON."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),
    Column("text", String(300), nullable=False),
    Index("chat_by_person", "by"),
)
"""What was said at tables; never in a log or a record."""
