"""What is to be seen at a table, as reports keep it and operators look at it."""

from ludomots.core.contract import JUDGE
from ludomots.server.node import Node
from ludomots.store.chat import Chat
from ludomots.store.operators.reports import Context, SaidThen, SeatThen
from ludomots.tables import Table

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
