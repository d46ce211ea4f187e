"""Records: one's own ratings and best games alone, and the ladder of a game."""

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
from ludomots.store.players import Players
from ludomots.store.solos import Solos
from ludomots.tables.ratings import Ladder, Sureness
from ludomots.tables.solo import Best
from ludomots.texts import Texts, texts

_MOST = 100


class MyRating(msgspec.Struct, frozen=True):
    """My strength at a game with a number of players, with bots or without, how sure it is, and my
    games and wins."""

    game: str
    players: int
    bots: bool
    points: int
    sureness: Sureness
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
    """A place on a ladder: a person's name, or the level of a bot, and how strong they are."""

    rank: int
    name: str | None
    level: str | None
    points: int
    sureness: Sureness
    games: int
    me: bool


@get("/api/me/results", tags=["ratings"])
async def my_results(
    person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[MyRating]:
    """Return how I have fared, a line for each ladder I am on."""
    await node.rater.catch_up()
    return [
        MyRating(
            *ladder,
            points=rating.points,
            sureness=rating.sureness,
            games=rating.games,
            won=rating.won,
        )
        for ladder, rating in await node.ratings.of(person.id)
    ]


@get("/api/me/solos", tags=["ratings"], opt={"cost": 5})
async def my_solos(
    request: Request[Any, Any, Any], person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[MySolo]:
    """Return my best games alone, by game and rules, the latest first."""
    say = texts(language_of(request))
    return [_solo(best, say) for best in await Solos(node.database).bests(person.identities)]


@get("/api/ratings/{game:str}", tags=["ratings"], opt={"cost": 5})
async def ratings(
    game: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    state: State,
    players: FromQuery[int] = 2,
    bots: FromQuery[bool] = False,
) -> list[Rung]:
    """Return the ladder of a game with a number of players, with the names of those who want to be
    seen there."""
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    if players not in SHELF[game].seats:
        return []
    await node.rater.catch_up()
    best = await node.ratings.best(Ladder(game, players, bots), _MOST)
    shown = await Players(node.database).ranked([who for who, _ in best])
    names = await state.people.names(shown | {person.id})
    return [
        Rung(
            rank=at,
            name=names.get(who),
            level=who.removeprefix("bot:") if who.startswith("bot:") else None,
            points=rating.points,
            sureness=rating.sureness,
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
