"""Operators: who they are, what they decided, what players reported to them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables of operators."""
    _of_operators()
    _of_decisions()
    _of_reports()


def _of_operators() -> None:
    op.create_table(
        "operators",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("action", sa.String(32), nullable=False),
        sa.Column("target", sa.String(128), nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
    )
    op.create_index("audit_by_target", "audit", ["target"])


def _of_decisions() -> None:
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("network", sa.String(64)),
        sa.Column("with_address", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
    )
    op.create_index("sanctions_by_person", "sanctions", ["person"])
    op.create_table(
        "filtered_words",
        sa.Column("language", sa.String(8), primary_key=True),
        sa.Column("word", sa.String(64), primary_key=True),
        sa.Column("refused", sa.Integer, nullable=False),
    )


def _of_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64)),
        sa.Column("about", sa.String(8), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("network", sa.String(64)),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.Column("settled_by", sa.String(64)),
        sa.Column("note", sa.String(300), nullable=False),
    )
    op.create_index("reports_by_time", "reports", ["settled", "at"])
    op.create_index("reports_by_reporter", "reports", ["by"])
    op.create_index("reports_by_person", "reports", ["person"])
