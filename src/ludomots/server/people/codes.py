"""Codes with which a person logs in once on another device.

A code has 80 bits, lives for ten minutes and is stored as a hash only. A person has one at most:
a new one replaces the last.
"""

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ludomots.server.database import Database
from ludomots.server.people import schema

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O and U: nothing to confuse when it is copied by hand."""
_ALIKE = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None, "\u00a0": None})
_CODE_LENGTH = 16
_LIVES = 10 * 60 * 1000

_codes = schema.codes.c


class Code(NamedTuple):
    """A code as it is shown, and when it expires."""

    text: str
    expires: int


class Codes:
    """The codes of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, person: str, now: int) -> Code:
        """Return a new code of a person."""
        text = new_code()
        expires = now + _LIVES
        row = {"person": person, "hash": hash_of(text), "expires": expires}
        old = (_codes.person == person) | (_codes.expires <= now)

        def replace(connection: Connection) -> None:
            connection.execute(delete(schema.codes).where(old))
            connection.execute(insert(schema.codes), row)

        await self._database.write(replace)
        return Code(text, expires)

    async def spend(self, text: str, now: int) -> str | None:
        """Use a code up and return its person, ``None`` if it is wrong, expired or already used."""
        this = (_codes.hash == hash_of(text)) & (_codes.expires > now)

        def spend(connection: Connection) -> str | None:
            person: str | None = connection.scalar(select(_codes.person).where(this))
            gone = connection.execute(delete(schema.codes).where(this))
            return person if gone.rowcount else None

        return await self._database.write(spend)


def new_code(length: int = _CODE_LENGTH) -> str:
    """Return a new code as it is shown, in groups of four letters; each letter has 5 bits."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(length))
    return "-".join(letters[at : at + 4] for at in range(0, length, 4))


def hash_of(text: str) -> str:
    """Return the hash of a code, however it was copied by hand."""
    return hashlib.sha256(text.upper().translate(_ALIKE).encode()).hexdigest()


_SHEET_LENGTH = 24

_sheets = schema.recovery_sheets.c


class RecoverySheets:
    """The recovery sheets of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, person: str, now: int) -> str:
        """Return the code of a new sheet of a person; an earlier one is not valid any more."""
        text = new_code(_SHEET_LENGTH)
        row = {"person": person, "hash": hash_of(text), "at": now}

        def replace(connection: Connection) -> None:
            connection.execute(delete(schema.recovery_sheets).where(_sheets.person == person))
            connection.execute(insert(schema.recovery_sheets), row)

        await self._database.write(replace)
        return text

    async def made_at(self, person: str) -> int | None:
        """Return when a person made their sheet, ``None`` if they have none."""
        query = select(_sheets.at).where(_sheets.person == person)
        return await self._database.read(lambda one: one.scalar(query))

    async def revoke(self, person: str) -> None:
        """Make the sheet of a person invalid."""
        this = delete(schema.recovery_sheets).where(_sheets.person == person)
        await self._database.write(lambda one: one.execute(this))

    async def person_of(self, text: str) -> str | None:
        """Return the person whose code this is, ``None`` if it is nobody's."""
        query = select(_sheets.person).where(_sheets.hash == hash_of(text))
        return await self._database.read(lambda one: one.scalar(query))
