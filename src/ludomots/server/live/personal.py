"""What tables keep of a person, and how a person who is erased is taken out of their logs.

A person gets the records of their games (``people/routes.py``); logs stay, because they belong to
the other players too. Erasing gives the person another identity and a neutral name in each log, and
in what is stored beside it.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select, update

from ludomots.records import read, write
from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.live import schema
from ludomots.server.live.rows import UNREADABLE, read_entry
from ludomots.server.live.service import OnlyRecord
from ludomots.server.personal_data import Hidden, PersonalData, Shown, others
from ludomots.tables import BadLog
from ludomots.tables.commands import Forget
from ludomots.tables.events import Forgotten, Seat
from ludomots.tables.forget import ERASED, digest, rewritten

Execute = Callable[[str, Forget], Awaitable[Any]]

_chat, _solos = schema.chat.c, schema.solos.c
_sitters, _participants = schema.sitters.c, schema.participants.c

PERSONAL_DATA = PersonalData(
    export=(
        Shown("tables", _sitters.identity, others(_sitters.identity)),
        Hidden(_participants.identity, "says which logs to look into when a person is erased"),
        Shown("chat", _chat.by, others(_chat.by)),
        Shown("solos", _solos.identity, others(_solos.identity), is_deleted=False),
    ),
)


async def erase_from_logs(
    database: Database, execute: Execute, identities: Sequence[str], name: str
) -> None:
    """Take a person out of all logs. ``execute`` executes a command of a table, ``name`` is the
    neutral name. If it stops halfway it can be called again."""
    for identity in identities:
        for table_id in await _tables_with(database, identity):
            forget = Forget(identity=identity, new=_new_identity(), name=name)
            try:
                await execute(table_id, forget)
            except OnlyRecord:
                await database.write(partial(_forget_archived, table_id=table_id, forget=forget))
            except BadLog:
                await _rewrite(database, table_id, forget)
        await database.write(partial(_rename_aside, identity=identity))


def _new_identity() -> str:
    return f"{ERASED}{unguessable_id()}"


async def _tables_with(database: Database, identity: str) -> list[str]:
    """Return the tables whose logs name a person, even one who left the table long ago."""
    query = select(_participants.table_id).where(_participants.identity == identity)
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


def _rename_aside(connection: Connection, identity: str) -> None:
    """Take a person out of entries that a repair took out of their logs."""
    entry = schema.set_aside.c.entry
    renamed = func.replace(entry, identity, _new_identity())
    these = update(schema.set_aside).where(entry.contains(f'"{identity}"'))
    connection.execute(these.values(entry=renamed))


def _forget_archived(connection: Connection, table_id: str, forget: Forget) -> None:
    """Take a person out of a game of which at most the record is kept."""
    _forget_in_record(connection, table_id, forget)
    _rename(connection, table_id, forget)


def _forget_in_record(connection: Connection, table_id: str, forget: Forget) -> None:
    rows = schema.records.c
    this = rows.table_id == table_id
    row = connection.execute(select(rows.seats, rows.record).where(this)).one_or_none()
    if row is None:
        return
    other = {"identity": forget.new, "name": forget.name, "look": None}
    seats = tuple(
        msgspec.structs.replace(seat, **other) if seat.identity == forget.identity else seat
        for seat in msgspec.json.decode(row.seats, type=tuple[Seat, ...])
    )
    names = tuple(seat.name for seat in seats)
    text = write(msgspec.structs.replace(read(row.record), players=names))
    values = {"seats": msgspec.json.encode(seats).decode(), "record": text}
    connection.execute(update(schema.records).where(this).values(values))


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
