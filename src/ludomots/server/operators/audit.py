"""The audit log: what operators did. An act is stored together with the line that tells it."""

from collections.abc import Callable, Collection
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.operators import schema
from ludomots.server.people.codes import Code, hash_of, new_code

Value = TypeVar("Value")

COMMAND_LINE = "command line"
"""Who acts where nobody is logged in."""
ERASED = "erased"
"""Stands for a person who was erased."""
OF_TABLES = frozenset({"table-closed", "table-unlisted"})
"""The acts that change a table, whose id is the target."""
PAGE = 50

_TRIES = 20
_audit_log = schema.audit.c
_LAST = select(func.max(_audit_log.number))


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
    query = select(*_audit_log).order_by(_audit_log.number.desc()).limit(PAGE).offset(page * PAGE)
    rows = await database.read(lambda one: one.execute(query).all())
    return [AuditLine(*row) for row in rows]


async def lines_since(database: Database, number: int) -> list[AuditLine]:
    """Return the lines from a number on, the first one first."""
    query = select(*_audit_log).where(_audit_log.number >= number).order_by(_audit_log.number)
    rows = await database.read(lambda one: one.execute(query).all())
    return [AuditLine(*row) for row in rows]


async def length(database: Database) -> int:
    """Return how many lines there are: it grows with everything that operators change."""
    last: int | None = await database.read(lambda one: one.scalar(_LAST))
    return 0 if last is None else last + 1


def forget(connection: Connection, identities: Collection[str]) -> None:
    """Take a person out of the log. What was done stays, without words that could be theirs."""
    for column in (_audit_log.by, _audit_log.target):
        mine = update(schema.audit).where(column.in_(identities))
        connection.execute(mine.values({column: ERASED, _audit_log.reason: ""}))


_LIVES = 24 * 3600 * 1000
"""How long an invitation can be used, in milliseconds."""

_operators, _invited = schema.operators.c, schema.invitations.c


class Operator(NamedTuple):
    """An operator, and since when."""

    person: str
    since: int


class Operators:
    """The operators of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invite(self, by: str, now: int) -> Code:
        """Return a code that makes one person an operator."""
        code = Code(new_code(), now + _LIVES)
        row = {"hash": hash_of(code.text), "expires": code.expires}

        def invite(connection: Connection) -> Code:
            connection.execute(delete(schema.invitations).where(_invited.expires <= now))
            connection.execute(insert(schema.invitations), row)
            return code

        return await carry_out(self._database, Act(by, now, "operator-invited"), invite)

    async def accept(self, text: str, person: str, now: int) -> None:
        """Make a person an operator by a code, or raise ``NothingThere`` if it is not valid."""
        this = (_invited.hash == hash_of(text)) & (_invited.expires > now)
        known = exists().where(_operators.person == person)

        def accept(connection: Connection) -> None:
            if not connection.execute(delete(schema.invitations).where(this)).rowcount:
                raise NothingThere(text)
            if not connection.scalar(select(known)):
                connection.execute(insert(schema.operators), {"person": person, "since": now})

        await carry_out(self._database, Act(person, now, "operator-added", person), accept)

    async def remove(self, act: Act) -> None:
        """Let the person of an act be an operator no more, or raise ``NothingThere``."""
        this = delete(schema.operators).where(_operators.person == act.target)

        def remove(connection: Connection) -> None:
            if not connection.execute(this).rowcount:
                raise NothingThere(act.target)

        await carry_out(self._database, act, remove)

    async def all(self) -> list[Operator]:
        """Return the operators, the first one first."""
        query = select(*_operators).order_by(_operators.since, _operators.person)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Operator(*row) for row in rows]

    async def has(self, identities: Collection[str]) -> bool:
        """Return whether one of these identities of a person is an operator."""
        query = select(exists().where(_operators.person.in_(identities)))
        return bool(await self._database.read(lambda one: one.scalar(query)))
