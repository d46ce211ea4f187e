"""What people learn by spaced repetition: their cards, the days on which they answered, the lists
they take new cards from."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "cards",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("deck", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("asked", sa.Text),
        sa.Column("source", sa.String(64), nullable=False),
        sa.Column("marked", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("first", sa.BigInteger),
        sa.Column("last", sa.BigInteger),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("stability", sa.Double),
        sa.Column("difficulty", sa.Double),
        sa.Column("phase", sa.Integer),
        sa.Column("step", sa.Integer),
    )
    op.create_index("cards_by_due", "cards", ["person", "deck", "due"])
    op.create_table(
        "study_days",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("answers", sa.Integer, nullable=False),
    )
    op.create_table(
        "study_lists",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("deck", sa.String(64), primary_key=True),
        sa.Column("list", sa.String(64), primary_key=True),
    )
