"""What is stored between people, such as mutes, friendships and blocks."""

from collections.abc import Collection
from contextlib import suppress
from typing import Any

from sqlalchemy import Column, Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.server import schema
from ludomots.server.database import Database


def is_blocked(connection: Connection, *, by: str, who: str) -> bool:
    """Return whether a person blocked another one."""
    rows = schema.blocks.c
    this = (rows.person == by) & (rows.other == who)
    return connection.scalar(select(rows.other).where(this)) is not None


def merge_pairs(
    connection: Connection, one: Column[str], other: Column[str], guest: str, person: str
) -> None:
    """Give the rows of a guest to the person that the guest logged in as, on whichever side of the
    pair the guest stands. A row that the person has already stays; nobody is paired with
    themselves."""
    table = one.table
    either = one.in_([guest, person]) | other.in_([guest, person])
    found = [dict(row._mapping) for row in connection.execute(select(table).where(either))]
    found.sort(key=lambda row: guest in (row[one.name], row[other.name]))
    new: dict[tuple[str, str], dict[str, Any]] = {}
    for row in found:
        pair = (_now(row[one.name], guest, person), _now(row[other.name], guest, person))
        if pair[0] != pair[1]:
            new.setdefault(pair, {**row, one.name: pair[0], other.name: pair[1]})
    connection.execute(delete(table).where(either))
    if new:
        connection.execute(insert(table), list(new.values()))


def merge_rows(
    connection: Connection, owner: Column[str], key: Column[str], guest: str, person: str
) -> None:
    """Give rows that belong to one person each (``owner``) to the person that a guest logged in as;
    where the person has a row with the same key already, that one stays."""
    table = owner.table
    keys = connection.scalars(select(key).where(owner == person)).all()
    connection.execute(delete(table).where(owner == guest, key.in_(keys)))
    connection.execute(update(table).where(owner == guest).values({owner.name: person}))


def _now(who: str, guest: str, person: str) -> str:
    return person if who == guest else who


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


def merge_mutes(connection: Connection, guest: str, person: str) -> None:
    """Give the mutes by and of a guest to the person that the guest logged in as."""
    merge_pairs(connection, _rows.person, _rows.muted, guest, person)


def _persons(connection: Connection, identities: Collection[str]) -> dict[str, str]:
    """Return the persons that guests logged in as, by guest."""
    rows = connection.execute(_PERSONS, {"guests": list(identities)})
    return {row.guest: row.person for row in rows}
