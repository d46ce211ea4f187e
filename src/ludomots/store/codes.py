"""Codes with which a person logs in once on another device.

A code has 80 bits, lives for ten minutes and is stored as a hash only. A person has one at most:
a new one replaces the last.
"""

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ludomots.store import schema
from ludomots.store.database import Database

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O and U: nothing to confuse when it is copied by hand."""
_ALIKE = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None, "\u00a0": None})
_LENGTH = 16
_LIVES = 10 * 60 * 1000

_rows = schema.codes.c


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
        old = (_rows.person == person) | (_rows.expires <= now)

        def replace(connection: Connection) -> None:
            connection.execute(delete(schema.codes).where(old))
            connection.execute(insert(schema.codes), row)

        await self._database.write(replace)
        return Code(text, expires)

    async def spend(self, text: str, now: int) -> str | None:
        """Use a code up and return its person, ``None`` if it is wrong, expired or already used."""
        this = (_rows.hash == hash_of(text)) & (_rows.expires > now)

        def spend(connection: Connection) -> str | None:
            person: str | None = connection.scalar(select(_rows.person).where(this))
            gone = connection.execute(delete(schema.codes).where(this))
            return person if gone.rowcount else None

        return await self._database.write(spend)


def new_code(length: int = _LENGTH) -> str:
    """Return a new code as it is shown, in groups of four letters; each letter has 5 bits."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(length))
    return "-".join(letters[at : at + 4] for at in range(0, length, 4))


def hash_of(text: str) -> str:
    """Return the hash of a code, however it was copied by hand."""
    return hashlib.sha256(text.upper().translate(_ALIKE).encode()).hexdigest()
