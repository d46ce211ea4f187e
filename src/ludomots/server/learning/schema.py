"""The tables of the database with what people learn."""

from sqlalchemy import BigInteger, Column, Double, Index, Integer, String, Text

from ludomots.server.metadata import filled, key, number, table, time

cards = table(
    "cards",
    key("person"),
    key("deck"),
    Column("kind", String(16), primary_key=True),
    key("key"),
    Column("asked", Text),
    filled("source", String(64)),
    filled("marked", Integer),
    filled("answers", Integer),
    filled("wrong", Integer),
    Column("first", BigInteger),
    Column("last", BigInteger),
    time("due"),
    Column("stability", Double),
    Column("difficulty", Double),
    Column("phase", Integer),
    Column("step", Integer),
    Index("cards_by_due", "person", "deck", "due"),
)
"""What people learn by spaced repetition. A deck is what is learnt together (``words-fr``), a card
one question of it: its kind and key say what is asked, or else ``asked`` does, as JSON. ``source``
is where the card comes from, ``marked`` whether the person wanted it themselves. The rest is what
the scheduler knows (``study/memory.py``)."""

study_days = table("study_days", key("person"), number("day"), filled("answers", Integer))
"""How many answers people gave on which days, counted from 1970 in the person's own time."""

study_lists = table("study_lists", key("person"), key("deck"), key("list"))
"""The lists of which people want new cards."""

mistake_games = table("mistake_games", key("person"), key("table_id"), filled("record", Text))
"""The games in which people made the mistakes that they learn from, as records without names: their
cards outlive the logs."""
