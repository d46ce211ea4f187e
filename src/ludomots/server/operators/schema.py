"""The tables of the database about operators, and what they decide."""

from sqlalchemy import BigInteger, Column, Index, Integer, String, Text

from ludomots.server.metadata import filled, key, number, table, time

operators = table("operators", key("person"), time("since"))
"""The people who run the site."""

invitations = table("invitations", key("hash"), time("expires"))
"""The hashes of the codes that make a person an operator, once."""

sanctions = table(
    "sanctions",
    key("id"),
    filled("kind", String(8)),
    Column("person", String(64)),
    Column("network", String(64)),
    filled("with_address", Integer),
    time("since"),
    time("until"),
    filled("reason", String(300)),
    filled("by", String(64)),
    Index("sanctions_by_person", "person"),
)
"""Who may not play (``ban``), chat (``mute``) or choose a name (``name``), until when and why.
``network`` is the keyed hash of an address; if a ban is to hold for it too, the first node that
knows it fills it in."""

reports = table(
    "reports",
    key("id"),
    time("at"),
    filled("table_id", String(64)),
    Column("by", String(64)),
    filled("about", String(8)),
    filled("person", String(64)),
    Column("network", String(64)),
    filled("text", String(300)),
    filled("context", Text),
    Column("settled", BigInteger),
    Column("settled_by", String(64)),
    filled("note", String(300)),
    Index("reports_by_time", "settled", "at"),
    Index("reports_by_reporter", "by"),
    Index("reports_by_person", "person"),
)
"""What players reported to the operators: who, whom, and what was said and seen then, as JSON."""

filtered_words = table(
    "filtered_words",
    Column("language", String(8), primary_key=True),
    key("word"),
    filled("refused", Integer),
)
"""Words that operators refuse in names and chat, or allow although they are refused usually."""

audit = table(
    "audit",
    number("number"),
    time("at"),
    filled("by", String(64)),
    filled("action", String(32)),
    filled("target", String(128)),
    filled("reason", String(300)),
    Index("audit_by_target", "target"),
)
"""What operators did; nothing is ever changed here, but that a person is erased from it."""
