"""Friends: both agree. Who asks does not learn of a refusal, and cannot ask twice.

A refused question that its asker takes back stays in the database as ``taken-back``: asking again
looks as the first time, and reaches nobody.
"""

from collections.abc import Collection
from contextlib import suppress
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.people import schema as people_schema
from ludomots.server.together import schema
from ludomots.server.together.players import persons_of
from ludomots.tables import Refused

Standing = Literal["none", "asking", "asked", "friends"]
"""How I stand to another person: I am asking them, they asked me, or both agreed."""

MOST_FRIENDS = 500
_friendships = schema.friendships.c


class Friend(NamedTuple):
    """Another person, how I stand to them, and since when."""

    person: str
    standing: Standing
    at: int


class Friends:
    """The friendships of a database, between persons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, me: str) -> list[Friend]:
        """Return everybody to whom a person stands somehow, the latest first."""
        return await self._database.read(lambda one: _of(one, me))

    async def standing(self, me: str, other: str) -> Standing:
        """Return how a person stands to another one."""
        return await self._database.read(lambda one: _standing(one, me, other))

    async def ask(self, me: str, other: str, now: int) -> Standing:
        """Ask somebody to be friends, or agree if they asked first; return how both stand now.

        A person who is blocked gets the same answer as everybody else.
        """
        return await self._database.write(lambda one: _ask(one, me, other, now))

    async def end(self, me: str, other: str) -> None:
        """Refuse somebody who asked, take a question back, or stop being friends."""
        await self._database.write(lambda one: end(one, me, other))


def end(connection: Connection, me: str, other: str) -> None:
    """End whatever is between two people; a question that is refused stays open for its asker."""
    theirs = (
        (_friendships.person == other)
        & (_friendships.other == me)
        & (_friendships.state == "asked")
    )
    connection.execute(update(schema.friendships).where(theirs).values(state="refused"))
    mine = (_friendships.person == me) & (_friendships.other == other)
    was_refused = mine & (_friendships.state == "refused")
    connection.execute(update(schema.friendships).where(was_refused).values(state="taken-back"))
    agreed = (
        (_friendships.person == other)
        & (_friendships.other == me)
        & (_friendships.state == "agreed")
    )
    ends = (mine & (_friendships.state != "taken-back")) | agreed
    connection.execute(delete(schema.friendships).where(ends))


def _ask(connection: Connection, me: str, other: str, now: int) -> Standing:
    standing = _standing(connection, me, other)
    theirs = (_friendships.person == other) & (_friendships.other == me)
    if standing == "asked":
        change = update(schema.friendships).where(theirs)
        connection.execute(change.values(state="agreed", at=now))
        return "friends"
    if standing == "none":
        mine = (_friendships.person == me) & (_friendships.other == other)
        was_refused = connection.execute(delete(schema.friendships).where(mine)).rowcount > 0
        count = (
            select(func.count()).select_from(schema.friendships).where(_friendships.person == me)
        )
        if (connection.scalar(count) or 0) >= MOST_FRIENDS:
            raise Refused("too-many-friends")
        connection.execute(delete(schema.friendships).where(theirs))
        is_quiet = was_refused or is_blocked(connection, by=other, who=me)
        state = "refused" if is_quiet else "asked"
        row = {"person": me, "other": other, "at": now, "state": state}
        connection.execute(insert(schema.friendships), row)
        return "asking"
    return standing


def _standing(connection: Connection, me: str, other: str) -> Standing:
    return next((one.standing for one in _of(connection, me) if one.person == other), "none")


def _of(connection: Connection, me: str) -> list[Friend]:
    """Return how a person stands to others. A question of theirs that was refused looks open."""
    query = select(schema.friendships).where(
        (_friendships.person == me) | (_friendships.other == me)
    )
    found = []
    for row in connection.execute(query.order_by(_friendships.at.desc())):
        is_mine = row.person == me
        if row.state == "agreed":
            found.append(Friend(row.other if is_mine else row.person, "friends", row.at))
        elif is_mine and row.state != "taken-back":
            found.append(Friend(row.other, "asking", row.at))
        elif not is_mine and row.state == "asked":
            found.append(Friend(row.person, "asked", row.at))
    return found


_blocks = schema.blocks.c
_mutes = people_schema.mutes.c
_invited = schema.table_invitations.c


class Blocks:
    """The blocks of a database, between persons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, me: str) -> list[str]:
        """Return whom a person blocked."""
        query = select(_blocks.other).where(_blocks.person == me)
        return await self._database.read(lambda one: list(one.scalars(query)))

    async def has_blocked(self, owner: str, identities: Collection[str]) -> bool:
        """Return whether the owner of a table blocked a person, by any identity of the owner."""

        def found(connection: Connection) -> bool:
            person = persons_of(connection, [owner])[owner]
            return any(is_blocked(connection, by=person, who=one) for one in identities)

        return await self._database.read(found)

    async def block(self, me: str, other: str) -> None:
        """Block a person, and end what is between both: friendship and invitations."""

        def block(connection: Connection) -> None:
            end(connection, me, other)
            theirs = (_invited.person == me) & (_invited.by == other)
            hide = update(schema.table_invitations).where(theirs).values(state="hidden")
            connection.execute(hide)
            connection.execute(insert(schema.blocks), {"person": me, "other": other})
            muted = (_mutes.person == me) & (_mutes.muted == other)
            connection.execute(delete(people_schema.mutes).where(muted))
            connection.execute(insert(people_schema.mutes), {"person": me, "muted": other})

        with suppress(IntegrityError):  # is blocked already
            await self._database.write(block)

    async def unblock(self, me: str, other: str) -> None:
        """Undo a block; the person is heard again, too."""

        def unblock(connection: Connection) -> None:
            mine = (_blocks.person == me) & (_blocks.other == other)
            connection.execute(delete(schema.blocks).where(mine))
            muted = (_mutes.person == me) & (_mutes.muted == other)
            connection.execute(delete(people_schema.mutes).where(muted))

        await self._database.write(unblock)


def is_blocked(connection: Connection, *, by: str, who: str) -> bool:
    """Return whether a person blocked another one."""
    this = (_blocks.person == by) & (_blocks.other == who)
    return connection.scalar(select(_blocks.other).where(this)) is not None
