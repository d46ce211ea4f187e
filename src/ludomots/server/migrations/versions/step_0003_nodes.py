"""Which servers live, who sits where, and when something last happened at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of nodes and of sitters."""
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("stopped", sa.Integer, nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
    )
    op.create_index("sitters_by_table", "sitters", ["table_id"])
    op.add_column("tables", sa.Column("changed", sa.BigInteger))
