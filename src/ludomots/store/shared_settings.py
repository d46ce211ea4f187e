"""What all nodes of a database must agree on. The first node that asks for it makes it."""

from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.store import schema
from ludomots.store.database import Database


async def setting(database: Database, name: str, make: Callable[[], str]) -> str:
    """Return a setting, made by ``make`` if there is none yet."""
    settings = schema.settings
    query = select(settings.c.value).where(settings.c.name == name)
    value: str | None = await database.read(lambda one: one.scalar(query))
    if value is not None:
        return value
    made = make()
    new = insert(settings).values(name=name, value=made)
    try:
        await database.write(lambda one: one.execute(new))
    except IntegrityError:
        return await setting(database, name, make)
    return made
