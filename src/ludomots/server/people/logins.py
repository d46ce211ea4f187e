"""Keeping an identity and logging in elsewhere: passkeys and codes over HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar import delete as delete_route
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludomots.server.node import Node
from ludomots.server.people import passkeys
from ludomots.server.people.codes import Codes, RecoverySheets
from ludomots.server.people.passkeys import Passkeys
from ludomots.server.people.person import Person, become, browser_in, named, people_of
from ludomots.server.people.routes import Me, me_of
from ludomots.server.problems import AnyRequest, Unanswerable

_TRY = {"tries": True}


class NewCode(msgspec.Struct, frozen=True):
    """A code to log in with on another device, and until when, in milliseconds."""

    code: str
    expires: int


class SpentCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code made on another device, or that of a recovery sheet."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


@post("/me/passkey/options", tags=["people"], status_code=200)
async def passkey_options(
    request: AnyRequest, person: NamedDependency[Person], node: NamedDependency[Node]
) -> dict[str, Any]:
    """Ask for a new passkey: the options for ``navigator.credentials.create``."""
    place = passkeys.Place(request)
    return await passkeys.ask_to_add(Passkeys(node.database), place, person, node.now())


@post("/me/passkey", tags=["people"], status_code=200)
async def passkey(
    request: AnyRequest,
    data: JSONBody[dict[str, Any]],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> Me:
    """Keep who I am with the passkey that the browser made."""
    place = passkeys.Place(request)
    await passkeys.add(Passkeys(node.database), place, person, data, node.now())
    await node.sessions.keep(person.session, browser_in(request))
    return me_of(msgspec.structs.replace(person, kept=True))


@post("/login/options", tags=["people"], status_code=200)
async def login_options(request: AnyRequest, node: NamedDependency[Node]) -> dict[str, Any]:
    """Ask for a passkey to log in with: the options for ``navigator.credentials.get``."""
    place = passkeys.Place(request)
    return await passkeys.ask_to_log_in(Passkeys(node.database), place, node.now())


@post("/login", tags=["people"], status_code=200, opt=_TRY)
async def login(
    request: AnyRequest,
    data: JSONBody[dict[str, Any]],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> Me:
    """Log in with a passkey."""
    place = passkeys.Place(request)
    known = await passkeys.log_in(Passkeys(node.database), place, data, node.now())
    return await _enter(request, node, person, known)


@post("/me/code", tags=["people"], status_code=200)
async def code(
    request: AnyRequest, person: NamedDependency[Person], node: NamedDependency[Node]
) -> NewCode:
    """Make a code to be the same person on another device, once and soon."""
    await node.sessions.keep(person.session, browser_in(request))
    made = await Codes(node.database).make(person.id, node.now())
    return NewCode(made.text, made.expires)


@post("/login/code", tags=["people"], status_code=200, opt=_TRY)
async def login_by_code(
    request: AnyRequest,
    data: JSONBody[SpentCode],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> Me:
    """Log in with a code made on another device, or with that of a recovery sheet."""
    known = await Codes(node.database).spend(data.code, node.now())
    known = known or await RecoverySheets(node.database).person_of(data.code)
    if known is None:
        raise Unanswerable("code", 400)
    return await _enter(request, node, person, known)


async def _enter(request: AnyRequest, node: Node, visitor: Person, known: str) -> Me:
    """Log a visitor in as a known person. The seats of a guest become seats of that person.

    A visitor with a passkey or a recovery sheet is another person and stays one: only the cookies
    change. The session that this browser had as somebody else is over.
    """
    people, session = people_of(request), visitor.session
    if visitor.id != known:
        has_sheet = await RecoverySheets(node.database).made_at(visitor.id) is not None
        if not visitor.kept and not has_sheet:
            await people.merge(visitor.id, known, node.personal_data)
        await node.sessions.leave(session.id)
        session = node.sessions.begin(known)
    await node.sessions.keep(session, browser_in(request))
    become(request, await people.key(), session)
    return me_of(named(await people.find(known), visitor.language, session))


login_routes = Router(
    "/api",
    route_handlers=[passkey_options, passkey, login_options, login, code, login_by_code],
)


class Sheet(msgspec.Struct, frozen=True):
    """When I made my recovery sheet, ``None`` if I have none."""

    at: int | None


class NewSheet(msgspec.Struct, frozen=True):
    """A recovery sheet: its code, which is shown this once, and when it was made."""

    code: str
    at: int


@get("/me/recovery", tags=["people"])
async def my_sheet(person: NamedDependency[Person], node: NamedDependency[Node]) -> Sheet:
    """Have I a recovery sheet?"""
    return Sheet(await RecoverySheets(node.database).made_at(person.id))


@post("/me/recovery", tags=["people"], status_code=200, opt={"cost": 5})
async def make_sheet(
    request: AnyRequest, person: NamedDependency[Person], node: NamedDependency[Node]
) -> NewSheet:
    """Make a recovery sheet. Its code logs in at ``/api/login/code``, as often as needed; that of
    an earlier sheet does not any more."""
    await node.sessions.keep(person.session, browser_in(request))
    now = node.now()
    return NewSheet(await RecoverySheets(node.database).make(person.id, now), now)


@delete_route("/me/recovery", tags=["people"])
async def revoke_sheet(person: NamedDependency[Person], node: NamedDependency[Node]) -> None:
    """Make my recovery sheet invalid."""
    await RecoverySheets(node.database).revoke(person.id)


recovery_routes = Router("/api", route_handlers=[my_sheet, make_sheet, revoke_sheet])
