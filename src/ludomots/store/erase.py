"""Erasing everything that is stored about a person.

Names, passkeys, codes, sessions, mutes, chat messages, statistics, friendships, groups, blocks,
invitations, what the person learns, their answers to positions of the day and how they are told of
their games are deleted. The games stay, since they are also the games of others: there the person
leaves and gets a neutral name and a new identity that leads to nobody (``Forgotten``). What
operators noted about the person loses every trace of them. Words that the person proposed stay,
without the person and their reasons.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from ludomots.store import groups, schema
from ludomots.store.archive import forget_in_record
from ludomots.store.database import Database
from ludomots.store.mine import deleted_columns
from ludomots.store.notices import outbox
from ludomots.store.operators import audit, proposals, reports, sanctions
from ludomots.store.people import Known, new_id
from ludomots.store.rating_history import delete_ratings
from ludomots.store.rows import UNREADABLE, read_entry
from ludomots.store.service import OnlyRecord
from ludomots.store.sessions import end_all
from ludomots.tables import BadLog
from ludomots.tables.commands import Forget
from ludomots.tables.events import Forgotten
from ludomots.tables.forget import ERASED, digest, rewritten

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
