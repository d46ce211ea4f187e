"""All tables of the database: the first form that a release has."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables, subject by subject."""
    _tables()
    _nodes()
    _people()
    _operators()
    _statistics()
    _learning()
    _together()
    _notices()


def _tables() -> None:
    """Make the log and what follows from it."""
    op.create_table("events", _key("table_id"), _number("seq"), _filled("entry", sa.Text))
    op.create_table(
        "tables",
        _key("table_id"),
        _filled("status", sa.String(16)),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("line", sa.Text),
        _filled("changed", sa.BigInteger),
        _filled("resting", sa.Integer),
        sa.Column("news", sa.BigInteger),
        sa.Index("tables_by_deadline", "deadline"),
        sa.Index("tables_by_end", "status", "changed"),
        sa.Index("tables_by_status", "status"),
        _partial("tables_in_list", "status", "line IS NOT NULL"),
        _partial("tables_with_news", "news", "news IS NOT NULL"),
    )
    op.create_table(
        "sitters",
        _key("identity"),
        _key("table_id"),
        sa.Column("ended", sa.BigInteger),
        _filled("counted", sa.Integer, server_default="0"),
        sa.Index("sitters_by_end", "identity", "ended"),
        sa.Index("sitters_by_table", "table_id"),
        _partial("sitters_uncounted", "ended", "counted = 0 AND ended IS NOT NULL"),
    )
    op.create_table(
        "participants",
        _key("identity"),
        _key("table_id"),
        sa.Index("participants_by_table", "table_id"),
    )
    op.create_table(
        "results",
        _key("table_id"),
        _filled("at", sa.BigInteger),
        _filled("result", sa.Text),
        sa.Column("number", sa.Integer),
        sa.Column("before", sa.Text),
        sa.Index("results_by_number", "number"),
    )
    op.create_table(
        "ratings",
        _key("person"),
        _key("game"),
        _number("players"),
        _number("bots"),
        _filled("mean", sa.Double),
        _filled("spread", sa.Double),
        _filled("points", sa.Integer),
        _filled("games", sa.Integer),
        _filled("won", sa.Integer),
        sa.Index("ratings_by_points", "game", "players", "bots", "points"),
    )
    op.create_table(
        "solos",
        _key("table_id"),
        _filled("identity", sa.String(64)),
        _filled("game", sa.String(64)),
        _filled("preset", sa.String(64)),
        _filled("changed", sa.Integer),
        _filled("points", sa.Integer),
        _filled("at", sa.BigInteger),
        sa.Index("solos_by_rules", "identity", "game", "preset", "changed", "points"),
    )
    op.create_table(
        "records",
        _key("table_id"),
        _filled("at", sa.BigInteger),
        _filled("seats", sa.Text),
        _filled("record", sa.Text),
    )
    op.create_table(
        "reviews",
        _key("table_id"),
        _filled("number", sa.BigInteger),
        _filled("review", sa.LargeBinary),
        sa.Index("reviews_by_number", "number"),
    )
    op.create_table("word_lists", _key("name", 8), _key("version"), _filled("data", sa.LargeBinary))
    op.create_table(
        "set_aside",
        _key("table_id"),
        sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False),
        _number("seq"),
        _filled("why", sa.String(16)),
        _filled("entry", sa.Text),
    )
    op.create_table(
        "chat",
        _key("table_id"),
        _number("number"),
        _filled("at", sa.BigInteger),
        _filled("by", sa.String(64)),
        _filled("text", sa.String(300)),
        _filled("aside", sa.Integer),
        sa.Index("chat_by_person", "by"),
    )


def _nodes() -> None:
    """Make what the nodes share, with the row that they lock to rate results."""
    op.create_table(
        "nodes", _key("node"), _filled("at", sa.BigInteger), _filled("stopped", sa.Integer)
    )
    settings = op.create_table("settings", _key("name"), _filled("value", sa.Text))
    op.bulk_insert(settings, [{"name": "ratings", "value": "locked while rating"}])


