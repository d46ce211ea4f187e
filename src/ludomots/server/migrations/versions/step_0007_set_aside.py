"""Entries that were taken out of damaged logs."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table of entries set aside."""
    op.create_table(
        "set_aside",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
