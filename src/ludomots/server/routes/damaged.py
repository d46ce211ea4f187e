"""The tables of a person that cannot be opened any more, and why."""

from typing import Any

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency

from ludomots.server.language import language_of
from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import problem_of
from ludomots.server.routes.tables import MY_LATEST
from ludomots.store import NoTable
from ludomots.tables import BadLog
from ludomots.tables.events import Opened
from ludomots.texts import texts


class DamagedTable(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A table at which I sit and that cannot be opened: why, as a code and in words; its game, if
    at least that can be read; and when it was opened."""

    id: str
    code: str
    detail: str
    kind: str | None
    opened_at: int | None


@get("/api/me/damaged", tags=["tables"])
async def my_damaged_tables(
    request: Request[Any, Any, Any], person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[DamagedTable]:
    """Return those of my latest tables that cannot be opened; ``/api/me/tables`` has the others."""
    say = texts(language_of(request))
    found = []
    for table_id in await node.log.tables_of(person.identities, MY_LATEST):
        try:
            await node.tables.cached(table_id)
        except NoTable:
            continue
        except BadLog as bad:
            problem = problem_of(bad, say)
            first = await node.log.first_entry(table_id)
            event = None if first is None else first.event
            found.append(
                DamagedTable(
                    id=table_id,
                    code=problem.code,
                    detail=problem.detail,
                    kind=event.game if isinstance(event, Opened) else None,
                    opened_at=None if first is None else first.at,
                )
            )
    return found
