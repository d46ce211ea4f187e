"""Player pages, friends, blocks, groups and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the tables, and an index for leaderboards."""
    op.create_index("played_by_time", "played", ["game", "company", "at"])
    op.create_table(
        "players",
        _key("person"),
        sa.Column("id", sa.String(64), nullable=False, unique=True),
        sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
        sa.Column("shares", sa.Integer, nullable=False, server_default="0"),
        sa.Column("ranked", sa.Integer, nullable=False, server_default="0"),
        sa.Column("here", sa.BigInteger),
    )
    op.create_table("friendships", _key("person"), _key("other"), _time(), _state())
    op.create_index("friendships_by_other", "friendships", ["other"])
    op.create_table("blocks", _key("person"), _key("other"))
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "player_groups",
        _key("id"),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("link", sa.String(64), nullable=False, unique=True),
    )
    op.create_table("group_members", _key("group_id"), _key("person"), _time())
    op.create_index("group_members_by_person", "group_members", ["person"])
    op.create_table("group_tables", _key("group_id"), _key("table_id"), _time())
    op.create_index("group_tables_by_time", "group_tables", ["group_id", "at"])
    op.create_table(
        "table_invitations",
        _key("person"),
        _key("table_id"),
        sa.Column("by", sa.String(64), nullable=False),
        _time(),
        _state(),
    )
    op.create_index("table_invitations_by_table", "table_invitations", ["table_id"])
    op.create_index("table_invitations_by_host", "table_invitations", ["by"])


def _key(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(64), primary_key=True)


def _time() -> sa.Column[int]:
    return sa.Column("at", sa.BigInteger, nullable=False)


def _state() -> sa.Column[str]:
    return sa.Column("state", sa.String(16), nullable=False)
