"""Giving a person another name."""

from sqlalchemy import Connection, delete, insert, select

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.operators.audit import Act, carry_out
from ludomots.store.operators.sanctions import impose, new_sanction


async def rename_person(database: Database, act: Act, name: str, until: int) -> None:
    """Give the person of an act a name, and let them choose none until some time."""

    def rename(connection: Connection) -> None:
        logged_in = select(schema.merged.c.person).where(schema.merged.c.guest == act.target)
        person = connection.scalar(logged_in) or act.target
        connection.execute(delete(schema.people).where(schema.people.c.id == person))
        connection.execute(insert(schema.people), {"id": person, "name": name})
        impose(connection, new_sanction(act, "name", until, person=person))

    await carry_out(database, act, rename)
