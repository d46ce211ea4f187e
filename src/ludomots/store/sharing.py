"""Who lets others see their statistics, by a link that nobody can guess."""

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.ids import unguessable_id

_rows = schema.shared_statistics.c


class Sharing:
    """The links to the statistics of people, of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def link_of(self, person: str) -> str | None:
        """Return the link to a person's statistics, ``None`` if they do not share them."""
        query = select(_rows.link).where(_rows.person == person)
        return await self._database.read(lambda one: one.scalar(query))

    async def person_of(self, link: str) -> str | None:
        """Return whose statistics a link shows, ``None`` if it is not valid (any more)."""
        query = select(_rows.person).where(_rows.link == link)
        return await self._database.read(lambda one: one.scalar(query))

    async def share(self, person: str) -> str:
        """Return the link to a person's statistics, a new one if they did not share them."""
        known = await self.link_of(person)
        if known is not None:
            return known
        link = unguessable_id()
        row = {"person": person, "link": link}
        try:
            await self._database.write(
                lambda one: one.execute(insert(schema.shared_statistics), row)
            )
        except IntegrityError:  # it was asked twice at once
            return await self.share(person)
        return link

    async def stop(self, person: str) -> None:
        """Make the link to a person's statistics invalid, at once and for ever."""
        these = delete(schema.shared_statistics).where(_rows.person == person)
        await self._database.write(lambda one: one.execute(these))


def take_over(connection: Connection, guest: str) -> None:
    """Forget the link of a guest who logs in: the person decides what is shared."""
    connection.execute(delete(schema.shared_statistics).where(_rows.person == guest))
