"""Ids that nobody can guess."""

import secrets
from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.server import metadata
from ludomots.server.database import Database

_BYTES = 12
_HYPHEN = "-"


def unguessable_id() -> str:
    """Return a new id of letters, digits, hyphens and underscores.

    It does not begin with a hyphen: a command would take it for an option.
    """
    while (found := secrets.token_urlsafe(_BYTES)).startswith(_HYPHEN):
        pass
    return found


async def setting(database: Database, name: str, make: Callable[[], str]) -> str:
    """Return a setting, made by ``make`` if there is none yet."""
    settings = metadata.settings
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
