"""Who lets others see their statistics, by a link that nobody can guess."""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, Integer, cast, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.records import BadRecord, CannotReplay
from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.live import schema as live_schema
from ludomots.server.live.service import NoTable
from ludomots.server.people import schema as people_schema
from ludomots.server.problems import Unanswerable
from ludomots.server.ratings import schema
from ludomots.server.reviews.old_games import old_game
from ludomots.tables import BadLog
from ludomots.tables.played import Met, PlayedGame, level_of, played_by

if TYPE_CHECKING:
    from ludomots.server.node import Node


_rows = schema.shared_statistics.c


class Sharing:
    """The links to the statistics of people, of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def link_of(self, person: str) -> str | None:
        """Return the link to a person's statistics, ``None`` if they do not share them."""
        query = select(_rows.link).where(_rows.person == person)
        return await self._database.read(lambda one: one.scalar(query))

    async def person_of(self, link: str) -> str | None:
        """Return whose statistics a link shows, ``None`` if it is not valid (any more)."""
        query = select(_rows.person).where(_rows.link == link)
        return await self._database.read(lambda one: one.scalar(query))

    async def share(self, person: str) -> str:
        """Return the link to a person's statistics, a new one if they did not share them."""
        known = await self.link_of(person)
        if known is not None:
            return known
        link = unguessable_id()
        row = {"person": person, "link": link}
        try:
            await self._database.write(
                lambda one: one.execute(insert(schema.shared_statistics), row)
            )
        except IntegrityError:  # it was asked twice at once
            return await self.share(person)
        return link

    async def stop(self, person: str) -> None:
        """Make the link to a person's statistics invalid, at once and for ever."""
        these = delete(schema.shared_statistics).where(_rows.person == person)
        await self._database.write(lambda one: one.execute(these))


_sitters = live_schema.sitters.c
_played = schema.played.c
_opponents = schema.opponents.c
_words = schema.best_words.c
_accuracies = schema.accuracies.c
_merged = people_schema.merged.c

_BY_GAME = (schema.played, schema.opponents, schema.best_words)
_UNCOUNTED = (_sitters.counted == 0) & _sitters.ended.is_not(None)
_MOST_WORDS = 10
_MOST_ACCURACIES = 200
_ENOUGH_GAMES = 3
"""How often one must have met an opponent to call them hard."""


class Ended(NamedTuple):
    """A game that is not counted yet, and when it ended."""

    table_id: str
    at: int


class GamesOfKind(NamedTuple):
    """How somebody fared at a game in some company."""

    game: str
    company: str
    games: int
    won: int
    average: float
    best: int


class KeptWord(NamedTuple):
    """A word that somebody laid, its points, and the table where, in which game, and when."""

    word: str
    points: int
    table_id: str
    game: str
    at: int


class Opponent(NamedTuple):
    """Somebody whom a person met often: games, and how many of them the person won and lost."""

    opponent: str
    games: int
    won: int
    lost: int


class Accuracy(NamedTuple):
    """How well a game was played, from 0 to 100, and when."""

    table_id: str
    game: str
    accuracy: float
    at: int


class Statistics(NamedTuple):
    """All of it. ``opponents`` are the hardest first, ``accuracies`` the oldest first."""

    kinds: tuple[GamesOfKind, ...]
    words: tuple[KeptWord, ...]
    longest: KeptWord | None
    opponents: tuple[Opponent, ...]
    accuracies: tuple[Accuracy, ...]


