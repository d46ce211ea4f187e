"""The tables of the database, the same on SQLite and PostgreSQL.

``events`` is the truth. ``tables``, ``results``, ``solos``, ``sitters`` and ``participants`` follow
from it and are written in the same transaction, so that lists and deadlines need no replay;
``ratings`` follow from ``results`` soon after. ``ludomots db check`` compares.
Changes of this file need a new file in ``migrations/versions``.
"""

from typing import Any, TypeVar

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.types import TypeEngine

Value = TypeVar("Value")

metadata = MetaData()


def _table(name: str, *parts: Column[Any] | Index) -> Table:
    return Table(name, metadata, *parts)


def _key(name: str) -> Column[str]:
    """Return the id of something, or a name, that is part of the primary key."""
    return Column(name, String(64), primary_key=True)


def _number(name: str) -> Column[int]:
    """Return a number from 0 that is part of the primary key."""
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _filled(
    name: str, kind: type[TypeEngine[Value]] | TypeEngine[Value], **more: Any
) -> Column[Value]:
    """Return a column that every row fills."""
    return Column(name, kind, nullable=False, **more)


def _time(name: str) -> Column[int]:
    """Return a time in milliseconds."""
    return _filled(name, BigInteger)


events = _table("events", _key("table_id"), _number("seq"), _filled("entry", Text))
"""The log: each entry as JSON. If two nodes write the same entry, the primary key lets one win."""

tables = _table(
    "tables",
    _key("table_id"),
    _filled("status", String(16)),
    Column("deadline", BigInteger),
    Column("line", Text),
    _time("changed"),
    _filled("resting", Integer),
    Column("news", BigInteger),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_status", "status"),
    Index("tables_by_end", "status", "changed"),
    Index(
        "tables_in_list",
        "status",
        sqlite_where=text("line IS NOT NULL"),
        postgresql_where=text("line IS NOT NULL"),
    ),
    Index(
        "tables_with_news",
        "news",
        sqlite_where=text("news IS NOT NULL"),
        postgresql_where=text("news IS NOT NULL"),
    ),
)
"""For each table its status, its deadline, its line in the list, if any, when something last
happened there, and whether it only waits for people who are away. ``news`` is set if something
happened of which somebody may have to be told: from that time on a node may see to it."""

records = _table(
    "records", _key("table_id"), _time("at"), _filled("seats", Text), _filled("record", Text)
)
"""Games whose logs are no longer kept, as text: when they ended, and who sat there as JSON."""

reviews = _table(
    "reviews",
    _key("table_id"),
    _filled("number", BigInteger),
    _filled("review", LargeBinary),
    Index("reviews_by_number", "number"),
)
"""Reviews of finished games as compressed JSON, without anybody's name, numbered as they came."""

results = _table(
    "results",
    _key("table_id"),
    _time("at"),
    _filled("result", Text),
    Column("number", Integer),
    Column("before", Text),
    Index("results_by_number", "number"),
)
"""How games ended that are rated, as JSON; each gets its number when it is rated, in this order.
``before`` are the ratings that its players had then, seat by seat, as JSON: with them the ratings
can be worked out again although one of the players was erased."""

ratings = _table(
    "ratings",
    _key("person"),
    _key("game"),
    _number("players"),
    _number("bots"),
    _filled("mean", Double),
    _filled("spread", Double),
    _filled("points", Integer),
    _filled("games", Integer),
    _filled("won", Integer),
    Index("ratings_by_points", "game", "players", "bots", "points"),
)
"""The ratings of people and of levels of computer players (``bot:club``), on each ladder."""

solos = _table(
    "solos",
    _key("table_id"),
    _filled("identity", String(64)),
    _filled("game", String(64)),
    _filled("preset", String(64)),
    _filled("changed", Integer),
    _filled("points", Integer),
    _time("at"),
    Index("solos_by_rules", "identity", "game", "preset", "changed", "points"),
)
"""The games that people played alone to the end."""

chat = _table(
    "chat",
    _key("table_id"),
    _number("number"),
    _time("at"),
    _filled("by", String(64)),
    _filled("text", String(300)),
    _filled("aside", Integer),
    Index("chat_by_person", "by"),
)
"""What was said at tables; never in a log or a record. What spectators say while a game is being
played is said ``aside``."""

settings = _table("settings", _key("name"), _filled("value", Text))
"""What all nodes must agree on: the keys that sign cookies and push messages."""

people = _table("people", _key("id"), _filled("name", String(32)))
"""The names that people chose. A guest without a name exists only in the cookie."""

looks = _table("looks", _key("person"), _filled("face", String(16)), _filled("colour", String(16)))
"""The faces and colours that people chose (``tables/looks.py``)."""

