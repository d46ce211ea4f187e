"""Recovery sheets: codes that people print, to log in with when they have lost all their devices.

A code has 120 bits and is stored as a hash only. A person has one sheet at most: a new one replaces
the last. It stays valid after it was used, until it is replaced or revoked.
"""

from sqlalchemy import Connection, delete, insert, select

from ludomots.store import schema
from ludomots.store.codes import hash_of, new_code
from ludomots.store.database import Database

_LENGTH = 24

_rows = schema.recovery_sheets.c


class RecoverySheets:
    """The recovery sheets of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, person: str, now: int) -> str:
        """Return the code of a new sheet of a person; an earlier one is not valid any more."""
        text = new_code(_LENGTH)
        row = {"person": person, "hash": hash_of(text), "at": now}

        def replace(connection: Connection) -> None:
            connection.execute(delete(schema.recovery_sheets).where(_rows.person == person))
            connection.execute(insert(schema.recovery_sheets), row)

        await self._database.write(replace)
        return text

    async def made_at(self, person: str) -> int | None:
        """Return when a person made their sheet, ``None`` if they have none."""
        query = select(_rows.at).where(_rows.person == person)
        return await self._database.read(lambda one: one.scalar(query))

    async def revoke(self, person: str) -> None:
        """Make the sheet of a person invalid."""
        this = delete(schema.recovery_sheets).where(_rows.person == person)
        await self._database.write(lambda one: one.execute(this))

    async def person_of(self, text: str) -> str | None:
        """Return the person whose code this is, ``None`` if it is nobody's."""
        query = select(_rows.person).where(_rows.hash == hash_of(text))
        return await self._database.read(lambda one: one.scalar(query))
