"""Groups with one lasting link: who belongs to them, and their tables."""

from typing import Annotated

import msgspec
from litestar import Router, get, post, put
from litestar import delete as delete_route
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.server.live.routes import OpenedTable
from ludomots.server.live.service import NoTable
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.together.friend_routes import ShownPlayer, found, shown
from ludomots.server.together.groups import Group, Groups
from ludomots.server.together.invitation_routes import invite, open_like
from ludomots.tables import BadLog, ListedTable, Refused, Table
from ludomots.tables.commands import Free, Mine, Wanted
from ludomots.tables.looks import is_name
from ludomots.tables.view import line_of

_MOST_TABLES = 10
"""How many tables of a group are shown, the latest ones."""


class NewGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name for a group: 1 to 40 printable characters."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class GroupLink(msgspec.Struct, frozen=True):
    """The last part of the link of a group."""

    link: str


class ShownGroup(msgspec.Struct, frozen=True, kw_only=True):
    """A group as I see it. The first of its ``members`` looks after it; ``tables`` are shown to
    members only, the latest first. ``mine`` is which of the members I am, if any."""

    name: str
    link: str
    members: tuple[ShownPlayer, ...]
    mine: int | None
    tables: tuple[ListedTable, ...]


class GroupTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table for a group: one that I have opened, or (no ``table``) a new one like the last."""

    table: str | None = None


@post("/groups", opt={"cost": 10})
async def make_group(
    data: JSONBody[NewGroup], person: NamedDependency[Person], node: NamedDependency[Node]
) -> GroupLink:
    """Make a group; everybody who has its link may join it."""
    name = data.name.strip()
    if not is_name(name):
        raise Refused("name")
    node.moderation.check_words(name, person.language)
    return GroupLink(await Groups(node.database).make(person.id, name, node.now()))


@get("/groups/{link:str}")
async def one_group(
    link: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> ShownGroup:
    """Return a group, to members with its tables and who of them is here."""
    group = await _group(node, link)
    node.presence.note(person.id)
    players = await shown(node, group.members, person.language)
    is_member = person.id in group.members
    members = [players[one] for one in group.members]
    if not is_member:
        members = [msgspec.structs.replace(one, here=False) for one in members]
    return ShownGroup(
        name=group.name,
        link=group.link,
        members=tuple(members),
        mine=group.members.index(person.id) if is_member else None,
        tables=tuple(map(line_of, await _tables(node, group))) if is_member else (),
    )


@put("/groups/{link:str}/members", status_code=204)
async def join_group(
    link: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Join a group."""
    await Groups(node.database).join(await _group(node, link), person.id, node.now())


@delete_route("/groups/{link:str}/members/{player:str}")
async def leave_group(
    link: FromPath[str],
    player: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Leave a group, or remove somebody from a group that I look after."""
    group = await _group(node, link)
    who = (await found(node, player)).person
    if person.id not in {who, group.founder}:
        raise Unanswerable("not-the-founder", 403)
    await Groups(node.database).leave(group, who)


@post("/groups/{link:str}/link")
async def renew_link(
    link: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> GroupLink:
    """Make the link of a group that I look after anew: the old one is invalid at once."""
    group = await _group(node, link)
    if person.id != group.founder:
        raise Unanswerable("not-the-founder", 403)
    return GroupLink(await Groups(node.database).renew_link(group))


@post("/groups/{link:str}/tables")
async def open_group_table(
    link: FromPath[str],
    data: JSONBody[GroupTable],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> OpenedTable:
    """Open a table for a group and invite its members, with the game, the rules and as many seats
    as last time; or make a table that I opened the group's."""
    group = await _group(node, link)
    if person.id not in group.members:
        raise Unanswerable("not-a-member", 403)
    if data.table is None:
        table = await _like_last(node, person, group)
    else:
        table = await node.tables.load(data.table)
        if person.at(table) != table.owner:
            raise Refused("not-the-owner")
        if table.status != "open":
            raise Refused("already-started")
    await Groups(node.database).add_table(group, table.id, node.now())
    await invite(node, person, table, group.members)
    return OpenedTable(table.id)


async def _group(node: Node, link: str) -> Group:
    group = await Groups(node.database).by_link(link)
    if group is None:
        raise Unanswerable("no-group", 404)
    return group


async def _tables(node: Node, group: Group) -> list[Table]:
    """Return the tables of a group, the latest first; those that cannot be read are left out."""
    tables = []
    for table_id in await Groups(node.database).tables(group, _MOST_TABLES):
        try:
            tables.append(await node.tables.cached(table_id))
        except (NoTable, BadLog):
            continue
    return tables


async def _like_last(node: Node, person: Person, group: Group) -> Table:
    last = next(iter(await _tables(node, group)), None)
    if last is None:
        raise Unanswerable("no-table-yet", 409)
    seats: list[Wanted] = [Mine(person.name), *(Free() for _ in last.seats[1:])]
    return await open_like(node, person, last, tuple(seats))


group_routes = Router(
    "/api",
    route_handlers=[
        make_group,
        one_group,
        join_group,
        leave_group,
        renew_link,
        open_group_table,
    ],
    tags=["together"],
)
