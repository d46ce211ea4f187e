"""What others may know of people: the id of their page, what they let be known, and whether they
are here now.

Identities are never shown to others. A person gets a player id when somebody first needs one.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.people import schema as people_schema
from ludomots.server.together import schema
from ludomots.tables.pace import MINUTE

if TYPE_CHECKING:
    from ludomots.server.node import Node


_rows = schema.players.c
_merged = people_schema.merged.c

_AT_ONCE = 500
"""How many people are named in one query at most."""


class Switches(NamedTuple):
    """What a person lets be known; nothing unless they say so."""

    seen: bool = False
    shares: bool = False
    ranked: bool = False


class Player(NamedTuple):
    """A person as others see them. ``here`` is when a person who lets it be known was last here."""

    person: str
    id: str
    switches: Switches
    here: int | None


class Players:
    """The players of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def by_id(self, player_id: str) -> Player | None:
        """Return the person who has a player id, nobody if there is none."""
        query = select(schema.players).where(_rows.id == player_id)
        row = await self._database.read(lambda one: one.execute(query).one_or_none())
        return None if row is None else _player(row)

    async def of(self, persons: Collection[str]) -> dict[str, Player]:
        """Return some people as others see them; those who have no player id yet get one."""
        wanted = set(persons)
        found = await self._database.read(lambda one: _found(one, wanted))
        new = [{"person": one, "id": unguessable_id()} for one in sorted(wanted - found.keys())]
        if not new:
            return found
        try:
            await self._database.write(lambda one: one.execute(insert(schema.players), new))
        except IntegrityError:  # somebody asked for one of them at the same time
            return await self.of(persons)
        return await self._database.read(lambda one: _found(one, wanted))

    async def ranked(self, persons: Collection[str]) -> set[str]:
        """Return which of some people want to be seen on ladders and leaderboards."""
        query = select(_rows.person).where(_rows.person.in_(persons), _rows.ranked == 1)
        return await self._database.read(lambda one: set(one.scalars(query)))

    async def switch(self, person: str, switches: Switches) -> None:
        """Store what a person lets be known."""
        await self.of([person])
        values: dict[str, int | None] = {name: int(on) for name, on in switches._asdict().items()}
        if not switches.seen:
            values["here"] = None
        change = update(schema.players).where(_rows.person == person).values(values)
        await self._database.write(lambda one: one.execute(change))

    async def note_here(self, identities: Collection[str], now: int) -> None:
        """Store that some people are here, of those who let it be known."""
        wanted = sorted(identities)

        def note(connection: Connection) -> None:
            for at in range(0, len(wanted), _AT_ONCE):
                some = wanted[at : at + _AT_ONCE]
                persons = set(persons_of(connection, some).values())
                change = update(schema.players).where(_rows.person.in_(persons), _rows.seen == 1)
                connection.execute(change.values(here=now))

        if wanted:
            await self._database.write(note)


def persons_of(connection: Connection, identities: Collection[str]) -> dict[str, str]:
    """Return the person behind each identity: the one that a guest logged in as, or the same."""
    query = select(_merged.guest, _merged.person).where(_merged.guest.in_(identities))
    found = {row.guest: row.person for row in connection.execute(query)}
    return {one: found.get(one, one) for one in identities}


def merge_players(connection: Connection, guest: str, person: str) -> None:
    """Give the page of a guest to the person that the guest logged in as, unless they have one.
    What the guest let be known is forgotten: the person decides."""
    has_one = connection.scalar(select(_rows.id).where(_rows.person == person)) is not None
    mine = _rows.person == guest
    if has_one:
        connection.execute(delete(schema.players).where(mine))
    else:
        off = {"seen": 0, "shares": 0, "ranked": 0, "here": None}
        connection.execute(update(schema.players).where(mine).values(person=person, **off))


def _found(connection: Connection, persons: Collection[str]) -> dict[str, Player]:
    query = select(schema.players).where(_rows.person.in_(persons))
    return {row.person: _player(row) for row in connection.execute(query)}


def _player(row: Row[Any]) -> Player:
    switches = Switches(bool(row.seen), bool(row.shares), bool(row.ranked))
    return Player(row.person, row.id, switches, row.here)


_STORED_EVERY = MINUTE
_HERE_FOR = 3 * MINUTE
"""How long somebody counts as here after they were last noted."""


class Presence:
    """The people whom this node has seen since it last stored them."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._players = Players(node.database)
        self._noted: set[str] = set()
        self._next = 0

    def note(self, person: str) -> None:
        """Note that somebody has a page of the site open."""
        self._noted.add(person)

    def go_on(self) -> None:
        """Store who is here, if that was not done within a minute."""
        now = self._node.now()
        if now < self._next:
            return
        self._next = now + _STORED_EVERY
        here = self._noted | {listener.identity for listener in self._node.hub.everybody()}
        self._noted = set()
        if here:
            self._node.tasks.start(self._players.note_here(here, now))


def is_here(player: Player, now: int) -> bool:
    """Return whether a person is here now and lets it be known."""
    return player.here is not None and now - player.here < _HERE_FOR