merged = _table(
    "merged", _key("guest"), _filled("person", String(64)), Index("merged_by_person", "person")
)
"""Guests who logged in as a person: their seats are the seats of that person."""

passkeys = _table(
    "passkeys",
    Column("id", String(1400), primary_key=True),
    _filled("person", String(64)),
    _filled("public_key", Text),
    _filled("sign_count", BigInteger),
    _filled("transports", String(100)),
    Index("passkeys_by_person", "person"),
)
"""The public keys of people's passkeys, base64url."""

challenges = _table(
    "challenges",
    Column("challenge", String(128), primary_key=True),
    Column("person", String(64)),
    _time("expires"),
)
"""What a passkey is asked to sign, once: to be added to a person, or to log in (no person)."""

codes = _table("codes", _key("person"), _filled("hash", String(64), unique=True), _time("expires"))
"""The hash of the code with which a person may log in once on another device."""

recovery_sheets = _table(
    "recovery_sheets", _key("person"), _filled("hash", String(64), unique=True), _time("at")
)
"""The hash of the code that a person printed to log in with if all their devices are lost, and when
it was made. It is valid until another one is made."""

sessions = _table(
    "sessions",
    _key("id"),
    _filled("person", String(64)),
    _time("begun"),
    _time("seen"),
    _filled("browser", String(32)),
    Index("sessions_by_person", "person"),
)
"""The browsers in which people are logged in; guests who have nothing to protect have no row."""

revocations = _table(
    "revocations",
    _key("subject"),
    _time("at"),
    _filled("kept", String(64)),
    Index("revocations_by_time", "at"),
)
"""Sessions that are over: one, by its id, or all of a person, by the hash of the person's id."""

nodes = _table("nodes", _key("node"), _time("at"), _filled("stopped", Integer))
"""When each node was last alive, and whether it was stopped in order."""

sitters = _table(
    "sitters",
    _key("identity"),
    _key("table_id"),
    Column("ended", BigInteger),
    _filled("counted", Integer, server_default="0"),
    Index("sitters_by_table", "table_id"),
    Index("sitters_by_end", "identity", "ended"),
    Index(
        "sitters_uncounted",
        "ended",
        sqlite_where=text("counted = 0 AND ended IS NOT NULL"),
        postgresql_where=text("counted = 0 AND ended IS NOT NULL"),
    ),
)
"""Who sits at which tables, when the game ended, if it did, and whether it is counted in their
statistics. At a table that was closed before its game nobody sits any more."""

participants = _table(
    "participants", _key("identity"), _key("table_id"), Index("participants_by_table", "table_id")
)
"""Everybody whom the log of a table names, also those who left it long ago."""

word_lists = _table(
    "word_lists",
    Column("name", String(8), primary_key=True),
    _key("version"),
    _filled("data", LargeBinary),
)
"""The word lists that tables use (``words/kept.py``)."""

mutes = _table("mutes", _key("person"), _key("muted"), Index("mutes_by_muted", "muted"))
"""Who muted whom."""

operators = _table("operators", _key("person"), _time("since"))
"""The people who run the site."""

invitations = _table("invitations", _key("hash"), _time("expires"))
"""The hashes of the codes that make a person an operator, once."""

sanctions = _table(
    "sanctions",
    _key("id"),
    _filled("kind", String(8)),
    Column("person", String(64)),
    Column("network", String(64)),
    _filled("with_address", Integer),
    _time("since"),
    _time("until"),
    _filled("reason", String(300)),
    _filled("by", String(64)),
    Index("sanctions_by_person", "person"),
)
"""Who may not play (``ban``), chat (``mute``) or choose a name (``name``), until when and why.
``network`` is the keyed hash of an address; if a ban is to hold for it too, the first node that
knows it fills it in."""

reports = _table(
    "reports",
    _key("id"),
    _time("at"),
    _filled("table_id", String(64)),
    Column("by", String(64)),
    _filled("about", String(8)),
    _filled("person", String(64)),
    Column("network", String(64)),
    _filled("text", String(300)),
    _filled("context", Text),
    Column("settled", BigInteger),
    Column("settled_by", String(64)),
    _filled("note", String(300)),
    Index("reports_by_time", "settled", "at"),
    Index("reports_by_reporter", "by"),
    Index("reports_by_person", "person"),
)
"""What players reported to the operators: who, whom, and what was said and seen then, as JSON."""

filtered_words = _table(
    "filtered_words",
    Column("language", String(8), primary_key=True),
    _key("word"),
    _filled("refused", Integer),
)
"""Words that operators refuse in names and chat, or allow although they are refused usually."""

audit = _table(
    "audit",
    _number("number"),
    _time("at"),
    _filled("by", String(64)),
    _filled("action", String(32)),
    _filled("target", String(128)),
    _filled("reason", String(300)),
    Index("audit_by_target", "target"),
)
"""What operators did; nothing is ever changed here, but that a person is erased from it."""

