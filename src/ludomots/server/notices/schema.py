"""The tables of the database about what people are told while the page is closed, and how."""

from sqlalchemy import Column, Index, Integer, String, Text, text

from ludomots.server.metadata import filled, key, table, time

notice_choices = table(
    "notice_choices",
    key("person"),
    filled("choices", Text),
    filled("daily", Integer),
    Index(
        "notice_choices_daily",
        "person",
        sqlite_where=text("daily = 1"),
        postgresql_where=text("daily = 1"),
    ),
)
"""Of what people want to be told and how, and when not, as JSON; ``daily`` repeats whether they
want to be told of the position of the day."""

notice_devices = table(
    "notice_devices",
    key("id"),
    filled("person", String(64)),
    filled("session", String(64)),
    filled("endpoint_hash", String(64), unique=True),
    filled("endpoint", Text),
    filled("public_key", String(200)),
    filled("secret", String(64)),
    filled("language", String(8)),
    filled("browser", String(32)),
    time("since"),
    Index("notice_devices_by_person", "person"),
    Index("notice_devices_by_session", "session"),
)
"""The browsers in which people are told by push: the address of each at its push service, and the
keys with which only that browser reads what is sent (base64url)."""

notice_mails = table(
    "notice_mails",
    key("person"),
    filled("address", String(254)),
    filled("language", String(8)),
    time("since"),
    filled("confirmed", Integer),
    filled("confirm_hash", String(64), unique=True),
    filled("stop", String(64), unique=True),
    Index("notice_mails_by_confirmed", "confirmed", "since"),
)
"""The mail addresses of people: whether the owner of the address confirmed it, the hash of what
confirms it, and what ends the mails."""

notice_calendars = table(
    "notice_calendars",
    key("person"),
    filled("link", String(64), unique=True),
    filled("language", String(8)),
)
"""The secret links by which the calendars of people read the deadlines of their games."""

notices_off = table(
    "notices_off", key("person"), key("table_id"), Index("notices_off_by_table", "table_id")
)
"""The tables of which people do not want to be told."""

notices = table(
    "notices",
    key("id"),
    filled("person", String(64)),
    filled("kind", String(16)),
    filled("key", String(128)),
    Column("table_id", String(64)),
    filled("facts", Text),
    time("at"),
    Index("notices_once", "person", "kind", "key", unique=True),
    Index("notices_by_time", "at"),
    Index("notices_by_kind", "kind"),
)
"""What people are to be told, each thing once; what they saw on an open page stands here too."""

deliveries = table(
    "deliveries",
    key("notice"),
    key("device"),
    filled("person", String(64)),
    time("due"),
    filled("tries", Integer),
    Column("letter", String(64)),
    Index("deliveries_by_due", "due"),
    Index("deliveries_by_person", "person"),
)
"""What is still to be sent: a notice to a device, or by mail (``mail``). ``due`` is when it may be
sent; whoever sends it first puts ``due`` off, so that nobody else does meanwhile. Notices that go
out in one mail have the same ``letter``."""