def _people() -> None:
    """Make what people are known by."""
    op.create_table("people", _key("id"), _filled("name", sa.String(32)))
    op.create_table(
        "looks", _key("person"), _filled("face", sa.String(16)), _filled("colour", sa.String(16))
    )
    op.create_table(
        "merged",
        _key("guest"),
        _filled("person", sa.String(64)),
        sa.Index("merged_by_person", "person"),
    )
    op.create_table(
        "passkeys",
        _key("id", 1400),
        _filled("person", sa.String(64)),
        _filled("public_key", sa.Text),
        _filled("sign_count", sa.BigInteger),
        _filled("transports", sa.String(100)),
        sa.Index("passkeys_by_person", "person"),
    )
    op.create_table(
        "challenges",
        _key("challenge", 128),
        sa.Column("person", sa.String(64)),
        _filled("expires", sa.BigInteger),
    )
    op.create_table(
        "codes",
        _key("person"),
        _filled("hash", sa.String(64), unique=True),
        _filled("expires", sa.BigInteger),
    )
    op.create_table(
        "recovery_sheets",
        _key("person"),
        _filled("hash", sa.String(64), unique=True),
        _filled("at", sa.BigInteger),
    )
    op.create_table(
        "sessions",
        _key("id"),
        _filled("person", sa.String(64)),
        _filled("begun", sa.BigInteger),
        _filled("seen", sa.BigInteger),
        _filled("browser", sa.String(32)),
        sa.Index("sessions_by_person", "person"),
    )
    op.create_table(
        "revocations",
        _key("subject"),
        _filled("at", sa.BigInteger),
        _filled("kept", sa.String(64)),
        sa.Index("revocations_by_time", "at"),
    )
    op.create_table("mutes", _key("person"), _key("muted"), sa.Index("mutes_by_muted", "muted"))


def _operators() -> None:
    """Make what operators decide."""
    op.create_table("operators", _key("person"), _filled("since", sa.BigInteger))
    op.create_table("invitations", _key("hash"), _filled("expires", sa.BigInteger))
    op.create_table(
        "sanctions",
        _key("id"),
        _filled("kind", sa.String(8)),
        sa.Column("person", sa.String(64)),
        sa.Column("network", sa.String(64)),
        _filled("with_address", sa.Integer),
        _filled("since", sa.BigInteger),
        _filled("until", sa.BigInteger),
        _filled("reason", sa.String(300)),
        _filled("by", sa.String(64)),
        sa.Index("sanctions_by_person", "person"),
    )
    op.create_table(
        "reports",
        _key("id"),
        _filled("at", sa.BigInteger),
        _filled("table_id", sa.String(64)),
        sa.Column("by", sa.String(64)),
        _filled("about", sa.String(8)),
        _filled("person", sa.String(64)),
        sa.Column("network", sa.String(64)),
        _filled("text", sa.String(300)),
        _filled("context", sa.Text),
        sa.Column("settled", sa.BigInteger),
        sa.Column("settled_by", sa.String(64)),
        _filled("note", sa.String(300)),
        sa.Index("reports_by_person", "person"),
        sa.Index("reports_by_reporter", "by"),
        sa.Index("reports_by_time", "settled", "at"),
    )
    op.create_table(
        "filtered_words", _key("language", 8), _key("word"), _filled("refused", sa.Integer)
    )
    op.create_table(
        "audit",
        _number("number"),
        _filled("at", sa.BigInteger),
        _filled("by", sa.String(64)),
        _filled("action", sa.String(32)),
        _filled("target", sa.String(128)),
        _filled("reason", sa.String(300)),
        sa.Index("audit_by_target", "target"),
    )
    op.create_table(
        "proposals",
        _key("id"),
        _filled("lexicon", sa.String(8)),
        _filled("word", sa.String(64)),
        sa.Column("person", sa.String(64)),
        _filled("at", sa.BigInteger),
        _filled("reason", sa.String(200)),
        sa.Column("decided", sa.BigInteger),
        sa.Column("decided_by", sa.String(64)),
        _filled("note", sa.String(300)),
        sa.Index("proposals_by_decision", "decided", "lexicon", "word"),
        sa.Index("proposals_by_operator", "decided_by"),
        sa.Index("proposals_by_person", "person", "at"),
        sa.Index("proposals_by_word", "lexicon", "word", "person", unique=True),
    )


