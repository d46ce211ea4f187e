"""What players reported, for operators to settle."""

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.node import Node
from ludomots.server.operators.acting import Because, Someone, act, page_number, someones
from ludomots.server.people import Person
from ludomots.store.operators.reports import About, Context, Report, Reports


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
