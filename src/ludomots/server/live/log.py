"""What is read from the database: logs, tables to wake, the list, the tables of a person."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Row, Select, bindparam, func, select

from ludomots.server.database import Database
from ludomots.server.live import schema
from ludomots.server.live.rows import SET_ASIDE, UNREADABLE, read_entry, read_entry_at
from ludomots.tables import BadLog, Entry, ListedTable
from ludomots.tables.events import Archived
from ludomots.tables.pace import DAY

_LIST = 200
_PAGE = 50
_ENTRIES = (
    select(schema.events.c.seq, schema.events.c.entry)
    .where(schema.events.c.table_id == bindparam("table"))
    .where(schema.events.c.seq >= bindparam("since"))
    .order_by(schema.events.c.seq)
)
_LIVE = (
    select(schema.tables.c.table_id)
    .join(schema.sitters, schema.sitters.c.table_id == schema.tables.c.table_id)
    .where(schema.sitters.c.identity.in_(bindparam("identities", expanding=True)))
    .where(schema.sitters.c.ended.is_(None))
    .order_by(schema.tables.c.changed.desc())
    .limit(bindparam("most"))
)
_ENDED = (
    select(schema.sitters.c.table_id, schema.sitters.c.ended)
    .where(schema.sitters.c.identity == bindparam("identity"))
    .where(schema.sitters.c.ended.is_not(None))
    .order_by(schema.sitters.c.ended.desc())
    .limit(bindparam("most"))
)


class Log:
    """The logs of a database, read only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """Return the entries of a table, from number ``since`` on.

        One that cannot be read raises ``BadLog``.
        """
        values = {"table": table_id, "since": since}
        rows = await self._database.read(lambda one: one.execute(_ENTRIES, values).all())
        return [read_entry_at(seq, text) for seq, text in rows]

    async def whole(self, table_id: str) -> list[Entry]:
        """Return all entries of a table, none if there is no such table.

        A log that an operator took away, or that ends before something that is known to have
        happened, raises ``BadLog`` too: the game must not go on from an earlier moment.
        """
        rows = schema.tables.c
        known = select(rows.status, rows.changed).where(rows.table_id == table_id)
        values = {"table": table_id, "since": 0}

        def read(connection: Connection) -> Any:
            row = connection.execute(known).one_or_none()  # first, since others may add entries
            return row, connection.execute(_ENTRIES, values).all()

        row, stored = await self._database.read(read)
        entries = [read_entry_at(seq, text) for seq, text in stored]
        if row is not None and not entries and row.status == SET_ASIDE:
            raise BadLog("aside", 0)
        if row is not None and row.changed > (entries[-1].at if entries else 0):
            raise BadLog("tail", len(entries))
        return entries

    async def is_set_aside(self, table_id: str) -> bool:
        """Return whether an operator took the log of a table away."""
        rows = schema.tables.c
        query = select(rows.status).where(rows.table_id == table_id)
        return await self._database.read(lambda one: one.scalar(query)) == SET_ASIDE

    async def first_entry(self, table_id: str) -> Entry | None:
        """Return how the log of a table begins, nothing if that cannot be read."""
        values = {"table": table_id, "since": 0}
        query = _ENTRIES.limit(1)
        row = await self._database.read(lambda one: one.execute(query, values).one_or_none())
        try:
            return None if row is None else read_entry(row.entry)
        except UNREADABLE:
            return None

    async def table_ids(self) -> AsyncIterator[str]:
        """Yield the id of every table, also of one whose first entry is missing."""
        query = select(schema.events.c.table_id).distinct()
        for table_id in await self._ids(query):
            yield table_id

    async def running(self) -> list[str]:
        """Return the tables at which a game is being played."""
        query = select(schema.tables.c.table_id).where(schema.tables.c.status == "running")
        return await self._ids(query)

    async def awake(self, until: int) -> list[str]:
        """Return the tables at which a game is being played, without those that do nothing but wait
        for people who are away, and do so after ``until``, too."""
        rows = schema.tables.c
        waits_longer = (rows.resting == 1) & (rows.deadline > until)
        return await self._ids(select(rows.table_id).where(rows.status == "running", ~waits_longer))

    async def due(self, now: int) -> list[str]:
        """Return the tables that must act by themselves by now."""
        query = select(schema.tables.c.table_id).where(schema.tables.c.deadline <= now)
        return await self._ids(query)

    async def next_deadline(self, after: int = 0) -> int | None:
        """Return when the next table must act by itself, after a given time."""
        deadline = schema.tables.c.deadline
        query = select(deadline).where(deadline > after).order_by(deadline).limit(1)
        return await self._database.read(lambda one: one.scalar(query))

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return how many entries some tables have."""
        events = schema.events.c
        return await self._database.read(lambda one: lengths(one, events.seq, table_ids))

    async def listed(self, now: int, page: int = 0) -> list[ListedTable]:
        """Return a page of the list of tables: those that can be joined first, then games that went
        on within a day; of each the latest first."""
        rows = schema.tables.c
        is_open = rows.status == "open"
        query = (
            select(rows.line)
            .where(rows.line.is_not(None), is_open | (rows.changed > now - DAY))
            .order_by(is_open.desc(), rows.changed.desc(), rows.table_id)
            .limit(_PAGE)
            .offset(page * _PAGE)
        )
        lines = await self._database.read(lambda one: one.scalars(query).all())
        found = (_line(text or "") for text in lines)
        return [line for line in found if line is not None]

    async def waiting_of(self, identities: tuple[str, ...]) -> list[tuple[str, bool]]:
        """Return the tables at which a person sits that have not begun, and whether each is in the
        list."""
        sitters, tables = schema.sitters.c, schema.tables.c
        query = (
            select(tables.table_id, tables.line.is_not(None))
            .join(schema.sitters, sitters.table_id == tables.table_id)
            .where(sitters.identity.in_(identities), tables.status == "open")
        )
        return await self._database.read(lambda one: [(a, b) for a, b in one.execute(query)])

    async def tables_of(self, identities: tuple[str, ...], most: int, page: int = 0) -> list[str]:
        """Return a page of at most ``most`` tables at which a person sits: those that are open or
        running first, the most recently used first, then the finished ones, the latest first.

        Those that were closed are left out.
        """
        needed = (page + 1) * most

        def found(connection: Connection) -> list[str]:
            live = connection.scalars(_LIVE, {"identities": list(identities), "most": needed})
            ended: list[Row[tuple[str, int]]] = []
            for identity in identities:  # each by itself is read in the order of an index
                ended += connection.execute(_ENDED, {"identity": identity, "most": needed})
            ended.sort(key=lambda row: -row.ended)
            all_found = dict.fromkeys((*live, *(row.table_id for row in ended)))
            return list(all_found)[page * most : needed]

        return await self._database.read(found)

    async def _ids(self, query: Select[tuple[str]]) -> list[str]:
        return await self._database.read(lambda one: list(one.scalars(query)))


def is_archived(entries: Sequence[Entry]) -> bool:
    """Return whether these entries, the last ones of a log, say that the log is gone."""
    return bool(entries) and isinstance(entries[-1].event, Archived)


def lengths(
    connection: Connection, number: Column[int], table_ids: Sequence[str]
) -> dict[str, int]:
    """Return how many rows some tables have in a database table that numbers them from 0."""
    of = number.table.c.table_id
    found: dict[str, int] = {}
    for at in range(0, len(table_ids), _LIST):
        some = of.in_(table_ids[at : at + _LIST])
        query = select(of, func.max(number)).where(some).group_by(of)
        found |= {table: last + 1 for table, last in connection.execute(query)}
    return found


def _line(text: str) -> ListedTable | None:
    """Return a line of the list, nothing if it cannot be read."""
    try:
        return msgspec.json.decode(text, type=ListedTable)
    except UNREADABLE:
        return None
