"""What is read from the database: logs, tables to wake, the list, results."""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Column, Connection, Select, bindparam, func, or_, select

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.rows import UNREADABLE, read_entry, read_entry_at, read_result
from ludomots.tables import Entry, ListedTable
from ludomots.tables.events import Finished, Opened, Started
from ludomots.tables.pace import DAY
from ludomots.tables.ratings import Result
from ludomots.tables.solo import Ending

_LIST = 200
_PAGE = 50
_ENTRIES = (
    select(schema.events.c.seq, schema.events.c.entry)
    .where(schema.events.c.table_id == bindparam("table"))
    .where(schema.events.c.seq >= bindparam("since"))
    .order_by(schema.events.c.seq)
)
_ENDING = ("opened", "started", "finished")


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

    async def is_set_aside(self, table_id: str) -> bool:
        """Return whether entries of a table were taken out of its log."""
        query = select(schema.set_aside.c.seq).where(schema.set_aside.c.table_id == table_id)
        return await self._database.read(lambda one: one.scalar(query.limit(1))) is not None

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

    async def without_deadline(self) -> list[str]:
        """Return the tables at which a game is being played that may never end: they are older than
        lifetimes."""
        rows = schema.tables.c
        return await self._ids(
            select(rows.table_id).where(rows.status == "running", rows.deadline.is_(None))
        )

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

    async def count_listed_of(self, identities: tuple[str, ...]) -> int:
        """Return at how many tables of the list a person sits that have not begun."""
        sitters, tables = schema.sitters.c, schema.tables.c
        query = (
            select(func.count())
            .select_from(schema.tables)
            .join(schema.sitters, sitters.table_id == tables.table_id)
            .where(sitters.identity.in_(identities), tables.status == "open")
            .where(tables.line.is_not(None))
        )
        return await self._database.read(lambda one: one.scalar(query)) or 0

    async def tables_of(self, identities: tuple[str, ...], most: int) -> list[str]:
        """Return at most ``most`` tables at which a person sits, the most recently used first.

        Those that were closed before a game began are left out.
        """
        sitters, tables = schema.sitters.c, schema.tables.c
        query = (
            select(tables.table_id)
            .join(schema.sitters, sitters.table_id == tables.table_id)
            .where(sitters.identity.in_(identities), tables.status != "closed")
            .order_by(tables.changed.desc())
            .limit(most)
        )
        return await self._ids(query)

    async def endings_of(self, identities: tuple[str, ...], most: int) -> list[Ending]:
        """Return how the games ended that are among the ``most`` latest tables of a person."""
        mine = await self.tables_of(identities, most)
        events, tables = schema.events.c, schema.tables.c
        kinds = or_(*(events.entry.contains(f'"type":"{kind}"') for kind in _ENDING))

        def endings(connection: Connection) -> list[Ending]:
            found: dict[str, list[Entry]] = {}
            for at in range(0, len(mine), _LIST):
                query = (
                    select(events.table_id, events.entry)
                    .join(schema.tables, tables.table_id == events.table_id)
                    .where(events.table_id.in_(mine[at : at + _LIST]), kinds)
                    .where(tables.status == "finished")
                    .order_by(events.seq)
                )
                for table_id, text in connection.execute(query):
                    with suppress(*UNREADABLE):
                        found.setdefault(table_id, []).append(read_entry(text))
            endings = (_ending(table_id, entries) for table_id, entries in found.items())
            return [ending for ending in endings if ending is not None]

        return await self._database.read(endings)

    async def results(self) -> list[Result]:
        """Return how rated games ended, the oldest first.

        A guest who logged in counts as that person.
        """
        rows, merged = schema.results.c, schema.merged.c
        query = select(rows.result, rows.at).order_by(rows.at, rows.table_id)

        def results(connection: Connection) -> list[Result]:
            people = connection.execute(select(merged.guest, merged.person))
            known = {row.guest: row.person for row in people}
            found = [read_result(text, at) for text, at in connection.execute(query)]
            return [
                one._replace(players=tuple(known.get(player, player) for player in one.players))
                for one in found
            ]

        return await self._database.read(results)

    async def _ids(self, query: Select[tuple[str]]) -> list[str]:
        return await self._database.read(lambda one: list(one.scalars(query)))


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


def _ending(table_id: str, entries: list[Entry]) -> Ending | None:
    """Return how a game ended, from the entries of its opening, its start and its end; nothing if
    one of them could not be read."""
    opened = next((one.event for one in entries if isinstance(one.event, Opened)), None)
    started = next((one.event for one in entries if isinstance(one.event, Started)), None)
    for entry in entries:
        if isinstance(entry.event, Finished) and opened is not None and started is not None:
            return Ending(table_id, opened, started, entry.event, entry.at)
    return None
