"""Becoming an operator, what waits for one, and the log of what operators did."""

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from ludomots.server.node import Node
from ludomots.server.operators.acting import Someone, page_number, someones
from ludomots.server.people import Person
from ludomots.server.people.logins import SpentCode
from ludomots.server.problems import Unanswerable
from ludomots.store.operators import audit as audit_log
from ludomots.store.operators.audit import COMMAND_LINE, ERASED, NothingThere
from ludomots.store.operators.operators import Operators
from ludomots.store.operators.reports import Reports


class OperatorHome(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Who I am as an operator, and how many reports wait."""

    id: str
    name: str
    kept: bool
    open_reports: int


class AuditLine(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator did. ``by`` is nobody for the command line and for people who were erased;
    ``who`` says which. ``target`` is the id of a person, table, report or sanction, or a word."""

    number: int
    at: int
    by: Someone | None
    who: str
    action: str
    target: str
    reason: str


@post("/api/me/operator", tags=["people"], status_code=200, opt={"tries": True})
async def become_operator(
    data: JSONBody[SpentCode], person: NamedDependency[Person], node: NamedDependency[Node]
) -> OperatorHome:
    """Become an operator by the code of an invitation, which works once."""
    try:
        await Operators(node.database).accept(data.code, person.id, node.now())
    except NothingThere:
        raise Unanswerable("invitation", 400) from None
    return await _home(person, node)


@get("/")
async def home(person: NamedDependency[Person], node: NamedDependency[Node]) -> OperatorHome:
    """Return who I am as an operator, and what waits for me."""
    return await _home(person, node)


@get("/audit")
async def audit(
    person: NamedDependency[Person], node: NamedDependency[Node], page: FromQuery[int] = 0
) -> list[AuditLine]:
    """Return a page of 50 lines of the audit log, the latest first."""
    lines = await audit_log.audit_lines(node.database, page_number(page))
    nobody = {COMMAND_LINE, ERASED}
    known = await someones(node, {one.by for one in lines} - nobody, person.language)
    return [
        AuditLine(
            number=one.number,
            at=one.at,
            by=known.get(one.by),
            who=one.by if one.by in nobody else "operator",
            action=one.action,
            target=one.target,
            reason=one.reason,
        )
        for one in lines
    ]


async def _home(person: Person, node: Node) -> OperatorHome:
    waiting = await Reports(node.database).count_open()
    return OperatorHome(id=person.id, name=person.name, kept=person.kept, open_reports=waiting)