set_aside = _table(
    "set_aside",
    _key("table_id"),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    _number("seq"),
    _filled("why", String(16)),
    _filled("entry", Text),
)
"""Entries that ``ludomots db repair`` took out of a log, when and why: nothing is destroyed."""

proposals = _table(
    "proposals",
    _key("id"),
    _filled("lexicon", String(8)),
    _filled("word", String(64)),
    Column("person", String(64)),
    _time("at"),
    _filled("reason", String(200)),
    Column("decided", BigInteger),
    Column("decided_by", String(64)),
    _filled("note", String(300)),
    Index("proposals_by_word", "lexicon", "word", "person", unique=True),
    Index("proposals_by_person", "person", "at"),
    Index("proposals_by_decision", "decided", "lexicon", "word"),
    Index("proposals_by_operator", "decided_by"),
)
"""Words that players would like to see in a list: who proposed which (nobody, if that person was
erased) and why, and when operators decided about it."""

cards = _table(
    "cards",
    _key("person"),
    _key("deck"),
    Column("kind", String(16), primary_key=True),
    _key("key"),
    Column("asked", Text),
    _filled("source", String(64)),
    _filled("marked", Integer),
    _filled("answers", Integer),
    _filled("wrong", Integer),
    Column("first", BigInteger),
    Column("last", BigInteger),
    _time("due"),
    Column("stability", Double),
    Column("difficulty", Double),
    Column("phase", Integer),
    Column("step", Integer),
    Index("cards_by_due", "person", "deck", "due"),
)
"""What people learn by spaced repetition. A deck is what is learnt together (``words-fr``), a card
one question of it: its kind and key say what is asked, or else ``asked`` does, as JSON. ``source``
is where the card comes from, ``marked`` whether the person wanted it themselves. The rest is what
the scheduler knows (``study/memory.py``)."""

study_days = _table("study_days", _key("person"), _number("day"), _filled("answers", Integer))
"""How many answers people gave on which days, counted from 1970 in the person's own time."""

study_lists = _table("study_lists", _key("person"), _key("deck"), _key("list"))
"""The lists of which people want new cards."""

daily_answers = _table(
    "daily_answers",
    _key("person"),
    _number("day"),
    Column("game", String(64), primary_key=True),
    _filled("move", Text),
    _filled("mark", Integer),
    _time("at"),
    Index("daily_answers_by_mark", "day", "game", "mark"),
)
"""The one move that somebody made in a game's position of a day (counted from 1970, in Paris), and
how close it was to the best one, from 0 to 100."""

played = _table(
    "played",
    _key("identity"),
    _key("table_id"),
    _time("at"),
    _filled("game", String(64)),
    _filled("company", String(16)),
    _filled("points", Integer),
    _filled("won", Integer),
    Index("played_by_table", "table_id"),
    Index("played_by_time", "game", "company", "at"),
)
"""The finished games of people: with whom (``company``), the points, and whether they won. Like the
next two tables it is filled soon after the end of a game (``store/statistics.py``)."""

opponents = _table(
    "opponents",
    _key("identity"),
    _key("table_id"),
    _key("opponent"),
    _filled("result", Integer),
    Index("opponents_by_table", "table_id"),
    Index("opponents_by_opponent", "opponent"),
)
"""Against whom people played, a person or a level of computer players (``bot:club``): 1 if they
were ahead in the end, -1 if the opponent was, otherwise 0."""

best_words = _table(
    "best_words",
    _key("identity"),
    _key("table_id"),
    _key("word"),
    _filled("points", Integer),
    _filled("letters", Integer),
    _time("at"),
    Index("best_words_by_table", "table_id"),
    Index("best_words_by_points", "identity", "points"),
    Index("best_words_by_letters", "identity", "letters"),
)
"""The words of a game that brought a person most points, and the longest."""

accuracies = _table(
    "accuracies",
    _key("identity"),
    _key("table_id"),
    _time("at"),
    _filled("game", String(64)),
    _filled("accuracy", Double),
    Index("accuracies_by_time", "identity", "at"),
)
"""How well people played the games that were reviewed, from 0 to 100."""

shared_statistics = _table(
    "shared_statistics", _key("person"), _filled("link", String(64), unique=True)
)
"""The people who let others see their statistics, and the secret part of the link."""

mistake_games = _table("mistake_games", _key("person"), _key("table_id"), _filled("record", Text))
"""The games in which people made the mistakes that they learn from, as records without names: their
cards outlive the logs."""

