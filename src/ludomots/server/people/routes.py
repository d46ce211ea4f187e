"""What visitors may ask about themselves."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import Router, get, patch
from litestar import delete as delete_route
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from ludomots.records import write
from ludomots.server.live.service import NoTable, OnlyRecord
from ludomots.server.node import Node
from ludomots.server.people.people import Known
from ludomots.server.people.person import (
    Person,
    become,
    browser_in,
    check_name,
    forget,
    named,
    people_of,
)
from ludomots.server.people.personal import copy_of, erase
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.tables import BadLog, record
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
    await erase(node.database, node.execute, known, name, node.now(), node.personal_data)
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


class Device(msgspec.Struct, frozen=True):
    """A browser in which I am logged in: since when, on which day it was last here (milliseconds),
    and whether it is the one that asks. ``browser`` and ``system`` are rough."""

    id: str
    begun: int
    seen: int
    browser: str
    system: str
    here: bool


@get("/me/sessions", tags=["people"])
async def my_sessions(
    request: AnyRequest, person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[Device]:
    """Return the browsers in which I am logged in, this one first."""
    found = []
    for one in await node.sessions.of(person, browser_in(request)):
        browser, system = one.browser.split(" ")
        is_here = one.id == person.session.id
        found.append(Device(one.id, one.begun, one.seen, browser, system, is_here))
    return found


@delete_route("/me/sessions/{session_id:str}", tags=["people"])
async def end_session(
    request: AnyRequest,
    session_id: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Log out in one browser, this one or another."""
    if not await node.sessions.end(person, session_id):
        raise Unanswerable("no-session", 404)
    if session_id == person.session.id:
        forget(request)


@delete_route("/me/sessions", tags=["people"])
async def end_other_sessions(person: NamedDependency[Person], node: NamedDependency[Node]) -> None:
    """Log out everywhere but here."""
    await node.sessions.end_others(person)


device_routes = Router("/api", route_handlers=[my_sessions, end_session, end_other_sessions])


_FILE = {"content-disposition": 'attachment; filename="ludomots.json"'}


class MyGame(msgspec.Struct, frozen=True):
    """A table at which I sit or sat. ``record`` is what a spectator may know of its game; there is
    none before the game begins, and none if nothing is kept of it or its log is damaged."""

    table: str
    record: str | None


@get("/me/data", tags=["people"], opt={"cost": 50, "for_banned": True})
async def my_data(person: NamedDependency[Person], node: NamedDependency[Node]) -> Stream:
    """Return all that is stored of me: each part by its name, and the records of my games."""
    return Stream(_written(node, person), media_type="application/json", headers=_FILE)


async def _written(node: Node, person: Person) -> AsyncIterator[bytes]:
    """Yield the file piece by piece: somebody may have played thousands of games."""
    parts = await copy_of(node.database, person.identities, node.personal_data)
    yield msgspec.json.encode(parts).removesuffix(b"}")
    yield b',"games":['
    tables = dict.fromkeys(row["table_id"] for row in parts["tables"])
    for number, table_id in enumerate(tables):
        game = MyGame(table_id, await _record(node, table_id))
        yield (b"," if number else b"") + msgspec.json.encode(game)
    yield b"]}"


async def _record(node: Node, table_id: str) -> str | None:
    try:
        table = await node.tables.load(table_id)
        found = await asyncio.to_thread(record, table)
        return None if found is None else write(found)
    except OnlyRecord:
        kept = await node.archive.find(table_id)
        return None if kept is None else kept.text
    except (NoTable, BadLog):
        return None


data_routes = Router("/api", route_handlers=[my_data])
