"""The best of the games that people played alone."""

from typing import Any

import msgspec
from litestar import Request, get, put
from litestar import delete as delete_route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from sqlalchemy import Connection, func, select

from ludomots.core.shelf import SHELF
from ludomots.server.database import Database
from ludomots.server.language import language_of
from ludomots.server.learning.decks import Decks
from ludomots.server.live import schema
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.ratings.statistics import Sharing, Statistics, StatisticsStore
from ludomots.server.together.players import Players
from ludomots.tables.played import Best, level_of
from ludomots.tables.ratings import Ladder, Sureness
from ludomots.texts import Texts, texts

_rows = schema.solos.c
_RULES = (_rows.game, _rows.preset, _rows.changed)


class Solos:
    """The games that people played alone, of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def bests(self, identities: tuple[str, ...]) -> list[Best]:
        """Return a person's best game by each set of rules, the latest first; of equal ones the
        first counts."""
        mine = _rows.identity.in_(identities)
        query = select(*_RULES, func.max(_rows.points), func.count()).where(mine).group_by(*_RULES)

        def bests(connection: Connection) -> list[Best]:
            found = []
            for game, preset, changed, points, games in connection.execute(query).all():
                same = (
                    column == value
                    for column, value in zip(_RULES, (game, preset, changed), strict=True)
                )
                first = select(_rows.table_id, _rows.at).where(mine, *same, _rows.points == points)
                table_id, at = connection.execute(first.order_by(_rows.at).limit(1)).one()
                found.append(Best(game, preset, bool(changed), points, at, table_id, games))
            return sorted(found, key=lambda best: -best.at)

        return await self._database.read(bests)


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


_COST = {"cost": 5}


class KindOfGame(msgspec.Struct, frozen=True, kw_only=True):
    """Finished games of a kind: alone, against computer players or among people (``company``)."""

    game: str
    company: str
    games: int
    won: int
    average: float
    best: int


class PlayedWord(msgspec.Struct, frozen=True, kw_only=True):
    """A word, its points, and the game in which it was laid; others are not led to that game."""

    word: str
    points: int
    game: str
    at: int
    table: str | None


class HardOpponent(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent: a level of computer players, or a person, by the name they chose, if any."""

    level: str | None
    name: str | None
    games: int
    won: int
    lost: int


class PlayedWell(msgspec.Struct, frozen=True, kw_only=True):
    """How well a reviewed game was played, from 0 to 100."""

    accuracy: float
    game: str
    at: int
    table: str | None


class ShownStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has played: games by kind, the best words, the longest one, the hardest
    opponent, the accuracy of reviewed games, the oldest first, and words learnt in the quiz."""

    kinds: tuple[KindOfGame, ...]
    words: tuple[PlayedWord, ...]
    longest: PlayedWord | None
    hardest: HardOpponent | None
    accuracies: tuple[PlayedWell, ...]
    learnt: int


class MyStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """My statistics, and the last part of the link by which others see them, if I share them."""

    shown: ShownStatistics
    link: str | None


class SharedStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody shares, with the name they chose, if any. Other people are not in it."""

    shown: ShownStatistics
    name: str | None


class SharedLink(msgspec.Struct, frozen=True):
    """The last part of the link by which others see my statistics."""

    link: str


@get("/api/me/statistics", tags=["people"], opt=_COST)
async def my_statistics(
    person: NamedDependency[Person], node: NamedDependency[Node], state: State
) -> MyStatistics:
    """Return what I have played."""
    await node.game_counter.count_for(person.identities)
    found = await StatisticsStore(node.database).of(person.identities)
    names = await state.people.names([one.opponent for one in found.opponents[:1]])
    shown = await _shown(node, found, person.id, names)
    return MyStatistics(shown=shown, link=await Sharing(node.database).link_of(person.id))


@put("/api/me/statistics/link", tags=["people"])
async def share_statistics(
    person: NamedDependency[Person], node: NamedDependency[Node]
) -> SharedLink:
    """Let others see my statistics by a link that nobody can guess."""
    return SharedLink(await Sharing(node.database).share(person.id))


@delete_route("/api/me/statistics/link", tags=["people"])
async def stop_sharing_statistics(
    person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Make that link invalid at once; if I share again, it is another one."""
    await Sharing(node.database).stop(person.id)


@get("/api/statistics/{link:str}", tags=["people"], opt=_COST)
async def shared_statistics(
    link: FromPath[str], node: NamedDependency[Node], state: State
) -> SharedStatistics:
    """Return what somebody lets others see."""
    person = await Sharing(node.database).person_of(link)
    if person is None:
        raise Unanswerable("no-statistics", 404)
    known = await state.people.find(person)
    identities = (person, *known.guests)
    await node.game_counter.count_for(identities)
    found = await StatisticsStore(node.database).of(identities)
    bots = tuple(one for one in found.opponents if level_of(one.opponent) is not None)
    shown = await _shown(node, found._replace(opponents=bots), person, None)
    return SharedStatistics(shown=shown, name=known.name)


async def _shown(
    node: Node, found: Statistics, person: str, names: dict[str, str] | None
) -> ShownStatistics:
    """Return statistics as they are sent; without ``names`` they are for others, who are not led
    to the games."""
    is_mine = names is not None

    def table(table_id: str) -> str | None:
        return table_id if is_mine else None

    def word(one: Any) -> PlayedWord:
        return PlayedWord(
            word=one.word, points=one.points, game=one.game, at=one.at, table=table(one.table_id)
        )

    hardest = next(iter(found.opponents), None)
    return ShownStatistics(
        kinds=tuple(KindOfGame(**one._asdict()) for one in found.kinds),
        words=tuple(word(one) for one in found.words),
        longest=None if found.longest is None else word(found.longest),
        hardest=None
        if hardest is None
        else HardOpponent(
            level=level_of(hardest.opponent),
            name=(names or {}).get(hardest.opponent),
            games=hardest.games,
            won=hardest.won,
            lost=hardest.lost,
        ),
        accuracies=tuple(
            PlayedWell(accuracy=one.accuracy, game=one.game, at=one.at, table=table(one.table_id))
            for one in found.accuracies
        ),
        learnt=await Decks(node.database).learnt(person, "words-"),
    )
