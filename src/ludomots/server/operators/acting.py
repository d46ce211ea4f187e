"""What the routes of operators share: reasons, names, and what happens after an act."""

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler

from ludomots.core.contract import JUDGE
from ludomots.server.live.chat_log import Chat
from ludomots.server.node import Node
from ludomots.server.operators.audit import Act, Operators
from ludomots.server.operators.reports import Context, SaidThen, SeatThen
from ludomots.server.people.people import People
from ludomots.server.people.person import Person, guest_name, person_of
from ludomots.server.problems import Unanswerable
from ludomots.tables import Table

Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Until = Annotated[int, msgspec.Meta(ge=0, le=4 * 10**12)]
"""A time in milliseconds."""
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]

LAST_PAGE = 10_000


class Because(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why an operator does something; it stands in the audit log."""

    reason: Reason


class Someone(msgspec.Struct, frozen=True):
    """A person: the id, and the name as it is shown now."""

    id: str
    name: str


def act(node: Node, person: Person, action: str, target: str, reason: str = "") -> Act:
    """Return what an operator does now."""
    return Act(person.id, node.now(), action, target, reason.strip())


def check_end(node: Node, until: int) -> None:
    """Refuse an end that has passed."""
    if until <= node.now():
        raise Unanswerable("sanction-past", 400)


def page_number(page: int) -> int:
    """Return a page that can be asked for."""
    return min(max(page, 0), LAST_PAGE)


async def someones(node: Node, ids: Iterable[str | None], language: str) -> dict[str, Someone]:
    """Return some people by their ids, with names; a guest has a name for guests."""
    wanted = {one for one in ids if one}
    chosen = await People(node.database).names(wanted)
    return {one: Someone(one, chosen.get(one) or guest_name(one, language)) for one in wanted}


AnyConnection = ASGIConnection[Any, Any, Any, Any]

_LOOKING = {"GET", "HEAD", "OPTIONS"}


async def may_act(connection: AnyConnection, handler: BaseRouteHandler) -> None:
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


async def only_operators(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Say that there is nothing here to everybody who is not an operator."""
    node: Node = connection.app.state.node
    person = await person_of(connection)
    if not await Operators(node.database).has(person.identities):
        raise NotFoundException


_LINES = 30
"""Chat messages that are kept."""


async def context_of(node: Node, table: Table) -> Context:
    """Return the seats of a table and its last chat messages."""
    seats = [SeatThen(at, seat.name, seat.identity) for at, seat in enumerate(table.seats)]
    if table.judge is not None:
        seats.append(SeatThen(JUDGE, table.judge.name, table.judge.identity))
    said = await Chat(node.database).since(table.id)
    names = {seat.person: seat.name for seat in seats if seat.person}
    chat = [SaidThen(one.at, one.by, names.get(one.by, ""), one.text) for one in said[-_LINES:]]
    return Context(table.opened.game, tuple(seats), tuple(chat))
