"""Whom somebody invited to a table. An invitation holds until it is answered, or the table begins
its game or closes; it is forgotten after a month."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from ludomots.server.database import Database
from ludomots.server.live import schema as live_schema
from ludomots.server.together import schema
from ludomots.server.together.friends import is_blocked
from ludomots.tables.pace import DAY

_rows = schema.table_invitations.c
_tables = live_schema.tables.c

_MOST = 20
"""How many invitations a person is shown, the latest ones."""
_KEPT = 30 * DAY


class Invitation(NamedTuple):
    """An invitation to a table: who invites, and when."""

    table_id: str
    by: str
    at: int


class Invitations:
    """The invitations of a database, between persons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invite(self, person: str, table_id: str, by: str, now: int) -> bool:
        """Invite a person, again if they declined, and return whether they are to be told of it.

        Nobody is told twice, nor of somebody whom they blocked; the one who invites sees no
        difference. Somebody who is not blocked takes the place of one who is.
        """

        def invite(connection: Connection) -> bool:
            this = (_rows.person == person) & (_rows.table_id == table_id)
            is_hidden = is_blocked(connection, by=person, who=by)
            before = connection.scalar(select(_rows.state).where(this))
            if before == "waiting" or (before == "hidden" and is_hidden):
                return False
            old = (_rows.by == by) & (_rows.at < now - _KEPT)
            connection.execute(delete(schema.table_invitations).where(this | old))
            state = "hidden" if is_hidden else "waiting"
            row = {"person": person, "table_id": table_id, "by": by, "at": now, "state": state}
            connection.execute(insert(schema.table_invitations), row)
            return not is_hidden

        return await self._database.write(invite)

    async def to(self, person: str) -> list[Invitation]:
        """Return the invitations that a person may still accept, the latest first."""
        query = (
            select(_rows.table_id, _rows.by, _rows.at)
            .join(live_schema.tables, _tables.table_id == _rows.table_id)
            .where(_rows.person == person, _rows.state == "waiting", _tables.status == "open")
            .order_by(_rows.at.desc())
            .limit(_MOST)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Invitation(*row) for row in rows]

    async def is_waiting(self, person: str, table_id: str) -> bool:
        """Return whether a person has an invitation to a table, and has not declined it."""
        this = (_rows.person == person) & (_rows.table_id == table_id)
        query = select(_rows.state).where(this)
        return await self._database.read(lambda one: one.scalar(query)) == "waiting"

    async def at(self, table_id: str) -> dict[str, str]:
        """Return who was invited to a table, and ``waiting`` or ``declined`` for each."""
        query = select(_rows.person, _rows.state).where(_rows.table_id == table_id)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return {person: "waiting" if state == "hidden" else state for person, state in rows}

    async def decline(self, person: str, table_id: str) -> None:
        """Decline an invitation."""
        this = (_rows.person == person) & (_rows.table_id == table_id) & (_rows.state == "waiting")
        change = update(schema.table_invitations).where(this).values(state="declined")
        await self._database.write(lambda one: one.execute(change))
