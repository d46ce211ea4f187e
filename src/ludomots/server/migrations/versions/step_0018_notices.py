"""Being told: how people want to be told of their games, and what is to be sent to them."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

_WITH_NEWS = sa.text("news IS NOT NULL")
_DAILY = sa.text("daily = 1")


def upgrade() -> None:
    """Add the tables, and the mark of tables at which something happened."""
    op.add_column("tables", sa.Column("news", sa.BigInteger))
    op.create_index(
        "tables_with_news",
        "tables",
        ["news"],
        sqlite_where=_WITH_NEWS,
        postgresql_where=_WITH_NEWS,
    )
    op.create_table(
        "notice_choices",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("daily", sa.Integer, nullable=False),
    )
    op.create_index(
        "notice_choices_daily",
        "notice_choices",
        ["person"],
        sqlite_where=_DAILY,
        postgresql_where=_DAILY,
    )
    op.create_table(
        "notice_devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("browser", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("notice_devices_by_person", "notice_devices", ["person"])
    op.create_index("notice_devices_by_session", "notice_devices", ["session"])
    op.create_table(
        "notice_mails",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("confirm_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("stop", sa.String(64), nullable=False, unique=True),
        sa.Index("notice_mails_by_confirmed", "confirmed", "since"),
    )
    op.create_table(
        "notice_calendars",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("link", sa.String(64), nullable=False, unique=True),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.create_table(
        "notices_off",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
    )
    op.create_index("notices_off_by_table", "notices_off", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("table_id", sa.String(64)),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("notices_once", "notices", ["person", "kind", "key"], unique=True)
    op.create_index("notices_by_time", "notices", ["at"])
    op.create_index("notices_by_kind", "notices", ["kind"])
    op.create_table(
        "deliveries",
        sa.Column("notice", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("letter", sa.String(64)),
    )
    op.create_index("deliveries_by_due", "deliveries", ["due"])
    op.create_index("deliveries_by_person", "deliveries", ["person"])
