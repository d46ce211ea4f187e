"""What a feature keeps of a person, stated in one place.

Each folder of the server that stores something about people has a ``PERSONAL_DATA``; ``node.py``
lists all of them. From this list a person gets a copy of their data, a guest who logs in gets it
merged with the data of the person, and a person is erased by it (``people/personal.py``). A column
that may hold an identity and stands in no ``PERSONAL_DATA`` fails ``tests/store/test_mine.py``.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, delete, insert, select, tuple_, update

Merge = Callable[[Connection, str, str], None]
"""Gives what is stored of a guest to the person that the guest has just logged in as."""

Erase = Callable[[Connection, Collection[str]], None]
"""Takes a person, who has one or more identities, out of what is stored."""


class Shown(NamedTuple):
    """Rows that a person gets a copy of, under a name: the column with the identity, and what is
    shown of each row. Erasing deletes the rows, unless a function of its own takes the person out
    of them (``is_deleted``)."""

    name: str
    person: Column[Any]
    columns: Sequence[ColumnElement[Any]]
    is_deleted: bool = True


class Hidden(NamedTuple):
    """Rows that name a person but are not in their copy, and why."""

    person: Column[Any]
    why: str
    is_deleted: bool = True


class PersonalData(NamedTuple):
    """What a feature keeps of a person: every column with an identity, what happens to the rows of
    a guest who logs in, and what erasing does before it deletes rows."""

    export: tuple[Shown | Hidden, ...]
    merge: tuple[Merge, ...] = ()
    erase: tuple[Erase, ...] = ()


def others(person: Column[Any]) -> tuple[ColumnElement[Any], ...]:
    """Return all columns of a table but the one with the identity."""
    return tuple(column for column in person.table.c if column is not person)


def hand_over(*owners: Column[Any]) -> Merge:
    """Return what gives the rows of a guest to the person, in the tables of these columns; where
    both have a row of the same key, the person's stays."""

    def merge(connection: Connection, guest: str, person: str) -> None:
        for owner in owners:
            _hand_over(connection, owner, guest, person)

    return merge


def _hand_over(connection: Connection, owner: Column[Any], guest: str, person: str) -> None:
    table = owner.table
    theirs = owner == guest
    keys = [column for column in table.primary_key if column is not owner]
    if keys:
        same = tuple_(*keys).in_(select(*keys).where(owner == person))
        connection.execute(delete(table).where(theirs, same))
    elif connection.scalar(select(owner).where(owner == person)) is not None:
        connection.execute(delete(table).where(theirs))
    connection.execute(update(table).where(theirs).values({owner: person}))


def hand_over_pairs(one: Column[str], other: Column[str]) -> Merge:
    """Return what gives the rows of a guest to the person in a table of pairs of people, on either
    side. A row that the person has already stays; nobody is paired with themselves."""
    table = one.table

    def merge(connection: Connection, guest: str, person: str) -> None:
        either = one.in_([guest, person]) | other.in_([guest, person])
        found = [dict(row._mapping) for row in connection.execute(select(table).where(either))]
        found.sort(key=lambda row: guest in (row[one.name], row[other.name]))
        new: dict[tuple[str, str], dict[str, Any]] = {}
        for row in found:
            left, right = (
                person if row[side.name] == guest else row[side.name] for side in (one, other)
            )
            if left != right:
                new.setdefault((left, right), {**row, one.name: left, other.name: right})
        connection.execute(delete(table).where(either))
        if new:
            connection.execute(insert(table), list(new.values()))

    return merge


def drop(*owners: Column[Any]) -> Merge:
    """Return what deletes the rows of a guest, in the tables of these columns: somebody else may
    hold what the guest had, or the person is to decide anew."""

    def merge(connection: Connection, guest: str, _person: str) -> None:
        for owner in owners:
            connection.execute(delete(owner.table).where(owner == guest))

    return merge
