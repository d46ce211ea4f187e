"""What visitors may ask about themselves."""

from typing import Annotated

import msgspec
from litestar import Router, get, patch
from litestar import delete as delete_route
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludomots.server.node import Node
from ludomots.server.people.person import (
    Person,
    become,
    browser_in,
    forget,
    named,
    people_of,
)
from ludomots.server.people.reserved import check_name
from ludomots.server.problems import AnyRequest
from ludomots.store.erase import erase
from ludomots.store.people import Known
from ludomots.tables.looks import Look
from ludomots.texts import texts


class Me(msgspec.Struct, frozen=True, rename="camel"):
    """What a visitor may know about their own identity: ``has_name`` if they chose the name,
    ``kept`` if there is a passkey."""

    id: str
    name: str
    has_name: bool
    look: Look
    kept: bool
    language: str


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one wants to be called, 1 to 32 printable characters, and to look like; what is left out
    stays as it is."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=32)] | None = None
    look: Look | None = None


@get("/me", tags=["people"])
async def me(
    request: AnyRequest, person: NamedDependency[Person], node: NamedDependency[Node]
) -> Me:
    """Who am I? Somebody new is a guest at once; the cookies are renewed."""
    renewed = person.session._replace(renewed=node.now())
    become(request, await people_of(request).key(), renewed)
    await node.sessions.note(person, browser_in(request))
    return me_of(person)


@patch("/me", tags=["people"])
async def change_me(
    request: AnyRequest,
    data: JSONBody[Profile],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> Me:
    """Choose a name, a look, or both: they hold at all tables at which I sit down from now on."""
    people = people_of(request)
    if data.name is not None:
        name = data.name.strip()
        check_name(name)
        node.moderation.check_name(person, name)
        await people.rename(person.id, name)
    if data.look is not None:
        await people.choose_look(person.id, data.look)
    await node.sessions.keep(person.session, browser_in(request))
    return me_of(named(await people.find(person.id), person.language, person.session))


@delete_route("/me", tags=["people"], opt={"cost": 50, "for_banned": True})
async def erase_me(
    request: AnyRequest, person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Erase all that is known of me. I leave my games; in those played I have a neutral name."""
    known = Known(person.id, person.name, person.kept, person.guests)
    name = texts(person.language)("person-erased")
    await erase(node.database, node.execute, known, name, node.now())
    await node.sessions.tell()
    forget(request)


def me_of(person: Person) -> Me:
    """Return what a person may know about their own identity."""
    return Me(
        id=person.id,
        name=person.name,
        has_name=person.has_name,
        look=person.look,
        kept=person.kept,
        language=person.language,
    )


me_routes = Router("/api", route_handlers=[me, change_me, erase_me])
