"""People as others see them."""

from collections.abc import Collection

import msgspec

from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.people.person import guest_name
from ludomots.server.presence import is_here
from ludomots.server.problems import Unanswerable
from ludomots.store.people import People
from ludomots.store.players import Player, Players
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
