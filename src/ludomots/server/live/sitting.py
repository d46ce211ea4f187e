"""Sitting down at a table, and opening one: what every way to do it has to pass."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace

from ludomots.server.node import Node
from ludomots.server.people.person import Person, check_name
from ludomots.server.problems import Unanswerable
from ludomots.server.together.friends import Blocks
from ludomots.tables import Table
from ludomots.tables.commands import Bot, Free, Mine, Open, Start, Wanted


@asynccontextmanager
async def sitting_down(node: Node, person: Person, table: Table, name: str) -> AsyncIterator[None]:
    """Let a person sit down at a table, or refuse it.

    Somebody whom the owner blocked is not told why.
    """
    node.moderation.check_name(person, name)
    if await Blocks(node.database).has_blocked(table.owner, person.identities):
        raise Unanswerable("no-seat-for-you", 403)
    address = node.addresses.of(person.id)
    async with node.quotas.sitting_down(person.identities, address, table):
        yield


async def open_for(node: Node, person: Person, wanted: Open) -> Table:
    """Open a table for a person; if no seat is open its game begins at once."""
    for seat in wanted.seats:
        if isinstance(seat, Mine):
            check_name(seat.name)
            node.moderation.check_name(person, seat.name)
    payer = node.bots.payer(person.id)
    if any(isinstance(seat, Bot) for seat in wanted.seats):
        node.bots.check_room(payer)
    who = person.identities
    async with node.quotas.opening(who, payer.address, wanted.seats, wanted.visibility):
        seats = tuple(_with_look(seat, person) for seat in wanted.seats)
        table = await node.tables.open(replace(wanted, seats=seats))
    if not any(isinstance(seat, Free) for seat in wanted.seats):
        await node.execute(table.id, Start(by=person.id, seen=table.seq))
    return table


def _with_look(seat: Wanted, person: Person) -> Wanted:
    """Return a wanted seat with a look, if it is for a person and has none."""
    if not isinstance(seat, Mine) or seat.look is not None:
        return seat
    return replace(seat, look=person.look_as(seat.name))
