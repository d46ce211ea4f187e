"""Friends: both agree. Who asks does not learn of a refusal, and cannot ask twice.

A refused question that its asker takes back stays in the database as ``taken-back``: asking again
looks as the first time, and reaches nobody.
"""

from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from ludomots.store import pairs, schema
from ludomots.store.database import Database
from ludomots.store.pairs import is_blocked
from ludomots.tables import Refused

Standing = Literal["none", "asking", "asked", "friends"]
"""How I stand to another person: I am asking them, they asked me, or both agreed."""

MOST_FRIENDS = 500
_rows = schema.friendships.c


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
    theirs = (_rows.person == other) & (_rows.other == me) & (_rows.state == "asked")
    connection.execute(update(schema.friendships).where(theirs).values(state="refused"))
    mine = (_rows.person == me) & (_rows.other == other)
    was_refused = mine & (_rows.state == "refused")
    connection.execute(update(schema.friendships).where(was_refused).values(state="taken-back"))
    agreed = (_rows.person == other) & (_rows.other == me) & (_rows.state == "agreed")
    ends = (mine & (_rows.state != "taken-back")) | agreed
    connection.execute(delete(schema.friendships).where(ends))


def take_over(connection: Connection, guest: str, person: str) -> None:
    """Give the friendships of a guest to the person that the guest logged in as."""
    pairs.take_over(connection, _rows.person, _rows.other, guest, person)


def _ask(connection: Connection, me: str, other: str, now: int) -> Standing:
    standing = _standing(connection, me, other)
    theirs = (_rows.person == other) & (_rows.other == me)
    if standing == "asked":
        change = update(schema.friendships).where(theirs)
        connection.execute(change.values(state="agreed", at=now))
        return "friends"
    if standing == "none":
        mine = (_rows.person == me) & (_rows.other == other)
        was_refused = connection.execute(delete(schema.friendships).where(mine)).rowcount > 0
        count = select(func.count()).select_from(schema.friendships).where(_rows.person == me)
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
    query = select(schema.friendships).where((_rows.person == me) | (_rows.other == me))
    found = []
    for row in connection.execute(query.order_by(_rows.at.desc())):
        is_mine = row.person == me
        if row.state == "agreed":
            found.append(Friend(row.other if is_mine else row.person, "friends", row.at))
        elif is_mine and row.state != "taken-back":
            found.append(Friend(row.other, "asking", row.at))
        elif not is_mine and row.state == "asked":
            found.append(Friend(row.person, "asked", row.at))
    return found
