"""People for operators: find them, give them another name."""

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.node import Node
from ludomots.server.operators.acting import Reason, Until, act, check_end, page_number, someones
from ludomots.server.operators.decisions import OperatorSanction, shown_sanctions
from ludomots.server.people import Person
from ludomots.server.people.reserved import check_name
from ludomots.store.operators.finding import find_people
from ludomots.store.operators.people import rename_person
from ludomots.store.operators.sanctions import Sanctions


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
