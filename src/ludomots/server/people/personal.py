"""What is stored of a person, part by part: the one list from which a person gets a copy of their
data, and by which it is erased.

A new table of the database, or a new column, that holds somebody's identity gets a line in
``PARTS``; ``tests/store/test_mine.py`` fails without it. Games are not in this list: a person gets
their records (``server/people/my_data.py``), and ``erase.py`` takes the person out of their logs.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, Row, case, delete, func, select, update

from ludomots.server import schema
from ludomots.server.database import Database
from ludomots.server.keeping.archive import forget_in_record
from ludomots.server.live.rows import UNREADABLE, read_entry
from ludomots.server.live.service import OnlyRecord
from ludomots.server.notices import outbox
from ludomots.server.operators import audit, reports, sanctions
from ludomots.server.people.cookie import end_all
from ludomots.server.people.people import Known, new_id
from ludomots.server.ratings.history import delete_ratings
from ludomots.server.together import groups
from ludomots.server.words import proposals
from ludomots.tables import BadLog
from ludomots.tables.commands import Forget
from ludomots.tables.events import Forgotten
from ludomots.tables.forget import ERASED, digest, rewritten
from ludomots.tables.played import BOT


class Shown(NamedTuple):
    """Rows that a person gets a copy of, under a name: the column with the identity, and what is
    shown of each row. Erasing deletes the rows, unless a function of its own takes the person out
    of them (``is_deleted``)."""

    name: str
    person: Column[Any]
    columns: Sequence[ColumnElement[Any]]
    is_deleted: bool = True


class Hidden(NamedTuple):
    """Rows that name a person but are not in their copy, and why."""

    person: Column[Any]
    why: str
    is_deleted: bool = True


def _others(person: Column[Any]) -> tuple[ColumnElement[Any], ...]:
    """Return all columns of a table but the one with the identity."""
    return tuple(column for column in person.table.c if column is not person)


def _name_of(person: Column[Any]) -> ColumnElement[Any]:
    """Return the name that another person chose, or the level of a computer player: nobody is given
    the identity of somebody else."""
    people = schema.people.alias()
    name = select(people.c.name).where(people.c.id == person).scalar_subquery()
    return case((person.startswith(BOT), person), else_=name).label(person.name)


_codes, _passkeys, _sessions = schema.codes.c, schema.passkeys.c, schema.sessions.c
_reports, _proposals, _sanctions = schema.reports.c, schema.proposals.c, schema.sanctions.c
_opponents, _mutes = schema.opponents.c, schema.mutes.c
_friends, _blocks, _invited = schema.friendships.c, schema.blocks.c, schema.table_invitations.c
_members = schema.group_members.c
_devices, _mails, _notices = schema.notice_devices.c, schema.notice_mails.c, schema.notices.c
_group_name = (
    select(schema.player_groups.c.name)
    .where(schema.player_groups.c.id == _members.group_id)
    .scalar_subquery()
    .label("name")
)

_IN_OFFICE = "what an operator did for the site is not about the operator"

PARTS: tuple[Shown | Hidden, ...] = (
    Shown("profile", schema.people.c.id, tuple(schema.people.c)),
    Shown("look", schema.looks.c.person, _others(schema.looks.c.person)),
    Shown("guests", schema.merged.c.person, (schema.merged.c.guest,)),
    Hidden(schema.merged.c.guest, "the same row as in guests"),
    Shown("passkeys", _passkeys.person, (_passkeys.id, _passkeys.public_key, _passkeys.transports)),
    Hidden(schema.challenges.c.person, "kept for five minutes, while a passkey is made"),
    Shown("codes", _codes.person, (_codes.expires,)),
    Shown("recovery_sheet", schema.recovery_sheets.c.person, (schema.recovery_sheets.c.at,)),
    Shown(
        "sessions",
        _sessions.person,
        (_sessions.begun, _sessions.seen, _sessions.browser),
        is_deleted=False,
    ),
    Shown("tables", schema.sitters.c.identity, _others(schema.sitters.c.identity)),
    Hidden(schema.participants.c.identity, "says which logs to look into when a person is erased"),
    Shown("chat", schema.chat.c.by, _others(schema.chat.c.by)),
    Shown("mutes", _mutes.person, (_name_of(_mutes.muted),)),
    Hidden(_mutes.muted, "whom somebody else mutes is theirs to know"),
    Shown("player", schema.players.c.person, _others(schema.players.c.person)),
    Shown("friends", _friends.person, (_name_of(_friends.other), _friends.at)),
    Shown("asked_by", _friends.other, (_name_of(_friends.person), _friends.at, _friends.state)),
    Shown("blocks", _blocks.person, (_name_of(_blocks.other),)),
    Hidden(_blocks.other, "whom somebody else blocks is theirs to know"),
    Shown("groups", _members.person, (_members.at, _group_name), is_deleted=False),
    Shown("invitations", _invited.person, (_name_of(_invited.by), _invited.table_id, _invited.at)),
    Shown("invited", _invited.by, (_name_of(_invited.person), _invited.table_id, _invited.at)),
    Shown("ratings", schema.ratings.c.person, _others(schema.ratings.c.person), is_deleted=False),
    Shown("solos", schema.solos.c.identity, _others(schema.solos.c.identity), is_deleted=False),
    Shown("played", schema.played.c.identity, _others(schema.played.c.identity)),
    Shown(
        "opponents",
        _opponents.identity,
        (_opponents.table_id, _name_of(_opponents.opponent), _opponents.result),
    ),
    Hidden(_opponents.opponent, "statistics of somebody else"),
    Shown("best_words", schema.best_words.c.identity, _others(schema.best_words.c.identity)),
    Shown("accuracies", schema.accuracies.c.identity, _others(schema.accuracies.c.identity)),
    Shown(
        "shared_statistics",
        schema.shared_statistics.c.person,
        _others(schema.shared_statistics.c.person),
    ),
    Shown("cards", schema.cards.c.person, _others(schema.cards.c.person)),
    Shown("study_days", schema.study_days.c.person, _others(schema.study_days.c.person)),
    Shown("study_lists", schema.study_lists.c.person, _others(schema.study_lists.c.person)),
    Shown("daily_answers", schema.daily_answers.c.person, _others(schema.daily_answers.c.person)),
    Shown("mistake_games", schema.mistake_games.c.person, _others(schema.mistake_games.c.person)),
    Shown("notice_choices", schema.notice_choices.c.person, (schema.notice_choices.c.choices,)),
    Shown("notice_devices", _devices.person, (_devices.endpoint, _devices.browser, _devices.since)),
    Shown("notice_mail", _mails.person, (_mails.address, _mails.confirmed, _mails.since)),
    Shown("calendar", schema.notice_calendars.c.person, (schema.notice_calendars.c.link,)),
    Shown("notices_off", schema.notices_off.c.person, (schema.notices_off.c.table_id,)),
    Shown("notices", _notices.person, (_notices.kind, _notices.table_id, _notices.at)),
    Hidden(schema.deliveries.c.person, "what is still to be sent of notices"),
    Shown(
        "proposals",
        _proposals.person,
        (_proposals.lexicon, _proposals.word, _proposals.at, _proposals.reason, _proposals.decided),
        is_deleted=False,
    ),
    Hidden(_proposals.decided_by, _IN_OFFICE, is_deleted=False),
    Shown(
        "reports",
        _reports.by,
        (_reports.at, _reports.table_id, _reports.about, _reports.text, _reports.settled),
        is_deleted=False,
    ),
    Hidden(_reports.person, "who reports somebody must not fear them", is_deleted=False),
    Hidden(_reports.settled_by, _IN_OFFICE, is_deleted=False),
    Shown(
        "sanctions",
        _sanctions.person,
        (_sanctions.kind, _sanctions.since, _sanctions.until, _sanctions.reason),
        is_deleted=False,
    ),
    Hidden(_sanctions.by, _IN_OFFICE, is_deleted=False),
    Shown("operator", schema.operators.c.person, _others(schema.operators.c.person)),
    Hidden(schema.audit.c.by, _IN_OFFICE, is_deleted=False),
    Hidden(schema.audit.c.target, "its outcome is in sanctions", is_deleted=False),
)
"""Every column that holds the identity of a person."""


def deleted_columns() -> Iterator[Column[Any]]:
    """Yield the columns that hold an identity in rows that erasing deletes."""
    return (part.person for part in PARTS if part.is_deleted)


async def copy_of(database: Database, identities: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
    """Return what is stored of somebody who has these identities, by the names of the parts."""

    def copy(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        return {
            part.name: [_plain(row) for row in connection.execute(_query(part, identities))]
            for part in PARTS
            if isinstance(part, Shown)
        }

    return await database.read(copy)


def _query(part: Shown, identities: Sequence[str]) -> Any:
    return select(*part.columns).where(part.person.in_(identities))


def _plain(row: Row[Any]) -> dict[str, Any]:
    return dict(row._mapping)


Execute = Callable[[str, Forget], Awaitable[Any]]


async def erase(database: Database, execute: Execute, person: Known, name: str, now: int) -> None:
    """Erase a person. ``execute`` executes a command of a table, ``name`` is the neutral name.
    No cookie of the person is valid any more.

    If it stops halfway it can be called again: what identifies the person is deleted last.
    """
    identities = (person.id, *person.guests)
    for identity in identities:
        for table_id in await _tables_with(database, identity):
            forget = Forget(identity=identity, new=f"{ERASED}{new_id()}", name=name)
            try:
                await execute(table_id, forget)
            except OnlyRecord:
                await database.write(partial(_forget_archived, table_id=table_id, forget=forget))
            except BadLog:
                await _rewrite(database, table_id, forget)
        await database.write(partial(_rename_aside, identity=identity))
    await database.write(lambda connection: _delete(connection, identities, now))


def _rename_aside(connection: Connection, identity: str) -> None:
    """Take a person out of entries that a repair took out of their logs."""
    entry = schema.set_aside.c.entry
    renamed = func.replace(entry, identity, f"{ERASED}{new_id()}")
    these = update(schema.set_aside).where(entry.contains(f'"{identity}"'))
    connection.execute(these.values(entry=renamed))


def _delete(connection: Connection, identities: tuple[str, ...], now: int) -> None:
    end_all(connection, identities, now)
    groups.forget(connection, identities)
    for column in deleted_columns():
        connection.execute(delete(column.table).where(column.in_(identities)))
    delete_ratings(connection, identities)
    for part in (sanctions, reports, proposals, audit, outbox):
        part.forget(connection, identities)


async def _tables_with(database: Database, identity: str) -> list[str]:
    """Return the tables whose logs name a person, even one who left the table long ago."""
    participants = schema.participants.c
    query = select(participants.table_id).where(participants.identity == identity)
    return await database.read(lambda one: list(one.scalars(query)))


async def _rewrite(database: Database, table_id: str, forget: Forget) -> None:
    """Take a person out of a log that cannot be replayed: its rules or words are gone, or it is
    damaged. Of an entry that cannot be read at least the identity is taken away."""
    events = schema.events
    event = Forgotten(digest(forget.identity), forget.new, forget.name)
    log = select(events.c.seq, events.c.entry).where(events.c.table_id == table_id)

    def rewrite(connection: Connection) -> None:
        for seq, stored in connection.execute(log).all():
            text: Any
            try:
                entry = rewritten(read_entry(stored), forget.identity, event)
                text = msgspec.json.encode(entry).decode()
            except UNREADABLE:
                text = func.replace(events.c.entry, forget.identity, forget.new)
            one = (events.c.table_id == table_id) & (events.c.seq == seq)
            connection.execute(update(events).where(one).values(entry=text))
        _rename(connection, table_id, forget)

    await database.write(rewrite)


def _forget_archived(connection: Connection, table_id: str, forget: Forget) -> None:
    """Take a person out of a game of which at most the record is kept."""
    forget_in_record(connection, table_id, forget)
    _rename(connection, table_id, forget)


def _rename(connection: Connection, table_id: str, forget: Forget) -> None:
    """Take a person out of what is stored beside the log of a table."""
    results = schema.results
    result = func.replace(results.c.result, forget.identity, forget.new)
    connection.execute(update(results).where(results.c.table_id == table_id).values(result=result))
    row = update(schema.tables).where(schema.tables.c.table_id == table_id)
    connection.execute(row.values(line=None))
    for kind in (schema.sitters, schema.participants, schema.solos):
        named = (kind.c.table_id == table_id) & (kind.c.identity == forget.identity)
        connection.execute(update(kind).where(named).values(identity=forget.new))