def _statistics() -> None:
    """Make what people have played."""
    op.create_table(
        "played",
        _key("identity"),
        _key("table_id"),
        _filled("at", sa.BigInteger),
        _filled("game", sa.String(64)),
        _filled("company", sa.String(16)),
        _filled("points", sa.Integer),
        _filled("won", sa.Integer),
        sa.Index("played_by_table", "table_id"),
        sa.Index("played_by_time", "game", "company", "at"),
    )
    op.create_table(
        "opponents",
        _key("identity"),
        _key("table_id"),
        _key("opponent"),
        _filled("result", sa.Integer),
        sa.Index("opponents_by_opponent", "opponent"),
        sa.Index("opponents_by_table", "table_id"),
    )
    op.create_table(
        "best_words",
        _key("identity"),
        _key("table_id"),
        _key("word"),
        _filled("points", sa.Integer),
        _filled("letters", sa.Integer),
        _filled("at", sa.BigInteger),
        sa.Index("best_words_by_letters", "identity", "letters"),
        sa.Index("best_words_by_points", "identity", "points"),
        sa.Index("best_words_by_table", "table_id"),
    )
    op.create_table(
        "accuracies",
        _key("identity"),
        _key("table_id"),
        _filled("at", sa.BigInteger),
        _filled("game", sa.String(64)),
        _filled("accuracy", sa.Double),
        sa.Index("accuracies_by_time", "identity", "at"),
    )
    op.create_table(
        "shared_statistics", _key("person"), _filled("link", sa.String(64), unique=True)
    )


def _learning() -> None:
    """Make what people learn."""
    op.create_table(
        "cards",
        _key("person"),
        _key("deck"),
        _key("kind", 16),
        _key("key"),
        sa.Column("asked", sa.Text),
        _filled("source", sa.String(64)),
        _filled("marked", sa.Integer),
        _filled("answers", sa.Integer),
        _filled("wrong", sa.Integer),
        sa.Column("first", sa.BigInteger),
        sa.Column("last", sa.BigInteger),
        _filled("due", sa.BigInteger),
        sa.Column("stability", sa.Double),
        sa.Column("difficulty", sa.Double),
        sa.Column("phase", sa.Integer),
        sa.Column("step", sa.Integer),
        sa.Index("cards_by_due", "person", "deck", "due"),
    )
    op.create_table("study_days", _key("person"), _number("day"), _filled("answers", sa.Integer))
    op.create_table("study_lists", _key("person"), _key("deck"), _key("list"))
    op.create_table("mistake_games", _key("person"), _key("table_id"), _filled("record", sa.Text))
    op.create_table(
        "daily_answers",
        _key("person"),
        _number("day"),
        _key("game"),
        _filled("move", sa.Text),
        _filled("mark", sa.Integer),
        _filled("at", sa.BigInteger),
        sa.Index("daily_answers_by_mark", "day", "game", "mark"),
    )


