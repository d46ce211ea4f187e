"""What a visitor may ask about himself."""

from typing import Annotated

import msgspec
from litestar import Request, Router, get, patch
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludomots.server.people.person import Person, become, named
from ludomots.store.people import Known, People
from ludomots.tables import Refused
from ludomots.tables.decide import is_name

AnyRequest = Request[object, object, State]


class Me(msgspec.Struct, frozen=True, rename="camel"):
    """The visitor as he is told about himself; ``kept`` if he has a passkey."""

    id: str
    name: str
    kept: bool
    language: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name for oneself: 1 to 32 printable characters."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


@get("/api/me", tags=["people"])
async def me(request: AnyRequest, person: NamedDependency[Person], state: State) -> Me:
    """Who am I? Somebody new is a guest at once."""
    people: People = state.people
    become(request, await people.key(), person.id)
    return _me(person)


@patch("/api/me", tags=["people"])
async def rename(data: JSONBody[Rename], person: NamedDependency[Person], state: State) -> Me:
    """Choose a name."""
    name = data.name.strip()
    if not is_name(name):
        raise Refused("name")
    people: People = state.people
    await people.rename(person.id, name)
    return _me(named(Known(person.id, name, person.kept, person.guests), person.language))


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.kept, person.language)


identity_routes = Router("/", route_handlers=[me, rename])
