"""The table of the database with answers to the position of the day."""

from sqlalchemy import Column, Index, Integer, String, Text

from ludomots.server.metadata import filled, key, number, table, time

daily_answers = table(
    "daily_answers",
    key("person"),
    number("day"),
    Column("game", String(64), primary_key=True),
    filled("move", Text),
    filled("mark", Integer),
    time("at"),
    Index("daily_answers_by_mark", "day", "game", "mark"),
)
"""The one move that somebody made in a game's position of a day (counted from 1970, in Paris), and
how close it was to the best one, from 0 to 100."""
