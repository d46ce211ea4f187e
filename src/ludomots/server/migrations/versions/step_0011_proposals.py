"""Words that players would like to see in a list."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table of proposed words."""
    op.create_table(
        "proposals",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("lexicon", sa.String(8), nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("decided", sa.BigInteger),
        sa.Column("decided_by", sa.String(64)),
        sa.Column("note", sa.String(300), nullable=False),
    )
    op.create_index("proposals_by_word", "proposals", ["lexicon", "word", "person"], unique=True)
    op.create_index("proposals_by_person", "proposals", ["person", "at"])
    op.create_index("proposals_by_decision", "proposals", ["decided", "lexicon", "word"])
    op.create_index("proposals_by_operator", "proposals", ["decided_by"])
