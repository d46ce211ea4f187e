"""What has happened at a table that somebody may want to be told of: it follows from the log."""

import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, and_, func, select, update

from ludomots.core.contract import JUDGE
from ludomots.server.database import Database
from ludomots.server.live import schema as live_schema
from ludomots.server.live.service import NoTable
from ludomots.server.notices import schema
from ludomots.server.notices.choices import Kind
from ludomots.server.notices.outbox import Notice, new_notice, put
from ludomots.server.together.players import persons_of
from ludomots.tables import BadLog, Table
from ludomots.tables.events import CameBack, Event, Finished, Joined, SeatRetaken, WentOn
from ludomots.tables.pace import DAY, HOUR, window

if TYPE_CHECKING:
    from ludomots.server.node import Node


class Happening(NamedTuple):
    """Something that happened to a person at a table: ``key`` names it among all of its kind,
    ``seen`` is how many events somebody has seen who knows of it."""

    kind: Kind
    key: str
    seen: int
    at: int


def happenings(table: Table, identity: str, since: int) -> list[Happening]:
    """Return what happened to somebody at a table since a time and still matters.

    Games without other people are left out: computer players answer while one watches.
    """
    others = [one for one in table.people if one != identity]
    if identity not in table.people or not others:
        return []
    found = (*_turn(table, identity), *_end(table), *_joined(table, identity))
    return [one for one in found if one.at >= since]


def has_seen(table: Table, identity: str, happening: Happening) -> bool:
    """Return whether the log says that somebody opened the table after something happened."""
    later = (entry.event for entry in table.entries[happening.seen :])
    return any(isinstance(event, CameBack) and event.identity == identity for event in later)


def _turn(table: Table, identity: str) -> Iterator[Happening]:
    """Yield that it is somebody's turn, since when. A play that can be contested for some seconds
    only is over before anybody has come."""
    game = table.game
    mine = set(table.seats_of(identity)) - set(table.stand_ins) - {JUDGE}
    seats = sorted(mine & set(table.to_act))
    if game is None or table.status != "running" or table.paused is not None or not seats:
        return
    if table.is_window_open and window(table.opened.pace) < HOUR:
        return
    went_on = (entry.seq + 1 for entry in table.entries if _is_going_on(entry.event, seats))
    seen = max(*went_on, *(game.must_see(seat) for seat in seats), 0)
    yield Happening("turn", f"{table.id}:{seen}", seen, table.entries[seen - 1].at)


def _is_going_on(event: Event, seats: Collection[int]) -> bool:
    """Return whether a player is asked anew from an event on: after a pause, or on the seat that a
    computer player had meanwhile."""
    match event:
        case WentOn():
            return True
        case SeatRetaken(seat=seat):
            return seat in seats
    return False


def _end(table: Table) -> Iterator[Happening]:
    """Yield that the game ended, if it did within a day of the last event."""
    for entry in table.entries:
        if isinstance(entry.event, Finished) and entry.at > table.entries[-1].at - DAY:
            yield Happening("finished", table.id, entry.seq + 1, entry.at)


def _joined(table: Table, identity: str) -> Iterator[Happening]:
    """Yield who sat down at somebody's own table within the last day and is still there."""
    if table.owner != identity or table.status != "open":
        return
    for entry in table.entries:
        match entry.event:
            case Joined(sitter=sitter) if (
                sitter.identity not in {None, identity}
                and sitter.identity in table.people
                and entry.at > table.entries[-1].at - DAY
            ):
                yield Happening("joined", f"{table.id}:{entry.seq}", entry.seq + 1, entry.at)


LEASE = 6000
"""Milliseconds in which a node must be done with a table. One that takes longer does no harm: the
database lets nobody be told twice."""
_MOST = 200

_tables, _sitters = live_schema.tables.c, live_schema.sitters.c
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
            done = update(live_schema.tables).where(unchanged).values(news=None)
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
        mine = update(live_schema.tables).where(free).values(news=until)
        return until if await self._database.write(lambda one: one.execute(mine).rowcount) else None

    async def end(
        self, table_id: str, leased: int, work: Callable[[Connection], Any], again: int | None
    ) -> None:
        """Store what follows from the news of a table, and that they are seen to. What is not clear
        yet is seen to ``again`` at that time."""
        mine = and_(_tables.table_id == table_id, _tables.news == leased)

        def end(connection: Connection) -> None:
            work(connection)
            connection.execute(update(live_schema.tables).where(mine).values(news=again))

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


_log = logging.getLogger("ludomots.server")

_SETTLED = 2000
"""Milliseconds without an event after which a table is looked at."""
_RETURN = 15_000
"""Milliseconds that somebody has to come back whom the log calls present but who is not connected
to this node: their page may load again, or another node may have them and note what they saw."""
_KNOWN_FOR = 10_000
"""Milliseconds for which it is remembered whether somebody can be told anything."""
_TRIES = 6
"""How often a node looks at a table that cannot be looked at."""


