"""The table of the database with words that players propose."""

from sqlalchemy import BigInteger, Column, Index, String

from ludomots.server.metadata import filled, key, table, time

proposals = table(
    "proposals",
    key("id"),
    filled("lexicon", String(8)),
    filled("word", String(64)),
    Column("person", String(64)),
    time("at"),
    filled("reason", String(200)),
    Column("decided", BigInteger),
    Column("decided_by", String(64)),
    filled("note", String(300)),
    Index("proposals_by_word", "lexicon", "word", "person", unique=True),
    Index("proposals_by_person", "person", "at"),
    Index("proposals_by_decision", "decided", "lexicon", "word"),
    Index("proposals_by_operator", "decided_by"),
)
"""Words that players would like to see in a list: who proposed which (nobody, if that person was
erased) and why, and when operators decided about it."""
