"""What is stored between people, such as mutes, friendships and blocks."""

from typing import Any

from sqlalchemy import Column, Connection, delete, insert, select, update

from ludomots.store import schema


def is_blocked(connection: Connection, *, by: str, who: str) -> bool:
    """Return whether a person blocked another one."""
    rows = schema.blocks.c
    this = (rows.person == by) & (rows.other == who)
    return connection.scalar(select(rows.other).where(this)) is not None


def take_over(
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


def take_over_rows(
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
