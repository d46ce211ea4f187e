"""People for operators: find them, give them another name."""

from typing import Annotated

import msgspec
from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.node import Node
from ludomots.server.operators.acting import (
    Because,
    Reason,
    Someone,
    Until,
    act,
    check_end,
    context_of,
    page_number,
    someones,
)
from ludomots.server.operators.decisions import OperatorSanction, shown_sanctions
from ludomots.server.operators.finding import change_table, find_people, find_tables, rename_person
from ludomots.server.operators.reports import Context
from ludomots.server.operators.sanctions import Sanctions
from ludomots.server.people.person import Person, check_name
from ludomots.tables.commands import Close, Unlist


class OperatorPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A person: the name as it is shown now, whether there is a passkey (``kept``), at how many
    tables the person sits or sat, and what holds for the person."""

    id: str
    name: str
    kept: bool
    tables: int
    sanctions: tuple[OperatorSanction, ...]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name that an operator gives somebody, until when they must keep it, and why."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    until: Until
    reason: Reason


@get("/people")
async def people(
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    search: FromQuery[str],
    page: FromQuery[int] = 0,
) -> list[OperatorPerson]:
    """Return a page of 50 people: by an id, by the id of their table, by a part of their name."""
    found = await find_people(node.database, search.strip()[:64], page_number(page))
    known = await someones(node, {one.id for one in found}, person.language)
    held = await Sanctions(node.database).of([one.id for one in found], node.now())
    shown = await shown_sanctions(node, held, person.language)
    return [
        OperatorPerson(
            id=one.id,
            name=known[one.id].name,
            kept=one.kept,
            tables=one.tables,
            sanctions=tuple(held for held in shown if held.person and held.person.id == one.id),
        )
        for one in found
    ]


@put("/people/{person_id:str}/name", status_code=204)
async def rename(
    person_id: FromPath[str],
    data: JSONBody[NewName],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Give a person another name. They have it at every table from now on, and cannot choose one
    themselves for a while; at tables where they already sit the old name stays."""
    name = data.name.strip()
    check_name(name)
    check_end(node, data.until)
    this = act(node, person, "renamed", person_id, data.reason)
    await rename_person(node.database, this, name, data.until)
    await node.moderation.decided()


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