class StatisticsStore:
    """The statistics of a database. Those of a person include the guests that they once were."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def uncounted(self, most: int, identities: Sequence[str] | None = None) -> list[Ended]:
        """Return games that are to be counted, of everybody or of some people, the oldest first."""
        query = select(_sitters.table_id, _sitters.ended).where(_UNCOUNTED).distinct()
        if identities is not None:
            query = query.where(_sitters.identity.in_(identities))
        query = query.order_by(_sitters.ended).limit(most)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Ended(row.table_id, row.ended) for row in rows]

    async def count(self, ended: Ended, games: Sequence[PlayedGame]) -> None:
        """Count a game for the people who played it; nobody is given if it cannot be read."""
        try:
            await self._database.write(lambda one: _count(one, ended, games))
        except IntegrityError:  # another node counted it at the same time
            return

    async def of(self, identities: Sequence[str]) -> Statistics:
        """Return the statistics of a person."""
        return await self._database.read(lambda one: _of(one, identities))

    async def ended_at(self, table_id: str) -> int | None:
        """Return when a game ended, ``None`` if that is not known."""
        query = select(_sitters.ended).where(_sitters.table_id == table_id).limit(1)
        return await self._database.read(lambda one: one.scalar(query))

    async def is_reviewed(self, identities: Sequence[str], table_id: str) -> bool:
        """Return whether it is known how well a person played a game."""
        this = _accuracies.identity.in_(identities) & (_accuracies.table_id == table_id)
        known = select(_accuracies.at).where(this).limit(1)
        return await self._database.read(lambda one: one.scalar(known)) is not None

    async def reviewed(self, identity: str, reviewed: Accuracy) -> None:
        """Store how well a person played a game, unless that is known already."""
        new = insert(schema.accuracies).values(identity=identity, **reviewed._asdict())
        with suppress(IntegrityError):
            await self._database.write(lambda one: one.execute(new))


def _count(connection: Connection, ended: Ended, games: Sequence[PlayedGame]) -> None:
    """Count a game in one transaction, for those who sit there now: somebody may have been erased
    since the game was read."""
    table_id, at = ended
    this = _sitters.table_id == table_id
    connection.execute(update(live_schema.sitters).where(this, _UNCOUNTED).values(counted=1))
    for kind in _BY_GAME:
        connection.execute(delete(kind).where(kind.c.table_id == table_id))
    # Only after a write does SQLite keep others from writing; PostgreSQL locks the rows.
    here = set(connection.scalars(select(_sitters.identity).where(this).with_for_update()))
    for one in games:
        if one.identity not in here:
            continue
        mine = {"identity": one.identity, "table_id": table_id}
        row = {"game": one.game, "company": one.company, "points": one.points, "won": int(one.won)}
        connection.execute(insert(schema.played), {**mine, **row, "at": at})
        met = [other for other in one.opponents if _is_known(other, here)]
        if met:
            rows = [{**mine, **other._asdict()} for other in met]
            connection.execute(insert(schema.opponents), rows)
        words = [
            {**mine, **word._asdict(), "letters": len(word.word), "at": at} for word in one.words
        ]
        if words:
            connection.execute(insert(schema.best_words), words)


def _is_known(met: Met, here: Collection[str]) -> bool:
    return level_of(met.opponent) is not None or met.opponent in here


def _of(connection: Connection, identities: Sequence[str]) -> Statistics:
    def mine(columns: Any) -> Any:
        return columns.identity.in_(identities)

    kinds = (
        select(
            _played.game,
            _played.company,
            func.count(),
            func.sum(_played.won),
            func.avg(_played.points),
            func.max(_played.points),
        )
        .where(mine(_played))
        .group_by(_played.game, _played.company)
        .order_by(func.count().desc(), _played.game, _played.company)
    )
    same_game = (_played.identity == _words.identity) & (_played.table_id == _words.table_id)
    words = (
        select(_words.word, _words.points, _words.table_id, _played.game, _words.at)
        .join(schema.played, same_game)
        .where(mine(_words))
    )
    best = words.order_by(_words.points.desc(), _words.at).limit(_MOST_WORDS)
    longest = words.order_by(_words.letters.desc(), _words.points.desc(), _words.at).limit(1)
    won, lost = (func.sum(cast(_opponents.result == one, Integer)) for one in (1, -1))
    opponent = func.coalesce(_merged.person, _opponents.opponent)
    hardest = (
        select(opponent, func.count(), won, lost)
        .outerjoin(people_schema.merged, _merged.guest == _opponents.opponent)
        .where(mine(_opponents), opponent.not_in(identities))
        .group_by(opponent)
        .having(func.count() >= _ENOUGH_GAMES)
    )
    accuracy = (
        select(_accuracies.table_id, _accuracies.game, _accuracies.accuracy, _accuracies.at)
        .where(mine(_accuracies))
        .order_by(_accuracies.at.desc())
        .limit(_MOST_ACCURACIES)
    )
    longest_row = connection.execute(longest).one_or_none()
    found = [Opponent(*row) for row in connection.execute(hardest)]
    return Statistics(
        kinds=tuple(_kind(*row) for row in connection.execute(kinds)),
        words=tuple(KeptWord(*row) for row in connection.execute(best)),
        longest=None if longest_row is None else KeptWord(*longest_row),
        opponents=tuple(sorted(found, key=_hardness)),
        accuracies=tuple(Accuracy(*row) for row in connection.execute(accuracy))[::-1],
    )


def _kind(game: str, company: str, games: int, won: int, average: Any, best: int) -> GamesOfKind:
    return GamesOfKind(game, company, games, int(won), float(average), best)


def _hardness(one: Opponent) -> tuple[float, int, str]:
    """Order opponents: who won most of the games first, then who was met most often."""
    return (one.won - one.lost) / one.games, -one.games, one.opponent


_AT_ONCE = 20
"""How many games are counted in one go: few, so that no move waits for it."""
_UNREADABLE = (NoTable, BadLog, BadRecord, CannotReplay, Unanswerable)


class GameCounter:
    """Counts what ended at this node, and what was left over when it started.

    A few games are counted every few seconds, each in a thread and in a transaction of its own. A
    person who asks for their statistics does not wait for that: their own games are counted first.
    Nothing is lost if it fails: a game is tried again until it is counted.
    """

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._store = StatisticsStore(node.database)
        self._turn = asyncio.Lock()
        self._has_more = True

    def game_ended(self) -> None:
        """Note that a game is to be counted, which has just been stored."""
        self._has_more = True

    def go_on(self) -> None:
        """Begin to count if there is anything to count."""
        if self._has_more and not self._turn.locked():
            self._node.tasks.start(self._count_some())

    async def count_for(self, identities: Sequence[str]) -> None:
        """Count the games of a person that are not counted yet; of very many the oldest."""
        for ended in await self._store.uncounted(_AT_ONCE, identities):
            await self._count(ended)

    async def _count_some(self) -> None:
        async with self._turn:
            self._has_more = False  # a game that ends meanwhile sets it again
            try:
                found = await self._store.uncounted(_AT_ONCE)
                self._has_more |= len(found) == _AT_ONCE
                for ended in found:
                    await self._count(ended)
            except BaseException:
                self._has_more = True
                raise

    async def _count(self, ended: Ended) -> None:
        """Count a game; one that cannot be replayed any more counts for nobody."""
        games: list[PlayedGame] = []
        try:
            old = await old_game(self._node, ended.table_id)
            games = await asyncio.to_thread(
                lambda: played_by(old.seats, old.played(), old.replaced)
            )
        except _UNREADABLE:
            pass
        await self._store.count(ended, games)
