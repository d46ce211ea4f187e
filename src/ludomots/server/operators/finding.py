"""Giving a person another name."""

from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select

from ludomots.server.database import Database
from ludomots.server.live import schema as live_schema
from ludomots.server.live.rows import read_entry
from ludomots.server.operators.audit import PAGE, Act, carry_out, note
from ludomots.server.operators.sanctions import impose, new_sanction
from ludomots.server.people import schema as people_schema
from ludomots.tables import Decision, Refused
from ludomots.tables.commands import Close, Unlist
from ludomots.tables.events import Opened


async def rename_person(database: Database, act: Act, name: str, until: int) -> None:
    """Give the person of an act a name, and let them choose none until some time."""

    def rename(connection: Connection) -> None:
        logged_in = select(people_schema.merged.c.person).where(
            people_schema.merged.c.guest == act.target
        )
        person = connection.scalar(logged_in) or act.target
        connection.execute(delete(people_schema.people).where(people_schema.people.c.id == person))
        connection.execute(insert(people_schema.people), {"id": person, "name": name})
        impose(connection, new_sanction(act, "name", until, person=person))

    await carry_out(database, act, rename)


Execute = Callable[[str, Close | Unlist], Awaitable[Decision]]


async def change_table(
    database: Database, execute: Execute, act: Act, command: Close | Unlist
) -> None:
    """Carry out a command at the table of an act, or raise ``Refused``, ``NoTable``, ``BadLog``."""
    decision = await execute(act.target, command)
    if isinstance(decision.answer, Refused):
        raise decision.answer
    await note(database, act)


_tables, _sitters, _merged = live_schema.tables.c, live_schema.sitters.c, people_schema.merged.c
_people, _events = people_schema.people.c, live_schema.events.c


class FoundTable(NamedTuple):
    """A table: its game (empty if the log cannot be read), its status, whether it stands in the
    list, when something last happened there, and the ids of the people who sit there."""

    id: str
    game: str
    status: str
    is_listed: bool
    changed: int
    people: tuple[str, ...]


class FoundPerson(NamedTuple):
    """A person: the name, if one was chosen, whether there is a passkey, how many tables."""

    id: str
    name: str | None
    kept: bool
    tables: int


async def find_tables(database: Database, search: str = "", page: int = 0) -> list[FoundTable]:
    """Return a page of tables, the latest first: all, the one of an id, or those of a person."""
    query = select(_tables.table_id, _tables.status, _tables.line, _tables.changed)

    def find(connection: Connection) -> list[FoundTable]:
        chosen = query
        if search:
            mine = select(_sitters.table_id).where(_is_of(_sitters.identity, search))
            chosen = query.where(or_(_tables.table_id == search, _tables.table_id.in_(mine)))
        chosen = chosen.order_by(_tables.changed.desc(), _tables.table_id)
        rows = connection.execute(chosen.limit(PAGE).offset(page * PAGE)).all()
        ids = [row.table_id for row in rows]
        games, people = _games(connection, ids), _sitting(connection, ids)
        return [
            FoundTable(
                row.table_id,
                games.get(row.table_id, ""),
                row.status,
                row.line is not None,
                row.changed,
                tuple(people.get(row.table_id, ())),
            )
            for row in rows
        ]

    return await database.read(find)


async def find_people(database: Database, search: str, page: int = 0) -> list[FoundPerson]:
    """Return a page of people: the one of an id, those who sit at a table, those whose chosen name
    holds a text. A guest is found even if nothing but a seat is stored."""
    at_table = select(_sitters.identity).where(_sitters.table_id == search)
    seated = select(_sitters.identity).where(_sitters.identity == search)
    by_name = select(_people.id).where(_holds(_people.name, search))
    ids = at_table.union(seated, by_name, select(_people.id).where(_people.id == search))

    def find(connection: Connection) -> list[FoundPerson]:
        found = sorted(connection.scalars(ids))
        logged_in = dict(_pairs(connection, found))
        persons = list(dict.fromkeys(logged_in.get(one, one) for one in found))
        return [_person(connection, one) for one in persons[page * PAGE : (page + 1) * PAGE]]

    return await database.read(find)


def _is_of(identity: ColumnElement[str], person: str) -> ColumnElement[bool]:
    """Return the condition that an identity is a person's."""
    guests = select(_merged.guest).where(_merged.person == person)
    return or_(identity == person, identity.in_(guests))


def _holds(name: ColumnElement[str], search: str) -> ColumnElement[bool]:
    return func.lower(name).contains(search.lower(), autoescape=True)


def _pairs(connection: Connection, identities: Collection[str]) -> list[tuple[str, str]]:
    """Return guests and the persons that they logged in as."""
    query = select(_merged.guest, _merged.person).where(_merged.guest.in_(identities))
    return [(row.guest, row.person) for row in connection.execute(query)]


def _person(connection: Connection, person: str) -> FoundPerson:
    tables = select(func.count()).where(_is_of(_sitters.identity, person))
    name = connection.scalar(select(_people.name).where(_people.id == person))
    kept = connection.scalar(select(exists().where(people_schema.passkeys.c.person == person)))
    return FoundPerson(person, name, bool(kept), connection.scalar(tables) or 0)


def _games(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """Return the games of some tables; of a log that cannot be read there is none."""
    query = select(_events.table_id, _events.entry)
    found = {}
    for row in connection.execute(query.where(_events.table_id.in_(ids), _events.seq == 0)):
        try:
            opened = read_entry(row.entry).event
        except (msgspec.DecodeError, RecursionError):
            continue
        if isinstance(opened, Opened):
            found[row.table_id] = opened.game
    return found


def _sitting(connection: Connection, ids: Collection[str]) -> dict[str, list[str]]:
    query = select(*_sitters).where(_sitters.table_id.in_(ids)).order_by(_sitters.identity)
    found: dict[str, list[str]] = {}
    for row in connection.execute(query):
        found.setdefault(row.table_id, []).append(row.identity)
    return found
