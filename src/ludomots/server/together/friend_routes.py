"""People as others see them."""

from collections.abc import Collection

import msgspec
from litestar import Router, get, put
from litestar import delete as delete_route
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.server.node import Node
from ludomots.server.people.people import People
from ludomots.server.people.person import Person, guest_name
from ludomots.server.problems import Unanswerable
from ludomots.server.together.friends import Blocks, Friends, Standing
from ludomots.server.together.groups import Groups
from ludomots.server.together.meetings import Meetings
from ludomots.server.together.players import Player, Players, Switches, is_here
from ludomots.tables.looks import Look


class ShownPlayer(msgspec.Struct, frozen=True):
    """A person: the id of their page, their name and look, and whether they are here now, if they
    let it be known."""

    id: str
    name: str
    look: Look
    here: bool


async def shown(node: Node, persons: Collection[str], language: str) -> dict[str, ShownPlayer]:
    """Return some people as others see them, by person."""
    players = await Players(node.database).of(persons)
    people = People(node.database)
    names, looks = await people.names(persons), await people.looks(persons)
    return {
        one: ShownPlayer(
            id=player.id,
            name=names.get(one) or guest_name(one, language),
            look=looks[one],
            here=is_here(player, node.now()),
        )
        for one, player in players.items()
    }


async def found(node: Node, player_id: str) -> Player:
    """Return the person who has a player id."""
    player = await Players(node.database).by_id(player_id)
    if player is None:
        raise Unanswerable("no-player", 404)
    return player


async def other(node: Node, person: Person, player_id: str) -> str:
    """Return another person by their player id; oneself is refused."""
    player = await found(node, player_id)
    if player.person == person.id:
        raise Unanswerable("only-others", 400)
    return player.person


MOST_MET = 50
"""How many of the people somebody played with are shown, the latest ones."""


class MetPlayer(msgspec.Struct, frozen=True):
    """Somebody I played with: how many games, when the last one ended."""

    player: ShownPlayer
    games: int
    at: int


class GroupLine(msgspec.Struct, frozen=True):
    """A group of mine: its name and link, and how many members it has."""

    name: str
    link: str
    members: int


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I let be known: whether I am here (``seen``), my games and ratings on my page
    (``shares``), my place on the leaderboards (``ranked``)."""

    seen: bool
    shares: bool
    ranked: bool


class MyPeople(msgspec.Struct, frozen=True, kw_only=True):
    """The people around me. ``asked`` wait for my answer, ``asking`` for theirs; ``met`` are those
    I played with, without my friends and those I blocked. ``me`` is my own page."""

    me: str
    known: Known
    friends: tuple[ShownPlayer, ...]
    asked: tuple[ShownPlayer, ...]
    asking: tuple[ShownPlayer, ...]
    met: tuple[MetPlayer, ...]
    blocked: tuple[ShownPlayer, ...]
    groups: tuple[GroupLine, ...]


class Friendship(msgspec.Struct, frozen=True):
    """How I stand to another person."""

    standing: Standing


@get("/me/people", opt={"cost": 5})
async def my_people(person: NamedDependency[Person], node: NamedDependency[Node]) -> MyPeople:
    """Return my friends, those I played with, the latest first, my groups and what I let be
    known."""
    await node.game_counter.count_for(person.identities)
    friends = await Friends(node.database).of(person.id)
    blocked = await Blocks(node.database).of(person.id)
    met = await Meetings(node.database).of(person.identities, MOST_MET)
    groups = await Groups(node.database).of(person.id)
    near = {one.person for one in friends if one.standing != "asking"} | set(blocked)
    everybody = {person.id, *near}
    everybody |= {one.person for one in friends} | {one.person for one in met}
    players = await shown(node, everybody, person.language)

    def standing(wanted: Standing) -> tuple[ShownPlayer, ...]:
        return tuple(players[one.person] for one in friends if one.standing == wanted)

    me = (await Players(node.database).of([person.id]))[person.id]
    return MyPeople(
        me=me.id,
        known=Known(**me.switches._asdict()),
        friends=standing("friends"),
        asked=standing("asked"),
        asking=standing("asking"),
        met=tuple(
            MetPlayer(players[one.person], one.games, one.at)
            for one in met
            if one.person not in near
        ),
        blocked=tuple(players[one] for one in blocked),
        groups=tuple(GroupLine(one.name, one.link, len(one.members)) for one in groups),
    )


@put("/me/player", status_code=204)
async def let_be_known(
    data: JSONBody[Known], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Say what others may know of me; at first nothing."""
    await Players(node.database).switch(person.id, Switches(**msgspec.structs.asdict(data)))


@put("/me/friends/{player:str}")
async def befriend(
    player: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> Friendship:
    """Ask somebody to be friends, or agree if they asked me."""
    who = await other(node, person, player)
    friends = Friends(node.database)
    if await friends.standing(person.id, who) == "none":
        node.quotas.ask_friend(person.id)
    return Friendship(await friends.ask(person.id, who, node.now()))


@delete_route("/me/friends/{player:str}")
async def unfriend(
    player: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Refuse somebody who asked me, take my question back, or stop being friends.

    Nobody is told.
    """
    await Friends(node.database).end(person.id, await other(node, person, player))


@put("/me/blocks/{player:str}", status_code=204)
async def block(
    player: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Block somebody: they cannot invite me, ask to be friends or sit down at my tables, and I do
    not read what they say. They do not learn of it."""
    await Blocks(node.database).block(person.id, await other(node, person, player))


@delete_route("/me/blocks/{player:str}")
async def unblock(
    player: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Undo a block."""
    await Blocks(node.database).unblock(person.id, await other(node, person, player))


friend_routes = Router(
    "/api",
    route_handlers=[my_people, let_be_known, befriend, unfriend, block, unblock],
    tags=["together"],
)
