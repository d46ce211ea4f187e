"""Who the operators are. One is invited on the server's machine, by a code that works once."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, insert, select

from ludomots.store import schema
from ludomots.store.codes import Code, hash_of, new_code
from ludomots.store.database import Database
from ludomots.store.operators.audit import Act, NothingThere, carry_out

_LIVES = 24 * 3600 * 1000
"""How long an invitation can be used, in milliseconds."""

_rows, _invited = schema.operators.c, schema.invitations.c


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
        known = exists().where(_rows.person == person)

        def accept(connection: Connection) -> None:
            if not connection.execute(delete(schema.invitations).where(this)).rowcount:
                raise NothingThere(text)
            if not connection.scalar(select(known)):
                connection.execute(insert(schema.operators), {"person": person, "since": now})

        await carry_out(self._database, Act(person, now, "operator-added", person), accept)

    async def remove(self, act: Act) -> None:
        """Let the person of an act be an operator no more, or raise ``NothingThere``."""
        this = delete(schema.operators).where(_rows.person == act.target)

        def remove(connection: Connection) -> None:
            if not connection.execute(this).rowcount:
                raise NothingThere(act.target)

        await carry_out(self._database, act, remove)

    async def all(self) -> list[Operator]:
        """Return the operators, the first one first."""
        query = select(*_rows).order_by(_rows.since, _rows.person)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Operator(*row) for row in rows]

    async def has(self, identities: Collection[str]) -> bool:
        """Return whether one of these identities of a person is an operator."""
        query = select(exists().where(_rows.person.in_(identities)))
        return bool(await self._database.read(lambda one: one.scalar(query)))
