"""The browsers in which I am logged in, and logging out of them."""

import msgspec
from litestar import Router, get
from litestar import delete as delete_route
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludomots.server.node import Node
from ludomots.server.people.person import Person, browser_in, forget
from ludomots.server.problems import AnyRequest, Unanswerable


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