players = _table(
    "players",
    _key("person"),
    _filled("id", String(64), unique=True),
    _filled("seen", Integer, server_default="0"),
    _filled("shares", Integer, server_default="0"),
    _filled("ranked", Integer, server_default="0"),
    Column("here", BigInteger),
)
"""What others may know of people: the id of their page, which leads to no identity, and what they
switched on: being seen when they are here, sharing their games, a place on the leaderboards. Of
those who are seen, when they were last ``here``."""

friendships = _table(
    "friendships",
    _key("person"),
    _key("other"),
    _time("at"),
    _filled("state", String(16)),
    Index("friendships_by_other", "other"),
)
"""Who asked whom to be friends, and what became of it: ``asked``, ``agreed``, ``refused``, or
``taken-back`` after a refusal. The one who asked does not learn of a refusal."""

blocks = _table("blocks", _key("person"), _key("other"), Index("blocks_by_other", "other"))
"""Whom people want nothing to do with; those do not learn of it."""

player_groups = _table(
    "player_groups",
    _key("id"),
    _filled("name", String(40)),
    _filled("link", String(64), unique=True),
)
"""People who play together again and again, and the secret part of their link."""

group_members = _table(
    "group_members",
    _key("group_id"),
    _key("person"),
    _time("at"),
    Index("group_members_by_person", "person"),
)
"""Who belongs to which group since when. The member of longest standing looks after it."""

group_tables = _table(
    "group_tables",
    _key("group_id"),
    _key("table_id"),
    _time("at"),
    Index("group_tables_by_time", "group_id", "at"),
)
"""The tables that were opened for groups."""

table_invitations = _table(
    "table_invitations",
    _key("person"),
    _key("table_id"),
    _filled("by", String(64)),
    _time("at"),
    _filled("state", String(16)),
    Index("table_invitations_by_table", "table_id"),
    Index("table_invitations_by_host", "by"),
)
"""Whom somebody invited to a table: ``waiting``, ``declined``, or ``hidden`` from a person who
blocked the one who invites."""

notice_choices = _table(
    "notice_choices",
    _key("person"),
    _filled("choices", Text),
    _filled("daily", Integer),
    Index(
        "notice_choices_daily",
        "person",
        sqlite_where=text("daily = 1"),
        postgresql_where=text("daily = 1"),
    ),
)
"""Of what people want to be told and how, and when not, as JSON; ``daily`` repeats whether they
want to be told of the position of the day."""

notice_devices = _table(
    "notice_devices",
    _key("id"),
    _filled("person", String(64)),
    _filled("session", String(64)),
    _filled("endpoint_hash", String(64), unique=True),
    _filled("endpoint", Text),
    _filled("public_key", String(200)),
    _filled("secret", String(64)),
    _filled("language", String(8)),
    _filled("browser", String(32)),
    _time("since"),
    Index("notice_devices_by_person", "person"),
    Index("notice_devices_by_session", "session"),
)
"""The browsers in which people are told by push: the address of each at its push service, and the
keys with which only that browser reads what is sent (base64url)."""

notice_mails = _table(
    "notice_mails",
    _key("person"),
    _filled("address", String(254)),
    _filled("language", String(8)),
    _time("since"),
    _filled("confirmed", Integer),
    _filled("confirm_hash", String(64), unique=True),
    _filled("stop", String(64), unique=True),
    Index("notice_mails_by_confirmed", "confirmed", "since"),
)
"""The mail addresses of people: whether the owner of the address confirmed it, the hash of what
confirms it, and what ends the mails."""

notice_calendars = _table(
    "notice_calendars",
    _key("person"),
    _filled("link", String(64), unique=True),
    _filled("language", String(8)),
)
"""The secret links by which the calendars of people read the deadlines of their games."""

notices_off = _table(
    "notices_off", _key("person"), _key("table_id"), Index("notices_off_by_table", "table_id")
)
"""The tables of which people do not want to be told."""

notices = _table(
    "notices",
    _key("id"),
    _filled("person", String(64)),
    _filled("kind", String(16)),
    _filled("key", String(128)),
    Column("table_id", String(64)),
    _filled("facts", Text),
    _time("at"),
    Index("notices_once", "person", "kind", "key", unique=True),
    Index("notices_by_time", "at"),
    Index("notices_by_kind", "kind"),
)
"""What people are to be told, each thing once; what they saw on an open page stands here too."""

deliveries = _table(
    "deliveries",
    _key("notice"),
    _key("device"),
    _filled("person", String(64)),
    _time("due"),
    _filled("tries", Integer),
    Column("letter", String(64)),
    Index("deliveries_by_due", "due"),
    Index("deliveries_by_person", "person"),
)
"""What is still to be sent: a notice to a device, or by mail (``mail``). ``due`` is when it may be
sent; whoever sends it first puts ``due`` off, so that nobody else does meanwhile. Notices that go
out in one mail have the same ``letter``."""
