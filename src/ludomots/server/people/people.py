"""The people: the name and the look each one chose, and the guest identities they had before they
logged in."""

import base64
import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    bindparam,
    case,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.ids import setting, unguessable_id
from ludomots.server.people import schema
from ludomots.server.personal_data import PersonalData
from ludomots.tables.looks import Look, look_made_from
from ludomots.tables.played import BOT

_KEY = "key"
_KEY_BYTES = 32

_FACTS = select(
    select(schema.people.c.name).where(schema.people.c.id == bindparam("person")).scalar_subquery(),
    exists().where(schema.passkeys.c.person == bindparam("person")),
)
_LOOK = select(schema.looks.c.face, schema.looks.c.colour).where(
    schema.looks.c.person == bindparam("person")
)
_GUESTS = (
    select(schema.merged.c.guest)
    .where(schema.merged.c.person == bindparam("person"))
    .order_by(schema.merged.c.guest)
)


class Known(NamedTuple):
    """What is stored of a person: the name, if one was chosen, whether there is a passkey, the
    guest identities of earlier visits, which may hold seats, and the look, if one was chosen."""

    id: str
    name: str | None
    kept: bool
    guests: tuple[str, ...]
    look: Look | None = None


def new_id() -> str:
    """Return the identity of somebody new."""
    return unguessable_id()


def _new_key() -> str:
    return base64.b64encode(secrets.token_bytes(_KEY_BYTES)).decode()


class People:
    """The people of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key: bytes | None = None

    async def key(self) -> bytes:
        """Return the secret that signs cookies, the same for all nodes; the first one makes it."""
        if self._key is None:
            self._key = base64.b64decode(await setting(self._database, _KEY, _new_key))
        return self._key

    async def find(self, person: str) -> Known:
        """Return what is known of a person; a guest need not be stored at all."""

        def found(connection: Connection) -> Known:
            name, kept = connection.execute(_FACTS, {"person": person}).one()
            guests = connection.scalars(_GUESTS, {"person": person}).all()
            chosen = connection.execute(_LOOK, {"person": person}).one_or_none()
            look = None if chosen is None else Look(*chosen)
            return Known(person, name, bool(kept), tuple(guests), look)

        return await self._database.read(found)

    async def names(self, identities: Collection[str]) -> dict[str, str]:
        """Return the names that some people chose."""
        people = schema.people.c
        query = select(people.id, people.name).where(people.id.in_(identities))
        rows = await self._database.read(lambda one: one.execute(query).all())
        return {row.id: row.name for row in rows}

    async def rename(self, person: str, name: str) -> None:
        """Store the name that a person chose."""
        people = schema.people
        change = update(people).where(people.c.id == person).values(name=name)
        if await self._database.write(lambda one: one.execute(change).rowcount):
            return
        new = insert(people).values(id=person, name=name)
        try:
            await self._database.write(lambda one: one.execute(new))
        except IntegrityError:
            await self.rename(person, name)

    async def looks(self, identities: Collection[str]) -> dict[str, Look]:
        """Return what some people look like; who chose nothing has the look of their identity."""
        rows = schema.looks.c
        query = select(rows.person, rows.face, rows.colour).where(rows.person.in_(identities))
        found = await self._database.read(lambda one: one.execute(query).all())
        made = {one: look_made_from(one) for one in identities}
        return made | {row.person: Look(row.face, row.colour) for row in found}

    async def choose_look(self, person: str, look: Look) -> None:
        """Store the look that a person chose."""
        looks = schema.looks
        row = {"person": person, "face": look.face, "colour": look.colour}

        def choose(connection: Connection) -> None:
            connection.execute(delete(looks).where(looks.c.person == person))
            connection.execute(insert(looks), row)

        try:
            await self._database.write(choose)
        except IntegrityError:  # it was chosen twice at once
            await self._database.write(choose)

    async def merge(self, guest: str, person: str, personal_data: Sequence[PersonalData]) -> None:
        """Give what is stored of a guest to the person that the guest logged in as.

        Logs are not changed: the person holds the guest's seats under the identity of the guest.
        """

        def merge(connection: Connection) -> None:
            for feature in personal_data:
                for take_over in feature.merge:
                    take_over(connection, guest, person)

        with suppress(IntegrityError):  # it was asked twice at once, and is done
            await self._database.write(merge)


def merge_guests(connection: Connection, guest: str, person: str) -> None:
    """Store that a guest, and each guest they were before, is a person."""
    merged = schema.merged
    connection.execute(update(merged).where(merged.c.person == guest).values(person=person))
    connection.execute(delete(merged).where(merged.c.guest.in_([guest, person])))
    connection.execute(insert(merged), {"guest": guest, "person": person})


def name_of(person: Column[Any]) -> ColumnElement[Any]:
    """Return the name that another person chose, or the level of a computer player: in a copy of
    somebody's data nobody is given the identity of somebody else."""
    people = schema.people.alias()
    name = select(people.c.name).where(people.c.id == person).scalar_subquery()
    return case((person.startswith(BOT), person), else_=name).label(person.name)
