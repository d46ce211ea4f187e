"""Tables for operators: find, look at, close, take out of the list."""

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.node import Node
from ludomots.server.operators.acting import Because, Someone, act, page_number, someones
from ludomots.server.operators.context import context_of
from ludomots.server.people import Person
from ludomots.store.operators.finding import find_tables
from ludomots.store.operators.reports import Context
from ludomots.store.operators.tables import change_table
from ludomots.tables.commands import Close, Unlist


class OperatorTable(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A table: its game (empty if its log cannot be read), its status, whether it stands in the
    list, when something last happened there, and who sits there."""

    id: str
    game: str
    status: str
    is_listed: bool
    changed_at: int
    people: tuple[Someone, ...]


@get("/tables")
async def tables(
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    search: FromQuery[str] = "",
    page: FromQuery[int] = 0,
) -> list[OperatorTable]:
    """Return a page of 50 tables, the latest first: all, the one of an id, those of a person's."""
    found = await find_tables(node.database, search.strip()[:64], page_number(page))
    ids = {identity for one in found for identity in one.people}
    known = await someones(node, ids, person.language)
    return [
        OperatorTable(
            id=one.id,
            game=one.game,
            status=one.status,
            is_listed=one.is_listed,
            changed_at=one.changed,
            people=tuple(known[identity] for identity in one.people),
        )
        for one in found
    ]


@get("/tables/{table_id:str}")
async def table(table_id: FromPath[str], node: NamedDependency[Node]) -> Context:
    """Return who sits at a table under which name, and the last chat messages there."""
    return await context_of(node, await node.tables.load(table_id))


@post("/tables/{table_id:str}/close", status_code=204)
async def close(
    table_id: FromPath[str],
    data: JSONBody[Because],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """End a table: nobody wins, and nothing is rated."""
    this = act(node, person, "table-closed", table_id, data.reason)
    await change_table(node.database, node.execute, this, Close())


@post("/tables/{table_id:str}/unlist", status_code=204)
async def unlist(
    table_id: FromPath[str],
    data: JSONBody[Because],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Take a table out of the list. Those who have its link still find it."""
    this = act(node, person, "table-unlisted", table_id, data.reason)
    await change_table(node.database, node.execute, this, Unlist())
