"""The faces that people chose, and the codes that they printed."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "looks",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("face", sa.String(16), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
    )
    op.create_table(
        "recovery_sheets",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
