"""Statistics that people enjoy: one's own, and those that others share by a link."""

from typing import Any

import msgspec
from litestar import delete as delete_route
from litestar import get, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import Unanswerable
from ludomots.store.decks import Decks
from ludomots.store.sharing import Sharing
from ludomots.store.statistics import Statistics, StatisticsStore
from ludomots.tables.played import level_of

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
