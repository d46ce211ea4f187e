"""The audit log: what operators did. An act is stored together with the line that tells it."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.store import schema
from ludomots.store.database import Database

Value = TypeVar("Value")

COMMAND_LINE = "command line"
"""Who acts where nobody is logged in."""
ERASED = "erased"
"""Stands for a person who was erased."""
OF_TABLES = frozenset({"table-closed", "table-unlisted"})
"""The acts that change a table, whose id is the target."""
PAGE = 50

_TRIES = 20
_rows = schema.audit.c
_LAST = select(func.max(_rows.number))


class NothingThere(LookupError):
    """What an operator wants to change does not exist."""


class Act(NamedTuple):
    """What an operator does: who, when (in milliseconds), what, to whom or to what, and why."""

    by: str
    at: int
    action: str
    target: str = ""
    reason: str = ""


class AuditLine(NamedTuple):
    """A line of the log; lines are numbered from 0 without a gap."""

    number: int
    at: int
    by: str
    action: str
    target: str
    reason: str


async def carry_out(database: Database, act: Act, work: Callable[[Connection], Value]) -> Value:
    """Call ``work`` and write the act down in the same transaction; return what ``work`` returns.

    Another node may take the number of the line first: then both are done again.
    """

    def both(connection: Connection) -> Value:
        done = work(connection)
        last = connection.scalar(_LAST)
        row = {"number": 0 if last is None else last + 1, **act._asdict()}
        connection.execute(insert(schema.audit), row)
        return done

    for _ in range(_TRIES):
        try:
            return await database.write(both)
        except IntegrityError:
            continue
    return await database.write(both)


async def note(database: Database, act: Act) -> None:
    """Write down an act that is carried out elsewhere, in the log of a table."""
    await carry_out(database, act, lambda _: None)


async def audit_lines(database: Database, page: int = 0) -> list[AuditLine]:
    """Return a page of the log, the latest line first."""
    query = select(*_rows).order_by(_rows.number.desc()).limit(PAGE).offset(page * PAGE)
    rows = await database.read(lambda one: one.execute(query).all())
    return [AuditLine(*row) for row in rows]


async def lines_since(database: Database, number: int) -> list[AuditLine]:
    """Return the lines from a number on, the first one first."""
    query = select(*_rows).where(_rows.number >= number).order_by(_rows.number)
    rows = await database.read(lambda one: one.execute(query).all())
    return [AuditLine(*row) for row in rows]


async def length(database: Database) -> int:
    """Return how many lines there are: it grows with everything that operators change."""
    last: int | None = await database.read(lambda one: one.scalar(_LAST))
    return 0 if last is None else last + 1


def forget(connection: Connection, identities: tuple[str, ...]) -> None:
    """Take a person out of the log. What was done stays, without words that could be theirs."""
    for column in (_rows.by, _rows.target):
        mine = update(schema.audit).where(column.in_(identities))
        connection.execute(mine.values({column: ERASED, _rows.reason: ""}))
