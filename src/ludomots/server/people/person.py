"""The person who sends a request, over HTTP or a socket."""

import hashlib
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Scope

from ludomots.server.language import language_of
from ludomots.server.people import cookie
from ludomots.store.people import Known, People, new_id
from ludomots.tables import Table
from ludomots.texts import texts

Connection = ASGIConnection[Any, Any, Any, Any]

_PERSON, _COOKIES = "person", "new_cookies"


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A visitor. ``kept`` if there is a passkey; ``guests`` are earlier identities."""

    id: str
    name: str
    language: str
    kept: bool = False
    guests: tuple[str, ...] = ()

    @property
    def identities(self) -> tuple[str, ...]:
        """The identities under which this person may hold seats."""
        return (self.id, *self.guests)

    def at(self, table: Table) -> str:
        """Return the identity of this person at a table: the one that has a seat there, or that the
        owner removed."""
        if self.id in table.people:
            return self.id
        known = {*table.people, *table.removed}
        return next((one for one in self.guests if one in known), self.id)


async def person_of(connection: Connection) -> Person:
    """Return who sends a request; a new visitor becomes a guest, whose cookie the answer sets."""
    state = connection.scope["state"]
    known: Person | None = state.get(_PERSON)
    if known is not None:
        return known
    people = people_of(connection)
    key = await people.key()
    identity = cookie.read(key, connection.cookies.get(cookie.NAME))
    if identity is None:
        identity = new_id()
        become(connection, key, identity)
        found = Known(identity, None, kept=False, guests=())
    else:
        found = await people.find(identity)
    if connection.client is not None:
        for one in (identity, *found.guests):
            connection.app.state.node.addresses.note(one, connection.client.host)
    state[_PERSON] = person = named(found, language_of(connection))
    return person


def people_of(connection: Connection) -> People:
    """Return the people of the site."""
    people: People = connection.app.state.people
    return people


async def the_person(scope: Scope) -> Person:
    """The dependency ``person`` of handlers."""
    return await person_of(ASGIConnection(scope))


def named(known: Known, language: str) -> Person:
    """Return a person with the name that was chosen, or with a name for guests."""
    number = int.from_bytes(hashlib.sha256(known.id.encode()).digest()[:4], "big") % 9000 + 1000
    name = known.name or texts(language)("person-guest", number=str(number))
    return Person(id=known.id, name=name, language=language, kept=known.kept, guests=known.guests)


def become(connection: Connection, key: bytes, identity: str) -> None:
    """Let the answer set the cookie of an identity: from now on the visitor has it."""
    connection.scope["state"].pop(_PERSON, None)
    answer_with(connection, cookie.header(key, identity))


def forget(connection: Connection) -> None:
    """Let the answer delete the cookie; the next visit is somebody new."""
    connection.scope["state"].pop(_PERSON, None)
    answer_with(connection, cookie.header_that_forgets())


def answer_with(connection: Connection, header: bytes) -> None:
    """Let the answer set a cookie, the last one of each name."""
    cookies = connection.scope["state"].setdefault(_COOKIES, {})
    cookies[header.partition(b"=")[0]] = header


def new_cookies(scope: Scope) -> list[bytes]:
    """Return what sets the cookies that the answer is to set."""
    cookies: dict[bytes, bytes] = scope.get("state", {}).get(_COOKIES, {})
    return list(cookies.values())
