"""Becoming an operator, what waits for one, and the log of what operators did."""

from typing import Annotated

import msgspec
from litestar import Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.core.contract import JUDGE
from ludomots.server.live.chat_log import Chat
from ludomots.server.node import Node
from ludomots.server.operators import audit as audit_log
from ludomots.server.operators import decisions, finding_routes
from ludomots.server.operators.acting import (
    Because,
    Reason,
    Someone,
    act,
    context_of,
    only_operators,
    page_number,
    someones,
)
from ludomots.server.operators.audit import COMMAND_LINE, ERASED, NothingThere, Operators
from ludomots.server.operators.limits import BadAmount, Limits, Rate, change_limit, stated
from ludomots.server.operators.reports import About, Context, Report, Reports, new_report_id
from ludomots.server.people.logins import SpentCode
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.words import proposal_routes
from ludomots.tables import Table
from ludomots.tables.commands import SeatOrJudge


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


_MOST_NEAR = 20


class OperatorLimit(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A limit: how much is allowed at once and, of what fills up again, how much a second.

    ``usual`` and ``usual_a_second`` are what it was before operators changed it. ``near`` are
    people who had less than a tenth left when they last used it at this node.
    """

    name: str
    most: int
    a_second: float | None
    usual: int
    usual_a_second: float | None
    near: tuple[Someone, ...]


class ChangedLimit(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """How much is to be allowed; without ``most`` as much as usual."""

    reason: Reason
    most: Annotated[int, msgspec.Meta(ge=1, le=10**9)] | None = None
    a_second: Annotated[float, msgspec.Meta(ge=0.001, le=10**6)] | None = None


@get("/limits")
async def limits(
    person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[OperatorLimit]:
    """Return all limits."""
    near = {name: _near(node, name) for name in Limits._fields}
    ids = {one for found in near.values() for one in found}
    known = await someones(node, ids, person.language)
    return [
        OperatorLimit(**limit._asdict(), near=tuple(known[one] for one in near[limit.name]))
        for limit in stated(node.ledger.limits, node.settings.limits)
    ]


@put("/limits/{name:str}", status_code=204)
async def set_limit(
    name: FromPath[str],
    data: JSONBody[ChangedLimit],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Raise or lower a limit, at all nodes."""
    this = act(node, person, "limit-changed", name, data.reason)
    try:
        await change_limit(node.database, this, data.most, data.a_second)
    except BadAmount:
        raise Unanswerable("limit-amount", 400) from None
    await node.moderation.decided()


def _near(node: Node, name: str) -> list[str]:
    """Return the people who have almost used up what they may; addresses are not shown."""
    is_of_person = name.endswith("_of_person")
    if not is_of_person or not isinstance(getattr(node.ledger.limits, name), Rate):
        return []
    return node.ledger[name].nearly_empty()[:_MOST_NEAR]


class OperatorReport(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A report about a person, with what was to be seen at the table then.

    ``by`` is nobody if the one who reported was erased. ``has_address``: the address of the person
    can be banned, although nobody sees it. ``settled_at`` is none while the report is open.
    """

    id: str
    at: int
    table: str
    about: About
    person: Someone
    by: Someone | None
    has_address: bool
    text: str
    context: Context
    settled_at: int | None
    settled_by: Someone | None
    note: str


@get("/reports")
async def reports(
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    settled: FromQuery[bool] = False,
    page: FromQuery[int] = 0,
) -> list[OperatorReport]:
    """Return a page of 50 reports: open ones, the oldest first, or those settled, the latest
    first."""
    found = await Reports(node.database).page(page_number(page), is_open=not settled)
    ids = {one for report in found for one in (report.person, report.by, report.settled_by)}
    known = await someones(node, ids, person.language)
    return [_shown(one, known) for one in found]


@post("/reports/{report:str}/settle", status_code=204)
async def settle(
    report: FromPath[str],
    data: JSONBody[Because],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Settle a report, with a note for the other operators."""
    await Reports(node.database).settle(act(node, person, "report-settled", report, data.reason))


def _shown(report: Report, known: dict[str, Someone]) -> OperatorReport:
    return OperatorReport(
        id=report.id,
        at=report.at,
        table=report.table_id,
        about=report.about,
        person=known[report.person],
        by=known.get(report.by or ""),
        has_address=report.network is not None,
        text=report.text,
        context=report.context,
        settled_at=report.settled,
        settled_by=known.get(report.settled_by or ""),
        note=report.note,
    )


class NewReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player reports: a person, by a seat or by the number of a chat message, and what it
    is about."""

    about: About
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    seat: SeatOrJudge | None = None
    message: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None


@post("/api/tables/{table_id:str}/reports", tags=["tables"], status_code=204, opt={"cost": 20})
async def report(
    table_id: FromPath[str],
    data: JSONBody[NewReport],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Report a person of a table to the operators, once a day."""
    table = await node.tables.load(table_id)
    reported = await _reported(node, table, data)
    if reported is None or reported in person.identities:
        raise Unanswerable("nobody-to-report", 400)
    await Reports(node.database).add(
        Report(
            id=new_report_id(),
            at=node.now(),
            table_id=table_id,
            by=person.id,
            about=data.about,
            person=reported,
            network=node.moderation.hidden_address(reported),
            text=data.text.strip(),
            context=await context_of(node, table),
        )
    )


async def _reported(node: Node, table: Table, data: NewReport) -> str | None:
    """Return who is reported, if it is a person."""
    if data.message is not None:
        said = await Chat(node.database).since(table.id, data.message)
        return said[0].by if said and said[0].number == data.message else None
    if data.seat == JUDGE:
        return table.sitter_of(JUDGE).identity
    if data.seat is None or not 0 <= data.seat < len(table.seats):
        return None
    return table.seats[data.seat].identity


_FOR_OPERATORS = Router(
    "/api/operator",
    route_handlers=[
        home,
        audit,
        finding_routes.tables,
        finding_routes.table,
        finding_routes.close,
        finding_routes.unlist,
        finding_routes.people,
        finding_routes.rename,
        decisions.sanctions,
        decisions.decide,
        decisions.lift,
        decisions.words,
        decisions.add_word,
        decisions.remove_word,
        reports,
        settle,
        proposal_routes.proposals,
        proposal_routes.proposals_as_tsv,
        proposal_routes.decide_proposal,
        limits,
        set_limit,
    ],
    guards=[only_operators],
    opt={"for_banned": True},
    tags=["operators"],
)

operator_routes = Router("/", route_handlers=[_FOR_OPERATORS, become_operator])
