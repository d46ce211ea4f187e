"""Inviting people to a table, and opening another one like it."""

from collections.abc import Iterable
from typing import Literal

import msgspec
from litestar import Router, get, post, put
from litestar import delete as delete_route
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludomots.server.live.routes import OpenedTable
from ludomots.server.live.service import NoTable
from ludomots.server.live.sitting import open_for, sitting_down
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.together.friend_routes import MOST_MET, ShownPlayer, other, shown
from ludomots.server.together.friends import Blocks, Friends
from ludomots.server.together.invitations import Invitations
from ludomots.server.together.meetings import Meetings
from ludomots.server.together.players import persons_of
from ludomots.tables import BadLog, ListedTable, Refused, Table
from ludomots.tables.commands import Bot, Free, Join, Mine, Open, Wanted
from ludomots.tables.forget import ERASED
from ludomots.tables.view import line_of


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


class MyInvitation(msgspec.Struct, frozen=True):
    """An invitation to me: who invites, to which table, since when."""

    table: ListedTable
    by: ShownPlayer
    at: int


class Invitable(msgspec.Struct, frozen=True):
    """Somebody whom I can invite to a table, and what became of it."""

    player: ShownPlayer
    friend: bool
    state: Literal["none", "waiting", "declined", "seated"]


@get("/me/invitations")
async def my_invitations(
    person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[MyInvitation]:
    """Return the invitations that I may still accept, the latest first."""
    node.presence.note(person.id)
    invitations = await Invitations(node.database).to(person.id)
    if not invitations:
        return []
    hosts = await shown(node, {one.by for one in invitations}, person.language)
    lines = []
    for one in invitations:
        try:
            table = await node.tables.cached(one.table_id)
        except (NoTable, BadLog):
            continue
        if not table.seats_of(person.at(table)) and any(seat.is_open for seat in table.seats):
            lines.append(MyInvitation(line_of(table), hosts[one.by], one.at))
    return lines


@post("/me/invitations/{table_id:str}", status_code=204)
async def accept_invitation(
    table_id: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Sit down at a table to which I am invited, under my own name."""
    table = await node.tables.load(table_id)
    by = person.at(table)
    if table.seats_of(by):
        return
    if all(one.table_id != table_id for one in await Invitations(node.database).to(person.id)):
        raise Unanswerable("no-invitation", 404)
    join = Join(by=by, seen=table.seq, name=person.name, look=person.look_as(person.name))
    async with sitting_down(node, person, table, person.name):
        decision = await node.execute(table_id, join)
    if isinstance(decision.answer, Refused):
        raise decision.answer


@delete_route("/me/invitations/{table_id:str}")
async def decline_invitation(
    table_id: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Decline an invitation."""
    await Invitations(node.database).decline(person.id, table_id)


@get("/tables/{table_id:str}/invitations", opt={"cost": 5})
async def invitable(
    table_id: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[Invitable]:
    """Return whom I can invite to a table at which I sit: my friends, then those I played with."""
    table = await _my_table(node, person, table_id)
    friends = await _friends(node, person)
    whom = dict.fromkeys((*friends, *await _met(node, person)))
    seated = set((await persons_at(node, table)).values())
    invited = await Invitations(node.database).at(table_id)
    players = await shown(node, whom.keys(), person.language)
    return [
        Invitable(
            player=players[one],
            friend=one in friends,
            state="seated" if one in seated else invited.get(one, "none"),  # type: ignore[arg-type]
        )
        for one in whom
    ]


@put("/tables/{table_id:str}/invitations/{player:str}", status_code=204)
async def invite_player(
    table_id: FromPath[str],
    player: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Invite a friend, or somebody I played with, to a table at which I sit."""
    table = await _my_table(node, person, table_id)
    if table.status != "open":
        raise Refused("already-started")
    who = await other(node, person, player)
    if who not in {*await _friends(node, person), *await _met(node, person)}:
        raise Unanswerable("only-people-you-know", 403)
    await invite(node, person, table, [who])


@post("/tables/{table_id:str}/again")
async def play_again(
    table_id: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> OpenedTable:
    """Open another table like one at which I sat, and invite the others who sat there."""
    table = await _my_table(node, person, table_id)
    return OpenedTable((await open_again(node, person, table)).id)


@get("/tables/{table_id:str}/players")
async def table_players(
    table_id: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[ShownPlayer | None]:
    """Return who sits on each seat of a table of mine: nobody where it is open, a computer player,
    or myself."""
    table = await _my_table(node, person, table_id)
    persons = await persons_at(node, table)
    players = await shown(node, set(persons.values()), person.language)
    return [
        None if who is None or who == person.id else players[who]
        for who in (persons.get(seat.identity or "") for seat in table.seats)
    ]


async def _my_table(node: Node, person: Person, table_id: str) -> Table:
    table = await node.tables.load(table_id)
    if not table.seats_of(person.at(table)):
        raise Refused("not-seated")
    return table


async def _friends(node: Node, person: Person) -> list[str]:
    found = await Friends(node.database).of(person.id)
    return [one.person for one in found if one.standing == "friends"]


async def _met(node: Node, person: Person) -> list[str]:
    """Return the people somebody played with, without those they blocked."""
    await node.game_counter.count_for(person.identities)
    blocked = await Blocks(node.database).of(person.id)
    met = await Meetings(node.database).of(person.identities, MOST_MET)
    return [one.person for one in met if one.person not in blocked]


invitation_routes = Router(
    "/api",
    route_handlers=[
        my_invitations,
        accept_invitation,
        decline_invitation,
        invitable,
        invite_player,
        play_again,
        table_players,
    ],
    tags=["together"],
)
