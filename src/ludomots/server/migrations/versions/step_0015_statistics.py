"""Statistics of people, and the games of the mistakes that they learn from.

Games that ended before are counted by the first server that starts (``server/game_counter.py``).
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_UNCOUNTED = sa.text("counted = 0 AND ended IS NOT NULL")


def upgrade() -> None:
    """Add the tables, and the mark of games that are counted."""
    op.add_column("sitters", sa.Column("counted", sa.Integer, nullable=False, server_default="0"))
    op.create_index(
        "sitters_uncounted",
        "sitters",
        ["ended"],
        sqlite_where=_UNCOUNTED,
        postgresql_where=_UNCOUNTED,
    )
    op.create_table(
        "played",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("company", sa.String(16), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("played_by_table", "played", ["table_id"])
    op.create_table(
        "opponents",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("opponent", sa.String(64), primary_key=True),
        sa.Column("result", sa.Integer, nullable=False),
    )
    op.create_index("opponents_by_table", "opponents", ["table_id"])
    op.create_index("opponents_by_opponent", "opponents", ["opponent"])
    op.create_table(
        "best_words",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("word", sa.String(64), primary_key=True),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("letters", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("best_words_by_table", "best_words", ["table_id"])
    op.create_index("best_words_by_points", "best_words", ["identity", "points"])
    op.create_index("best_words_by_letters", "best_words", ["identity", "letters"])
    op.create_table(
        "accuracies",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("accuracy", sa.Double, nullable=False),
    )
    op.create_index("accuracies_by_time", "accuracies", ["identity", "at"])
    op.create_table(
        "shared_statistics",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("link", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "mistake_games",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
    )
