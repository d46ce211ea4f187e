"""Reviews of finished games, kept so that they need not be made again."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_by_number", "reviews", ["number"])
