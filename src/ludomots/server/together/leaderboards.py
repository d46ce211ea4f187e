"""Who won most games of a kind in a month, of those who want to be seen there."""

from datetime import UTC, datetime

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ludomots.core.shelf import SHELF
from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.together.players import ShownPlayer, shown
from ludomots.store.meetings import Meetings

_MOST = 50


class Place(msgspec.Struct, frozen=True):
    """A place on a leaderboard: who, and how many games with other people they played and won."""

    rank: int
    player: ShownPlayer
    games: int
    won: int
    me: bool


class Leaderboard(msgspec.Struct, frozen=True):
    """The leaderboard of a game and a month (UTC): the person with the most wins first. Equals
    share a rank."""

    game: str
    month: str
    places: tuple[Place, ...]


@get("/leaderboards/{game:str}", opt={"cost": 10})
async def leaderboard(
    game: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    month: FromQuery[str | None] = None,
) -> Leaderboard:
    """Return the leaderboard of a game, of this month if none is named."""
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    month = month or datetime.fromtimestamp(node.now() / 1000, UTC).strftime("%Y-%m")
    await node.game_counter.count_for(person.identities)
    leaders = await Meetings(node.database).leaders(game, *_times(month), _MOST)
    players = await shown(node, [one.person for one in leaders], person.language)
    scores = [(one.won, -one.games) for one in leaders]
    places = tuple(
        Place(
            rank=1 + sum(other > score for other in scores),
            player=players[one.person],
            games=one.games,
            won=one.won,
            me=one.person == person.id,
        )
        for one, score in zip(leaders, scores, strict=True)
    )
    return Leaderboard(game, month, places)


def _times(month: str) -> tuple[int, int]:
    """Return when a month begins and ends, in milliseconds."""
    try:
        first = datetime.strptime(month, "%Y-%m").replace(tzinfo=UTC)
        after = first.replace(year=first.year + first.month // 12, month=first.month % 12 + 1)
    except ValueError:
        raise Unanswerable("no-month", 400) from None
    return int(first.timestamp() * 1000), int(after.timestamp() * 1000)


leaderboard_routes = Router("/api", route_handlers=[leaderboard], tags=["together"])
