"""Whom people want nothing to do with. A block also mutes, and those who are blocked do not learn
of it."""

from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.store import friends, pairs, schema
from ludomots.store.database import Database
from ludomots.store.pairs import is_blocked
from ludomots.store.players import persons_of

_rows = schema.blocks.c
_mutes = schema.mutes.c
_invited = schema.table_invitations.c


class Blocks:
    """The blocks of a database, between persons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, me: str) -> list[str]:
        """Return whom a person blocked."""
        query = select(_rows.other).where(_rows.person == me)
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
            friends.end(connection, me, other)
            theirs = (_invited.person == me) & (_invited.by == other)
            hide = update(schema.table_invitations).where(theirs).values(state="hidden")
            connection.execute(hide)
            connection.execute(insert(schema.blocks), {"person": me, "other": other})
            muted = (_mutes.person == me) & (_mutes.muted == other)
            connection.execute(delete(schema.mutes).where(muted))
            connection.execute(insert(schema.mutes), {"person": me, "muted": other})

        with suppress(IntegrityError):  # is blocked already
            await self._database.write(block)

    async def unblock(self, me: str, other: str) -> None:
        """Undo a block; the person is heard again, too."""

        def unblock(connection: Connection) -> None:
            mine = (_rows.person == me) & (_rows.other == other)
            connection.execute(delete(schema.blocks).where(mine))
            muted = (_mutes.person == me) & (_mutes.muted == other)
            connection.execute(delete(schema.mutes).where(muted))

        await self._database.write(unblock)


def take_over(connection: Connection, guest: str, person: str) -> None:
    """Give the blocks by and of a guest to the person that the guest logged in as."""
    pairs.take_over(connection, _rows.person, _rows.other, guest, person)
