"""Who may do what: banned people may only look, and operators' routes are for operators."""

from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler

from ludomots.server.people.person import person_of
from ludomots.store.operators.operators import Operators

if TYPE_CHECKING:
    from ludomots.server.node import Node

Connection = ASGIConnection[Any, Any, Any, Any]

_LOOKING = {"GET", "HEAD", "OPTIONS"}


async def may_act(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuse what a banned person wants to do. Looking is allowed, and what a handler with
    ``opt={"for_banned": True}`` does. Sockets say it themselves."""
    scope = connection.scope
    if scope["type"] != ScopeType.HTTP or handler.opt.get("for_banned"):
        return
    if scope["method"] in _LOOKING:
        return
    node: Node = connection.app.state.node
    if node.moderation.is_idle:
        return
    person = await person_of(connection)
    node.moderation.check_may_act(person.identities, node.addresses.of(person.id))


async def only_operators(connection: Connection, _: BaseRouteHandler) -> None:
    """Say that there is nothing here to everybody who is not an operator."""
    node: Node = connection.app.state.node
    person = await person_of(connection)
    if not await Operators(node.database).has(person.identities):
        raise NotFoundException
