"""What visitors may ask about themselves."""

from typing import Annotated

import msgspec
from litestar import Request, Router, delete, get, patch
from litestar.datastructures import State
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
from ludomots.store.erase import erase
from ludomots.store.people import Known
from ludomots.texts import texts

AnyRequest = Request[object, object, State]


class Me(msgspec.Struct, frozen=True, rename="camel"):
    """What a visitor may know about their own identity; ``kept`` if there is a passkey."""

    id: str
    name: str
    kept: bool
    language: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name for oneself: 1 to 32 printable characters."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


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
async def rename(
    request: AnyRequest,
    data: JSONBody[Rename],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> Me:
    """Choose a name."""
    name = data.name.strip()
    check_name(name)
    node.moderation.check_name(person, name)
    await people_of(request).rename(person.id, name)
    await node.sessions.keep(person.session, browser_in(request))
    known = Known(person.id, name, person.kept, person.guests)
    return me_of(named(known, person.language, person.session))


@delete("/me", tags=["people"], opt={"cost": 50, "for_banned": True})
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
    return Me(person.id, person.name, person.kept, person.language)


me_routes = Router("/api", route_handlers=[me, rename, erase_me])
