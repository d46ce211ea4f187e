"""The passkeys of people, and the challenges that passkeys are asked to sign, each only once."""

import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.store import schema
from ludomots.store.database import Database

MOST = 20
"""How many passkeys one person may have."""
_CHALLENGE_BYTES = 32
_CHALLENGE_LIVES = 5 * 60 * 1000

_keys = schema.passkeys.c
_asked = schema.challenges.c


class Passkey(NamedTuple):
    """A passkey, its id and public key in base64url. ``transports``: how it can be reached."""

    id: str
    person: str
    public_key: str
    sign_count: int
    transports: str


class Passkeys:
    """The passkeys of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def challenge(self, person: str | None, now: int) -> str:
        """Return a new challenge: to add a passkey to a person, or to log in (no person)."""
        challenge = secrets.token_urlsafe(_CHALLENGE_BYTES)
        row = {"challenge": challenge, "person": person, "expires": now + _CHALLENGE_LIVES}

        def ask(connection: Connection) -> None:
            connection.execute(delete(schema.challenges).where(_asked.expires <= now))
            connection.execute(insert(schema.challenges), row)

        await self._database.write(ask)
        return challenge

    async def spend(self, challenge: str, person: str | None, now: int) -> bool:
        """Use a challenge up: return whether it was given for this purpose and has not expired."""
        spent = delete(schema.challenges).where(
            _asked.challenge == challenge,
            _asked.person.is_(None) if person is None else _asked.person == person,
            _asked.expires > now,
        )
        return bool(await self._database.write(lambda one: one.execute(spent).rowcount))

    async def add(self, passkey: Passkey) -> bool:
        """Store a new passkey; return false if the person has too many, or it is not new."""
        count = select(func.count()).where(_keys.person == passkey.person)

        def add(connection: Connection) -> bool:
            if (connection.scalar(count) or 0) >= MOST:
                return False
            connection.execute(insert(schema.passkeys), passkey._asdict())
            return True

        try:
            return await self._database.write(add)
        except IntegrityError:
            return False

    async def of(self, person: str) -> list[Passkey]:
        """Return the passkeys of a person."""
        query = select(schema.passkeys).where(_keys.person == person).order_by(_keys.id)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Passkey(*row) for row in rows]

    async def find(self, passkey_id: str) -> Passkey | None:
        """Return a passkey."""
        query = select(schema.passkeys).where(_keys.id == passkey_id)
        row = await self._database.read(lambda one: one.execute(query).one_or_none())
        return None if row is None else Passkey(*row)

    async def used(self, passkey_id: str, sign_count: int) -> None:
        """Store how often a passkey has signed; one that counts back was copied."""
        this = update(schema.passkeys).where(_keys.id == passkey_id)
        change = this.values(sign_count=sign_count)
        await self._database.write(lambda one: one.execute(change))
