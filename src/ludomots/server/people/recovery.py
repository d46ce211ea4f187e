"""The recovery sheet: a code on paper, for those who have lost all their devices."""

import msgspec
from litestar import Router, get, post
from litestar import delete as delete_route
from litestar.di import NamedDependency

from ludomots.server.node import Node
from ludomots.server.people.person import Person, browser_in
from ludomots.server.problems import AnyRequest
from ludomots.store.recovery import RecoverySheets


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
