"""Inviting people to a table, and opening another one like it."""

from collections.abc import Iterable

from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.sitting import open_for
from ludomots.store.invitations import Invitations
from ludomots.store.players import persons_of
from ludomots.tables import Table
from ludomots.tables.commands import Bot, Free, Mine, Open, Wanted
from ludomots.tables.forget import ERASED


async def invite(node: Node, person: Person, table: Table, whom: Iterable[str]) -> None:
    """Invite people to a table and tell them; those who sit there already are left out."""
    invitations = Invitations(node.database)
    seated = set((await persons_at(node, table)).values())
    facts = {"by": person.id, "game": table.opened.game}
    for one in whom:
        if one != person.id and one not in seated:
            node.quotas.invite(person.id)
            if await invitations.invite(one, table.id, person.id, node.now()):
                await node.notices.tell(one, "invited", table.id, facts, table.id)


async def persons_at(node: Node, table: Table) -> dict[str, str]:
    """Return the people who sit at a table: the person behind each identity."""
    people = [one for one in table.people if not one.startswith(ERASED)]
    return await node.database.read(lambda one: persons_of(one, people))


async def open_again(node: Node, person: Person, table: Table) -> Table:
    """Open another table like one at which a person sat, with the same rules and computer players,
    and invite the others who sat there."""
    me = person.at(table)
    seats: list[Wanted] = []
    for seat in table.seats:
        if seat.level is not None:
            seats.append(Bot(seat.level))
        elif seat.identity == me:
            seats.append(Mine(seat.name or person.name))
        else:
            seats.append(Free())
    opened = await open_like(node, person, table, tuple(seats))
    await invite(node, person, opened, (await persons_at(node, table)).values())
    return opened


async def open_like(node: Node, person: Person, table: Table, seats: tuple[Wanted, ...]) -> Table:
    """Open a private table with the rules of another one."""
    like = table.opened
    wanted = Open(
        by=person.id,
        game=like.game,
        seats=seats,
        preset=like.preset,
        changes=like.changes,
        pace=like.pace,
        lifetimes=node.settings.lifetimes,
    )
    return await open_for(node, person, wanted)
