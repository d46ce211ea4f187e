"""Records: one's own ratings and best games alone, and the ladder of a game."""

import asyncio
from typing import Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ludomots.core.shelf import SHELF
from ludomots.server.language import language_of
from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import Unanswerable
from ludomots.tables.ratings import Ladder, Rating, Result, all_ratings
from ludomots.tables.solo import Best, bests
from ludomots.texts import Texts, texts

_MOST = 100
_REMEMBERED = 1000


class MyRating(msgspec.Struct, frozen=True):
    """My rating at a game with a number of players, with bots or without, and my games and wins."""

    game: str
    players: int
    bots: bool
    points: int
    games: int
    won: int


class MySolo(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """My best game alone by one set of rules: its points, when it ended, at which table.

    ``rules`` is what the preset is called; a table that changed it has a record of its own.
    """

    game: str
    rules: str
    changed: bool
    points: int
    at: int
    table: str
    games: int


class Rung(msgspec.Struct, frozen=True):
    """A place on a ladder: a person's name, or the level of a bot."""

    rank: int
    name: str | None
    level: str | None
    points: int
    games: int
    me: bool


@get("/api/me/results", tags=["ratings"], opt={"cost": 5})
async def my_results(
    person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[MyRating]:
    """Return how I have fared, a line for each ladder I am on."""
    results = await node.log.results()
    mine = set(person.identities)
    ladders = await asyncio.to_thread(all_ratings, results)
    return [
        _mine(ladder, rating, results, identity)
        for ladder, ratings in ladders.items()
        for identity, rating in ratings.items()
        if identity in mine
    ]


@get("/api/me/solos", tags=["ratings"], opt={"cost": 5})
async def my_solos(
    request: Request[Any, Any, Any], person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[MySolo]:
    """Return my best games alone, by game and rules, the latest first."""
    say = texts(language_of(request))
    endings = await node.log.endings_of(person.identities, _REMEMBERED)
    return [_solo(best, say) for best in bests(endings)]


@get("/api/ratings/{game:str}", tags=["ratings"], opt={"cost": 5})
async def ratings(
    game: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    state: State,
    players: FromQuery[int] = 2,
    bots: FromQuery[bool] = False,
) -> list[Rung]:
    """Return the ladder of a game with a number of players; people without a name have none."""
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    ladder = Ladder(game, players, bots)
    results = [one for one in await node.log.results() if one.ladder == ladder]
    found = (await asyncio.to_thread(all_ratings, results)).get(ladder, {})
    best = sorted(found.items(), key=lambda one: -one[1].points)[:_MOST]
    names = await state.people.names([who for who, _ in best])
    return [
        Rung(
            rank=at,
            name=names.get(who),
            level=who.removeprefix("bot:") if who.startswith("bot:") else None,
            points=rating.points,
            games=rating.games,
            me=who in person.identities,
        )
        for at, (who, rating) in enumerate(best, start=1)
    ]


def _solo(best: Best, say: Texts) -> MySolo:
    rules = f"preset-{best.game}-{best.preset}"
    return MySolo(
        game=best.game,
        rules=say(rules) if rules in say else best.preset,
        changed=best.changed,
        points=best.points,
        at=best.at,
        table=best.table_id,
        games=best.games,
    )


def _mine(ladder: Ladder, rating: Rating, results: list[Result], me: str) -> MyRating:
    won = sum(
        rank == 1
        for result in results
        if result.ladder == ladder
        for player, rank in zip(result.players, result.ranks, strict=True)
        if player == me
    )
    return MyRating(ladder.game, ladder.players, ladder.bots, rating.points, rating.games, won)
