"""The passkeys of people, and the challenges that passkeys are asked to sign, each only once."""

import secrets
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
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
        """Return something new to sign: to add a passkey to a person, or to log in (no person)."""
        challenge = secrets.token_urlsafe(_CHALLENGE_BYTES)
        row = {"challenge": challenge, "person": person, "expires": now + _CHALLENGE_LIVES}
        async with self._database.engine.begin() as connection:
            await connection.execute(delete(schema.challenges).where(_asked.expires <= now))
            await connection.execute(insert(schema.challenges), row)
        return challenge

    async def spend(self, challenge: str, person: str | None, now: int) -> bool:
        """Return whether this was asked to be signed, for that, and not long ago; never twice."""
        spent = delete(schema.challenges).where(
            _asked.challenge == challenge,
            _asked.person.is_(None) if person is None else _asked.person == person,
            _asked.expires > now,
        )
        async with self._database.engine.begin() as connection:
            return bool((await connection.execute(spent)).rowcount)

    async def add(self, passkey: Passkey) -> bool:
        """Store a new passkey; return whether there was room for it and it was nobody's."""
        count = select(func.count()).where(_keys.person == passkey.person)
        try:
            async with self._database.engine.begin() as connection:
                if (await connection.scalar(count) or 0) >= MOST:
                    return False
                await connection.execute(insert(schema.passkeys), passkey._asdict())
        except IntegrityError:
            return False
        return True

    async def of(self, person: str) -> list[Passkey]:
        """Return the passkeys of a person."""
        query = select(schema.passkeys).where(_keys.person == person).order_by(_keys.id)
        async with self._database.engine.connect() as connection:
            return [Passkey(*row) for row in await connection.execute(query)]

    async def find(self, passkey_id: str) -> Passkey | None:
        """Return a passkey."""
        query = select(schema.passkeys).where(_keys.id == passkey_id)
        async with self._database.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Passkey(*row)

    async def used(self, passkey_id: str, sign_count: int) -> None:
        """Store how often a passkey has signed; one that counts back was copied."""
        change = update(schema.passkeys).where(_keys.id == passkey_id)
        async with self._database.engine.begin() as connection:
            await connection.execute(change.values(sign_count=sign_count))
