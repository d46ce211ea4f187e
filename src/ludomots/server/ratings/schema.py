"""The tables of the database with ratings and statistics."""

from sqlalchemy import Double, Index, Integer, String

from ludomots.server.metadata import filled, key, number, table, time

ratings = table(
    "ratings",
    key("person"),
    key("game"),
    number("players"),
    number("bots"),
    filled("mean", Double),
    filled("spread", Double),
    filled("points", Integer),
    filled("games", Integer),
    filled("won", Integer),
    Index("ratings_by_points", "game", "players", "bots", "points"),
)
"""The ratings of people and of levels of computer players (``bot:club``), on each ladder."""

played = table(
    "played",
    key("identity"),
    key("table_id"),
    time("at"),
    filled("game", String(64)),
    filled("company", String(16)),
    filled("points", Integer),
    filled("won", Integer),
    Index("played_by_table", "table_id"),
    Index("played_by_time", "game", "company", "at"),
)
"""The finished games of people: with whom (``company``), the points, and whether they won. Like the
next two tables it is filled soon after the end of a game (``statistics.py``)."""

opponents = table(
    "opponents",
    key("identity"),
    key("table_id"),
    key("opponent"),
    filled("result", Integer),
    Index("opponents_by_table", "table_id"),
    Index("opponents_by_opponent", "opponent"),
)
"""Against whom people played, a person or a level of computer players (``bot:club``): 1 if they
were ahead in the end, -1 if the opponent was, otherwise 0."""

best_words = table(
    "best_words",
    key("identity"),
    key("table_id"),
    key("word"),
    filled("points", Integer),
    filled("letters", Integer),
    time("at"),
    Index("best_words_by_table", "table_id"),
    Index("best_words_by_points", "identity", "points"),
    Index("best_words_by_letters", "identity", "letters"),
)
"""The words of a game that brought a person most points, and the longest."""

accuracies = table(
    "accuracies",
    key("identity"),
    key("table_id"),
    time("at"),
    filled("game", String(64)),
    filled("accuracy", Double),
    Index("accuracies_by_time", "identity", "at"),
)
"""How well people played the games that were reviewed, from 0 to 100."""

shared_statistics = table(
    "shared_statistics", key("person"), filled("link", String(64), unique=True)
)
"""The people who let others see their statistics, and the secret part of the link."""
