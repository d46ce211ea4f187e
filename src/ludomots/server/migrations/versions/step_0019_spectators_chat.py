"""What spectators say among themselves while a game runs."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Mark messages that players do not read before the game is over; older ones are none."""
    op.add_column("chat", sa.Column("aside", sa.Integer, nullable=False, server_default="0"))
