"""Reports of players about other players; only operators read them."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.core.contract import JUDGE
from ludomots.server.node import Node
from ludomots.server.operators.context import context_of
from ludomots.server.people import Person
from ludomots.server.problems import Unanswerable
from ludomots.store.chat import Chat
from ludomots.store.operators.reports import About, Report, Reports, new_report_id
from ludomots.tables import Table
from ludomots.tables.commands import SeatOrJudge


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
