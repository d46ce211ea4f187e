"""Finds out who is to be told of what happened at tables.

Every few seconds each node looks at the tables at which something happened. Somebody who has the
table open on a page knows of it: that is noted, so that no node tells them when they have left.
Everybody else who can be told gets a notice, in the transaction in which the table counts as seen
to. All of this follows from the log, so that nothing is lost when a node dies.
"""

import logging
from collections import Counter
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ludomots.server.bus import Runner
from ludomots.server.notices.happenings import Happening, happenings, has_seen
from ludomots.store import NoTable
from ludomots.store.notices.news import ChangedTable, Reachable, TableNews
from ludomots.store.notices.outbox import Notice, new_notice, put
from ludomots.tables import BadLog, Table

if TYPE_CHECKING:
    from ludomots.server.node import Node

_log = logging.getLogger("ludomots.server")

_SETTLED = 2000
"""Milliseconds without an event after which a table is looked at."""
_RETURN = 15_000
"""Milliseconds that somebody has to come back whom the log calls present but who is not connected
to this node: their page may load again, or another node may have them and note what they saw."""
_LATE = 20_000
"""Milliseconds after which a node looks at a table that another one should have looked at."""
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
            is_elsewhere = self._node.bus.runner(one.table_id) is Runner.ELSEWHERE
            if not is_elsewhere or one.changed <= now - _LATE:
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
        node = self._node
        return node.hub.is_here(table_id, identity) or node.bus.is_there(table_id, identity)

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
