"""The tables of the database, the same on SQLite and PostgreSQL.

``events`` is the truth. ``tables`` and ``results`` follow from it and are written in the same
transaction, so that lists, deadlines and ratings need no replay; ``ludomots db check`` compares.
Changes of this file need a new file in ``migrations/versions``.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)
"""The log: each entry as JSON. If two nodes write the same entry, the primary key lets one win."""

tables = Table(
    "tables",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("deadline", BigInteger),
    Column("line", Text),
    Column("changed", BigInteger),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_status", "status"),
)
"""For each table its status, its deadline, its line in the list, if any, and when something last
happened there."""

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

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all nodes must agree on: the key that signs cookies."""

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(32), nullable=False),
)
"""The names that people chose. A guest without a name exists only in the cookie."""

merged = Table(
    "merged",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Index("merged_by_person", "person"),
)
"""Guests who logged in as a person: their seats are the seats of that person."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("transports", String(100), nullable=False),
    Index("passkeys_by_person", "person"),
)
"""The public keys of people's passkeys, base64url."""

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(128), primary_key=True),
    Column("person", String(64)),
    Column("expires", BigInteger, nullable=False),
)
"""What a passkey is asked to sign, once: to be added to a person, or to log in (no person)."""

codes = Table(
    "codes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("expires", BigInteger, nullable=False),
)
"""The hash of the code with which a person may log in once on another device."""

nodes = Table(
    "nodes",
    metadata,
    Column("node", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("stopped", Integer, nullable=False),
)
"""When each node was last alive, and whether it was stopped in order."""

sitters = Table(
    "sitters",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("table_id", String(64), primary_key=True),
    Index("sitters_by_table", "table_id"),
)
"""Who sits at which tables; it follows from ``events`` too."""

word_lists = Table(
    "word_lists",
    metadata,
    Column("name", String(8), primary_key=True),
    Column("version", String(64), primary_key=True),
    Column("data", LargeBinary),
)
"""The word lists that tables use (``words/kept.py``); one without data was not available."""

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("muted", String(64), primary_key=True),
    Index("mutes_by_muted", "muted"),
)
"""Who muted whom."""
