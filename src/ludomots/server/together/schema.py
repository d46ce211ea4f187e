"""The tables of the database about people who play together."""

from sqlalchemy import BigInteger, Column, Index, Integer, String

from ludomots.server.metadata import filled, key, table, time

players = table(
    "players",
    key("person"),
    filled("id", String(64), unique=True),
    filled("seen", Integer, server_default="0"),
    filled("shares", Integer, server_default="0"),
    filled("ranked", Integer, server_default="0"),
    Column("here", BigInteger),
)
"""What others may know of people: the id of their page, which leads to no identity, and what they
switched on: being seen when they are here, sharing their games, a place on the leaderboards. Of
those who are seen, when they were last ``here``."""

friendships = table(
    "friendships",
    key("person"),
    key("other"),
    time("at"),
    filled("state", String(16)),
    Index("friendships_by_other", "other"),
)
"""Who asked whom to be friends, and what became of it: ``asked``, ``agreed``, ``refused``, or
``taken-back`` after a refusal. The one who asked does not learn of a refusal."""

blocks = table("blocks", key("person"), key("other"), Index("blocks_by_other", "other"))
"""Whom people want nothing to do with; those do not learn of it."""

player_groups = table(
    "player_groups",
    key("id"),
    filled("name", String(40)),
    filled("link", String(64), unique=True),
)
"""People who play together again and again, and the secret part of their link."""

group_members = table(
    "group_members",
    key("group_id"),
    key("person"),
    time("at"),
    Index("group_members_by_person", "person"),
)
"""Who belongs to which group since when. The member of longest standing looks after it."""

group_tables = table(
    "group_tables",
    key("group_id"),
    key("table_id"),
    time("at"),
    Index("group_tables_by_time", "group_id", "at"),
)
"""The tables that were opened for groups."""

table_invitations = table(
    "table_invitations",
    key("person"),
    key("table_id"),
    filled("by", String(64)),
    time("at"),
    filled("state", String(16)),
    Index("table_invitations_by_table", "table_id"),
    Index("table_invitations_by_host", "by"),
)
"""Whom somebody invited to a table: ``waiting``, ``declined``, or ``hidden`` from a person who
blocked the one who invites."""
