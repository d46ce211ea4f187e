"""The logs of tables, and what follows from them.

``events`` is the truth. ``tables``, ``results``, ``solos``, ``sitters`` and ``participants`` follow
from it and are written in the same transaction, so that lists and deadlines need no replay;
``ratings`` follow from ``results`` soon after. ``ludomots db check`` compares.
"""

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, String, Text, text

from ludomots.server.metadata import filled, key, number, table, time

events = table("events", key("table_id"), number("seq"), filled("entry", Text))
"""The log: each entry as JSON. If two nodes write the same entry, the primary key lets one win."""

tables = table(
    "tables",
    key("table_id"),
    filled("status", String(16)),
    Column("deadline", BigInteger),
    Column("line", Text),
    time("changed"),
    filled("resting", Integer),
    Column("news", BigInteger),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_status", "status"),
    Index("tables_by_end", "status", "changed"),
    Index(
        "tables_in_list",
        "status",
        sqlite_where=text("line IS NOT NULL"),
        postgresql_where=text("line IS NOT NULL"),
    ),
    Index(
        "tables_with_news",
        "news",
        sqlite_where=text("news IS NOT NULL"),
        postgresql_where=text("news IS NOT NULL"),
    ),
)
"""For each table its status, its deadline, its line in the list, if any, when something last
happened there, and whether it only waits for people who are away. ``news`` is set if something
happened of which somebody may have to be told: from that time on a node may see to it."""

records = table(
    "records", key("table_id"), time("at"), filled("seats", Text), filled("record", Text)
)
"""Games whose logs are no longer kept, as text: when they ended, and who sat there as JSON."""

results = table(
    "results",
    key("table_id"),
    time("at"),
    filled("result", Text),
    Column("number", Integer),
    Column("before", Text),
    Index("results_by_number", "number"),
)
"""How games ended that are rated, as JSON; each gets its number when it is rated, in this order.
``before`` are the ratings that its players had then, seat by seat, as JSON: with them the ratings
can be worked out again although one of the players was erased."""

solos = table(
    "solos",
    key("table_id"),
    filled("identity", String(64)),
    filled("game", String(64)),
    filled("preset", String(64)),
    filled("changed", Integer),
    filled("points", Integer),
    time("at"),
    Index("solos_by_rules", "identity", "game", "preset", "changed", "points"),
)
"""The games that people played alone to the end."""

chat = table(
    "chat",
    key("table_id"),
    number("number"),
    time("at"),
    filled("by", String(64)),
    filled("text", String(300)),
    filled("aside", Integer),
    Index("chat_by_person", "by"),
)
"""What was said at tables; never in a log or a record. What spectators say while a game is being
played is said ``aside``."""

nodes = table("nodes", key("node"), time("at"), filled("stopped", Integer))
"""When each node was last alive, and whether it was stopped in order."""

sitters = table(
    "sitters",
    key("identity"),
    key("table_id"),
    Column("ended", BigInteger),
    filled("counted", Integer, server_default="0"),
    Index("sitters_by_table", "table_id"),
    Index("sitters_by_end", "identity", "ended"),
    Index(
        "sitters_uncounted",
        "ended",
        sqlite_where=text("counted = 0 AND ended IS NOT NULL"),
        postgresql_where=text("counted = 0 AND ended IS NOT NULL"),
    ),
)
"""Who sits at which tables, when the game ended, if it did, and whether it is counted in their
statistics. At a table that was closed before its game nobody sits any more."""

participants = table(
    "participants", key("identity"), key("table_id"), Index("participants_by_table", "table_id")
)
"""Everybody whom the log of a table names, also those who left it long ago."""

word_lists = table(
    "word_lists",
    Column("name", String(8), primary_key=True),
    key("version"),
    filled("data", LargeBinary),
)
"""The word lists that tables use (``words/kept.py``)."""

set_aside = table(
    "set_aside",
    key("table_id"),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    number("seq"),
    filled("why", String(16)),
    filled("entry", Text),
)
"""Entries that ``ludomots db repair`` took out of a log, when and why: nothing is destroyed."""
