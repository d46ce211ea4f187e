"""Tables at which something happened: whom it concerns, and which node sees to it.

``tables.news`` is set to 0 whenever something happens at a table. A node that sees to it first puts
it off, so that no other node does meanwhile, and empties it when it is done, unless something has
happened since. If the node dies, another one sees to it.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, func, select, update

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.players import persons_of

LEASE = 6000
"""Milliseconds in which a node must be done with a table. One that takes longer does no harm: the
database lets nobody be told twice."""
_MOST = 200

_tables, _sitters = schema.tables.c, schema.sitters.c
_devices, _mails = schema.notice_devices.c, schema.notice_mails.c


class Reachable(NamedTuple):
    """Somebody at a table who can be told something, since when, and their identity there."""

    identity: str
    person: str
    since: int


class ChangedTable(NamedTuple):
    """A table at which something happened, and whom it may concern."""

    table_id: str
    changed: int
    people: tuple[Reachable, ...]


class TableNews:
    """The tables of a database at which something happened."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def concerns_anybody(self) -> bool:
        """Return whether anybody at all can be told anything."""

        def found(connection: Connection) -> bool:
            some = (_devices.id, _mails.person)
            return any(connection.scalar(select(func.min(one))) is not None for one in some)

        return await self._database.read(found)

    async def due(self, now: int, before: int) -> list[ChangedTable]:
        """Return tables at which something happened before a time, and nothing since, with the
        people who can be told; where nobody can be told, there is nothing to see to."""
        query = (
            select(_tables.table_id, _tables.changed)
            .where(_tables.news <= now, _tables.changed <= before)
            .order_by(_tables.changed)
            .limit(_MOST)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        ids = [row.table_id for row in rows]
        people = await self._database.read(lambda one: _reachable_at(one, ids))
        idle = [one for one in ids if one not in people]
        if idle:
            unchanged = and_(
                _tables.table_id.in_(idle), _tables.news <= now, _tables.changed <= before
            )
            done = update(schema.tables).where(unchanged).values(news=None)
            await self._database.write(lambda one: one.execute(done))
        return [
            ChangedTable(row.table_id, row.changed, tuple(people[row.table_id]))
            for row in rows
            if row.table_id in people
        ]

    async def lease(self, table_id: str, now: int) -> int | None:
        """Keep other nodes from a table, and return until when; nothing if another one has it."""
        until = now + LEASE
        free = and_(_tables.table_id == table_id, _tables.news <= now)
        mine = update(schema.tables).where(free).values(news=until)
        return until if await self._database.write(lambda one: one.execute(mine).rowcount) else None

    async def end(
        self, table_id: str, leased: int, work: Callable[[Connection], Any], again: int | None
    ) -> None:
        """Store what follows from the news of a table, and that they are seen to. What is not clear
        yet is seen to ``again`` at that time."""
        mine = and_(_tables.table_id == table_id, _tables.news == leased)

        def end(connection: Connection) -> None:
            work(connection)
            connection.execute(update(schema.tables).where(mine).values(news=again))

        await self._database.write(end)

    async def reachable(self, identities: Iterable[str]) -> dict[str, Reachable]:
        """Return who of some identities can be told something."""
        asked = list(identities)

        def found(connection: Connection) -> dict[str, Reachable]:
            known: dict[str, Reachable] = {}
            for at in range(0, len(asked), _MOST):
                known |= _reachable(connection, asked[at : at + _MOST])
            return known

        return await self._database.read(found)


def _reachable_at(connection: Connection, ids: list[str]) -> dict[str, list[Reachable]]:
    """Return who of those who sit at some tables can be told something, by table."""
    if not ids:
        return {}
    query = select(_sitters.table_id, _sitters.identity).where(_sitters.table_id.in_(ids))
    sitting = connection.execute(query).all()
    known = _reachable(connection, sorted({row.identity for row in sitting}))
    found: dict[str, list[Reachable]] = {}
    for row in sitting:
        if row.identity in known:
            found.setdefault(row.table_id, []).append(known[row.identity])
    return found


def _reachable(connection: Connection, identities: list[str]) -> dict[str, Reachable]:
    """Return who of some identities can be told something: a guest who logged in is the person."""
    people = persons_of(connection, identities)
    wanted = sorted(set(people.values()))
    since: dict[str, int] = {}
    for query in (
        select(_devices.person, _devices.since).where(_devices.person.in_(wanted)),
        select(_mails.person, _mails.since).where(_mails.person.in_(wanted), _mails.confirmed == 1),
    ):
        for person, at in connection.execute(query):
            since[person] = min(at, since.get(person, at))
    return {
        identity: Reachable(identity, person, since[person])
        for identity, person in people.items()
        if person in since
    }
