"""Who muted whom."""

from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.people import schema

_rows = schema.mutes.c

_MUTED = select(_rows.person, _rows.muted).where(
    _rows.person.in_(bindparam("persons", expanding=True))
)
_PERSONS = select(schema.merged.c.guest, schema.merged.c.person).where(
    schema.merged.c.guest.in_(bindparam("guests", expanding=True))
)


class Mutes:
    """The mutes of a database, between persons; a guest who logged in counts as the person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def switch(self, by: str, other: str, *, on: bool) -> None:
        """Mute a person for another one, or undo it."""

        def switch(connection: Connection) -> None:
            known = _persons(connection, {by, other})
            row = {"person": known.get(by, by), "muted": known.get(other, other)}
            this = (_rows.person == row["person"]) & (_rows.muted == row["muted"])
            if on:
                connection.execute(insert(schema.mutes), row)
            else:
                connection.execute(delete(schema.mutes).where(this))

        with suppress(IntegrityError):  # is muted already
            await self._database.write(switch)

    async def between(
        self, readers: Collection[str], speakers: Collection[str]
    ) -> dict[str, frozenset[str]]:
        """Return for each reader the speakers that this reader muted."""

        def muted(connection: Connection) -> dict[str, frozenset[str]]:
            known = _persons(connection, {*readers, *speakers})
            persons = {known.get(reader, reader) for reader in readers}
            rows = connection.execute(_MUTED, {"persons": list(persons)})
            pairs = {(row.person, row.muted) for row in rows}
            return {
                reader: frozenset(
                    speaker
                    for speaker in speakers
                    if (known.get(reader, reader), known.get(speaker, speaker)) in pairs
                )
                for reader in readers
            }

        return await self._database.read(muted)


def _persons(connection: Connection, identities: Collection[str]) -> dict[str, str]:
    """Return the persons that guests logged in as, by guest."""
    rows = connection.execute(_PERSONS, {"guests": list(identities)})
    return {row.guest: row.person for row in rows}
