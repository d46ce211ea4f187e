"""Groups of people who play together again and again, each with one lasting link.

The member of longest standing looks after a group: removes members, makes its link anew. If they
leave, the next one does. A group without members goes.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.together import schema
from ludomots.tables import Refused

MOST_MEMBERS = 50
MOST_GROUPS = 20
"""How many members a group may have, and to how many groups a person may belong."""

_groups = schema.player_groups.c
_members = schema.group_members.c
_tables = schema.group_tables.c


class Group(NamedTuple):
    """A group: its members, the one who looks after it first."""

    id: str
    name: str
    link: str
    members: tuple[str, ...]

    @property
    def founder(self) -> str:
        """Who looks after the group."""
        return self.members[0]


class Groups:
    """The groups of a database, of persons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, founder: str, name: str, now: int) -> str:
        """Make a group with one member, and return its link. Too many are ``Refused``."""
        group = {"id": unguessable_id(), "name": name, "link": unguessable_id()}

        def make(connection: Connection) -> None:
            connection.execute(insert(schema.player_groups), group)
            _join(connection, group["id"], founder, now)

        await self._database.write(make)
        return group["link"]

    async def by_link(self, link: str) -> Group | None:
        """Return the group of a link, nothing if the link is not valid (any more)."""
        return await self._database.read(lambda one: _by_link(one, link))

    async def of(self, person: str) -> list[Group]:
        """Return the groups of a person, the one they joined last first."""
        query = (
            select(_groups.link)
            .join(schema.group_members, _members.group_id == _groups.id)
            .where(_members.person == person)
            .order_by(_members.at.desc(), _groups.id)
        )

        def found(connection: Connection) -> list[Group]:
            links = connection.scalars(query).all()
            return [group for link in links if (group := _by_link(connection, link))]

        return await self._database.read(found)

    async def join(self, group: Group, person: str, now: int) -> None:
        """Add a member. A group that is full, or one group too many, is ``Refused``."""
        if person not in group.members:
            await self._database.write(lambda one: _join(one, group.id, person, now))

    async def leave(self, group: Group, person: str) -> None:
        """Take a member out; a group without members goes."""

        def leave(connection: Connection) -> None:
            this = (_members.group_id == group.id) & (_members.person == person)
            connection.execute(delete(schema.group_members).where(this))
            _delete_if_empty(connection, [group.id])

        await self._database.write(leave)

    async def renew_link(self, group: Group) -> str:
        """Make the link of a group invalid, and return its new one."""
        link = unguessable_id()
        change = update(schema.player_groups).where(_groups.id == group.id).values(link=link)
        await self._database.write(lambda one: one.execute(change))
        return link

    async def add_table(self, group: Group, table_id: str, now: int) -> None:
        """Note that a table was opened for a group; noted again, nothing changes."""
        row = {"group_id": group.id, "table_id": table_id, "at": now}
        with suppress(IntegrityError):
            await self._database.write(lambda one: one.execute(insert(schema.group_tables), row))

    async def tables(self, group: Group, most: int) -> list[str]:
        """Return the tables of a group, the latest first."""
        query = select(_tables.table_id).where(_tables.group_id == group.id)
        query = query.order_by(_tables.at.desc()).limit(most)
        return await self._database.read(lambda one: list(one.scalars(query)))


def forget(connection: Connection, identities: Collection[str]) -> None:
    """Take people who are erased out of their groups."""
    mine = _members.person.in_(identities)
    ids = connection.scalars(select(_members.group_id).where(mine)).all()
    connection.execute(delete(schema.group_members).where(mine))
    _delete_if_empty(connection, ids)


def _by_link(connection: Connection, link: str) -> Group | None:
    query = select(_groups.id, _groups.name).where(_groups.link == link)
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    members = select(_members.person).where(_members.group_id == row.id)
    members = members.order_by(_members.at, _members.person)
    return Group(row.id, row.name, link, tuple(connection.scalars(members)))


def _join(connection: Connection, group_id: str, person: str, now: int) -> None:
    def count(this: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(schema.group_members).where(this)
        return connection.scalar(query) or 0

    if count(_members.group_id == group_id) >= MOST_MEMBERS:
        raise Refused("group-full")
    if count(_members.person == person) >= MOST_GROUPS:
        raise Refused("too-many-groups")
    row = {"group_id": group_id, "person": person, "at": now}
    connection.execute(insert(schema.group_members), row)


def _delete_if_empty(connection: Connection, ids: Sequence[str]) -> None:
    left = set(connection.scalars(select(_members.group_id).where(_members.group_id.in_(ids))))
    gone = [one for one in ids if one not in left]
    connection.execute(delete(schema.group_tables).where(_tables.group_id.in_(gone)))
    connection.execute(delete(schema.player_groups).where(_groups.id.in_(gone)))
