"""What is read from the database: logs, tables to wake, the list, results."""

from collections.abc import AsyncIterator, Sequence

import msgspec
from sqlalchemy import Select, func, or_, select

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.rows import read_entry, read_result
from ludomots.tables import Entry, ListedTable
from ludomots.tables.events import Finished, Opened, Started
from ludomots.tables.ratings import Result
from ludomots.tables.solo import Ending

_LIST = 200
_ENDING = ("opened", "started", "finished")


class Log:
    """The logs of a database, read only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """Return the entries of a table from a number on."""
        events = schema.events.c
        query = (
            select(events.entry)
            .where(events.table_id == table_id, events.seq >= since)
            .order_by(events.seq)
        )
        async with self._database.engine.connect() as connection:
            return [read_entry(text) for text in await connection.scalars(query)]

    async def table_ids(self) -> AsyncIterator[str]:
        """Yield every table there is."""
        async with self._database.engine.connect() as connection:
            query = select(schema.events.c.table_id).where(schema.events.c.seq == 0)
            for table_id in (await connection.scalars(query)).all():
                yield table_id

    async def running(self) -> list[str]:
        """Return the tables at which a game is being played."""
        query = select(schema.tables.c.table_id).where(schema.tables.c.status == "running")
        return await self._ids(query)

    async def due(self, now: int) -> list[str]:
        """Return the tables that must act by themselves by now."""
        query = select(schema.tables.c.table_id).where(schema.tables.c.deadline <= now)
        return await self._ids(query)

    async def next_deadline(self, after: int = 0) -> int | None:
        """Return when the next table must act by itself, after a given time."""
        deadline = schema.tables.c.deadline
        query = select(deadline).where(deadline > after).order_by(deadline).limit(1)
        async with self._database.engine.connect() as connection:
            found: int | None = await connection.scalar(query)
            return found

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return how many entries some tables have."""
        events = schema.events.c
        found: dict[str, int] = {}
        async with self._database.engine.connect() as connection:
            for at in range(0, len(table_ids), _LIST):
                query = (
                    select(events.table_id, func.max(events.seq))
                    .where(events.table_id.in_(table_ids[at : at + _LIST]))
                    .group_by(events.table_id)
                )
                found |= {table: last + 1 for table, last in await connection.execute(query)}
        return found

    async def listed(self) -> list[ListedTable]:
        """Return the list of tables."""
        line = schema.tables.c.line
        query = select(line).where(line.is_not(None)).limit(_LIST)
        async with self._database.engine.connect() as connection:
            lines = await connection.scalars(query)
            return [msgspec.json.decode(text, type=ListedTable) for text in lines]

    async def tables_of(self, identities: tuple[str, ...], most: int) -> list[str]:
        """Return the tables at which somebody sits, the last one that something happened at first.

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
        """Return how the games ended that somebody played, those of his last so many tables."""
        mine = await self.tables_of(identities, most)
        events, tables = schema.events.c, schema.tables.c
        kinds = or_(*(events.entry.contains(f'"type":"{kind}"') for kind in _ENDING))
        found: dict[str, list[Entry]] = {}
        async with self._database.engine.connect() as connection:
            for at in range(0, len(mine), _LIST):
                query = (
                    select(events.table_id, events.entry)
                    .join(schema.tables, tables.table_id == events.table_id)
                    .where(events.table_id.in_(mine[at : at + _LIST]), kinds)
                    .where(tables.status == "finished")
                    .order_by(events.seq)
                )
                for table_id, text in await connection.execute(query):
                    found.setdefault(table_id, []).append(read_entry(text))
        return [_ending(table_id, entries) for table_id, entries in found.items()]

    async def results(self) -> list[Result]:
        """Return how rated games ended, in that order; what a guest has won is his who he is."""
        results, merged = schema.results.c, schema.merged.c
        query = select(results.result, results.at).order_by(results.at, results.table_id)
        async with self._database.engine.connect() as connection:
            people = await connection.execute(select(merged.guest, merged.person))
            known = {row.guest: row.person for row in people}
            found = [read_result(text, at) for text, at in await connection.execute(query)]
        return [
            one._replace(players=tuple(known.get(player, player) for player in one.players))
            for one in found
        ]

    async def _ids(self, query: Select[tuple[str]]) -> list[str]:
        async with self._database.engine.connect() as connection:
            return list(await connection.scalars(query))


def _ending(table_id: str, entries: list[Entry]) -> Ending:
    """Return how a game ended, out of the entries that tell of it."""
    opened = next(one.event for one in entries if isinstance(one.event, Opened))
    started = next(one.event for one in entries if isinstance(one.event, Started))
    at, finished = next((e.at, e.event) for e in entries if isinstance(e.event, Finished))
    return Ending(table_id, opened, started, finished, at)