_Found = tuple[Notice, bool]
"""A notice, and whether the person knows of it already."""


class Teller:
    """Writes notices for the people of this node's tables, and of tables that no node looks at."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._news = TableNews(node.database)
        self._known: dict[str, tuple[int, Reachable | None]] = {}
        self._noted: dict[tuple[str, str], int] = {}
        self._failed: Counter[str] = Counter()

    async def look(self) -> None:
        """Look at the tables at which something happened."""
        if not await self._news.concerns_anybody():
            return
        await self._note_what_is_seen_here()
        now = self._node.now()
        for one in await self._news.due(now, now - _SETTLED):
            await self._see_to(one)

    async def _see_to(self, changed: ChangedTable) -> None:
        now = self._node.now()
        table_id = changed.table_id
        leased = await self._news.lease(table_id, now)
        if leased is None:
            return
        try:
            found, again = await self._found(changed, now)
        except Exception:  # noqa: BLE001 (people at other tables must be told all the same)
            _log.exception("nobody can be told of a table", extra={"facts": {"table": table_id}})
            self._failed[table_id] += 1
            if self._failed[table_id] < _TRIES:
                return  # it is looked at again when the lease ends
            found, again = [], None
        self._failed.pop(table_id, None)
        await self._news.end(table_id, leased, lambda one: _put_all(one, found), again)

    async def _found(self, changed: ChangedTable, now: int) -> tuple[list[_Found], int | None]:
        """Return what people are to be told of a table, and when to look again for the others."""
        found: list[_Found] = []
        again: int | None = None
        try:
            table = await self._node.tables.load(changed.table_id)
        except (NoTable, BadLog):
            return [], None  # it is set aside, or only its record is left
        for person in changed.people:
            for happening in happenings(table, person.identity, person.since):
                may_return = self._may_return(table, person.identity)
                if may_return is not None and now < may_return:
                    again = may_return
                    continue
                is_seen = self._is_seen(table, person.identity, happening)
                found.append((_notice(table, person, happening, now), is_seen))
        return found, again

    def _is_seen(self, table: Table, identity: str, happening: Happening) -> bool:
        return self._is_here(table.id, identity) or has_seen(table, identity, happening)

    def _is_here(self, table_id: str, identity: str) -> bool:
        return self._node.hub.is_here(table_id, identity)

    def _may_return(self, table: Table, identity: str) -> int | None:
        """Return until when somebody is waited for who seems to have gone a moment ago."""
        presence = table.presence.get(identity)
        if presence is None or not presence.here or self._is_here(table.id, identity):
            return None
        return table.entries[-1].at + _RETURN

    async def _note_what_is_seen_here(self) -> None:
        """Note what people see on the pages that are connected to this node."""
        pages = {(one.table_id, one.identity) for one in self._node.hub.everybody()}
        self._noted = {page: seq for page, seq in self._noted.items() if page in pages}
        new: list[tuple[Table, str]] = []
        for table_id, identity in pages:
            table = self._node.tables.in_memory(table_id)
            if table is not None and self._noted.get((table_id, identity)) != table.seq:
                self._noted[table_id, identity] = table.seq
                new.append((table, identity))
        known = await self._reachable({identity for _, identity in new})
        now = self._node.now()
        found = [
            (_notice(table, known[identity], happening, now), True)
            for table, identity in new
            if identity in known
            for happening in _on_page(table, known[identity])
        ]
        if found:
            await self._node.database.write(lambda one: _put_all(one, found))

    async def _reachable(self, identities: set[str]) -> dict[str, Reachable]:
        """Return who of some identities can be told something."""
        now = self._node.now()
        self._known = {one: fact for one, fact in self._known.items() if fact[0] > now}
        unknown = [one for one in identities if one not in self._known]
        if unknown:
            found = await self._news.reachable(unknown)
            self._known |= {one: (now + _KNOWN_FOR, found.get(one)) for one in unknown}
        pairs = ((one, self._known[one][1]) for one in identities)
        return {one: person for one, person in pairs if person is not None}


def _on_page(table: Table, person: Reachable) -> list[Happening]:
    """Return what somebody sees on a page; nothing of a table that cannot be looked at."""
    try:
        return happenings(table, person.identity, person.since)
    except Exception:  # noqa: BLE001 (other pages must be looked at all the same)
        _log.exception("a table cannot be looked at", extra={"facts": {"table": table.id}})
        return []


def _notice(table: Table, person: Reachable, happening: Happening, now: int) -> Notice:
    facts = {"game": table.opened.game, "identity": person.identity}
    return new_notice(person.person, happening.kind, happening.key, facts, now, table.id)


def _put_all(connection: Connection, found: list[_Found]) -> None:
    for notice, is_seen in found:
        put(connection, notice, is_seen=is_seen)
