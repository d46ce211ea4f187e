"""Which tables only wait for people who are away, and the records of games whose logs are gone."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add what a server that starts need not look at, and the table of records."""
    op.add_column("tables", sa.Column("resting", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_end", "tables", ["status", "changed"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