def _together() -> None:
    """Make who plays with whom."""
    op.create_table(
        "players",
        _key("person"),
        _filled("id", sa.String(64), unique=True),
        _filled("seen", sa.Integer, server_default="0"),
        _filled("shares", sa.Integer, server_default="0"),
        _filled("ranked", sa.Integer, server_default="0"),
        sa.Column("here", sa.BigInteger),
    )
    op.create_table(
        "friendships",
        _key("person"),
        _key("other"),
        _filled("at", sa.BigInteger),
        _filled("state", sa.String(16)),
        sa.Index("friendships_by_other", "other"),
    )
    op.create_table("blocks", _key("person"), _key("other"), sa.Index("blocks_by_other", "other"))
    op.create_table(
        "player_groups",
        _key("id"),
        _filled("name", sa.String(40)),
        _filled("link", sa.String(64), unique=True),
    )
    op.create_table(
        "group_members",
        _key("group_id"),
        _key("person"),
        _filled("at", sa.BigInteger),
        sa.Index("group_members_by_person", "person"),
    )
    op.create_table(
        "group_tables",
        _key("group_id"),
        _key("table_id"),
        _filled("at", sa.BigInteger),
        sa.Index("group_tables_by_time", "group_id", "at"),
    )
    op.create_table(
        "table_invitations",
        _key("person"),
        _key("table_id"),
        _filled("by", sa.String(64)),
        _filled("at", sa.BigInteger),
        _filled("state", sa.String(16)),
        sa.Index("table_invitations_by_host", "by"),
        sa.Index("table_invitations_by_table", "table_id"),
    )


def _notices() -> None:
    """Make what people are told away from the site."""
    op.create_table(
        "notice_choices",
        _key("person"),
        _filled("choices", sa.Text),
        _filled("daily", sa.Integer),
        _partial("notice_choices_daily", "person", "daily = 1"),
    )
    op.create_table(
        "notice_devices",
        _key("id"),
        _filled("person", sa.String(64)),
        _filled("session", sa.String(64)),
        _filled("endpoint_hash", sa.String(64), unique=True),
        _filled("endpoint", sa.Text),
        _filled("public_key", sa.String(200)),
        _filled("secret", sa.String(64)),
        _filled("language", sa.String(8)),
        _filled("browser", sa.String(32)),
        _filled("since", sa.BigInteger),
        sa.Index("notice_devices_by_person", "person"),
        sa.Index("notice_devices_by_session", "session"),
    )
    op.create_table(
        "notice_mails",
        _key("person"),
        _filled("address", sa.String(254)),
        _filled("language", sa.String(8)),
        _filled("since", sa.BigInteger),
        _filled("confirmed", sa.Integer),
        _filled("confirm_hash", sa.String(64), unique=True),
        _filled("stop", sa.String(64), unique=True),
        sa.Index("notice_mails_by_confirmed", "confirmed", "since"),
    )
    op.create_table(
        "notice_calendars",
        _key("person"),
        _filled("link", sa.String(64), unique=True),
        _filled("language", sa.String(8)),
    )
    op.create_table(
        "notices_off",
        _key("person"),
        _key("table_id"),
        sa.Index("notices_off_by_table", "table_id"),
    )
    op.create_table(
        "notices",
        _key("id"),
        _filled("person", sa.String(64)),
        _filled("kind", sa.String(16)),
        _filled("key", sa.String(128)),
        sa.Column("table_id", sa.String(64)),
        _filled("facts", sa.Text),
        _filled("at", sa.BigInteger),
        sa.Index("notices_by_kind", "kind"),
        sa.Index("notices_by_time", "at"),
        sa.Index("notices_once", "person", "kind", "key", unique=True),
    )
    op.create_table(
        "deliveries",
        _key("notice"),
        _key("device"),
        _filled("person", sa.String(64)),
        _filled("due", sa.BigInteger),
        _filled("tries", sa.Integer),
        sa.Column("letter", sa.String(64)),
        sa.Index("deliveries_by_due", "due"),
        sa.Index("deliveries_by_person", "person"),
    )


def _key(name: str, length: int = 64) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), primary_key=True)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def _filled(name: str, kind: Any, **more: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, **more)


def _partial(name: str, column: str, where: str) -> sa.Index:
    """Return an index of the rows for which something holds."""
    return sa.Index(name, column, sqlite_where=sa.text(where), postgresql_where=sa.text(where))
