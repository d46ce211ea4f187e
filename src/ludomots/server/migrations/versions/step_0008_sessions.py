"""The browsers in which somebody is a person, and which of them were logged out.

Cookies made before this step name no session. They are accepted for as long as browsers keep them.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_LIVES = 400 * 24 * 3600 * 1000


def upgrade() -> None:
    """Make the tables of sessions."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.String(32), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "revocations",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kept", sa.String(64), nullable=False),
    )
    op.create_index("revocations_by_time", "revocations", ["at"])
    until = round(time.time() * 1000) + _LIVES
    new = sa.text("INSERT INTO settings (name, value) VALUES ('old-cookies-until', :until)")
    op.execute(new.bindparams(until=str(until)))
