"""Whom a person has played with, and how they fared against each other; who won most in a month.

All of it is read from the statistics of finished games (``statistics.py``).
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Integer, cast, func, select

from ludomots.server.database import Database
from ludomots.server.people import schema as people_schema
from ludomots.server.ratings import schema as ratings_schema
from ludomots.server.together import schema
from ludomots.tables.forget import ERASED
from ludomots.tables.played import BOT

_played = ratings_schema.played.c
_opponents = ratings_schema.opponents.c
_merged = people_schema.merged.c
_players = schema.players.c

_AMONG_PEOPLE = "people"
_SAME_GAME = (_played.identity == _opponents.identity) & (_played.table_id == _opponents.table_id)


class Meeting(NamedTuple):
    """Somebody whom a person played with: how often, and when last."""

    person: str
    games: int
    at: int


class SharedGame(NamedTuple):
    """A finished game of a person: at which table, when, with whom, their points, whether won."""

    table_id: str
    game: str
    at: int
    company: str
    points: int
    won: bool


class HeadToHead(NamedTuple):
    """Games of two people, and how many of them the first one was ahead and behind in the end."""

    games: int
    won: int
    lost: int


class Leader(NamedTuple):
    """How a person fared in a month: games with other people, and games won."""

    person: str
    games: int
    won: int


class Meetings:
    """Who played with whom, of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, identities: Sequence[str], most: int) -> list[Meeting]:
        """Return the people somebody played with, the latest first."""
        other = func.coalesce(_merged.person, _opponents.opponent)
        last = func.max(_played.at)
        query = (
            select(other, func.count(), last)
            .select_from(ratings_schema.opponents)
            .join(ratings_schema.played, _SAME_GAME)
            .outerjoin(people_schema.merged, _merged.guest == _opponents.opponent)
            .where(_opponents.identity.in_(identities), other.not_in(identities))
            .where(~other.startswith(BOT), ~other.startswith(ERASED))
            .group_by(other)
            .order_by(last.desc(), other)
            .limit(most)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Meeting(*row) for row in rows]

    async def between(
        self, mine: Sequence[str], theirs: Sequence[str], most: int
    ) -> tuple[HeadToHead, list[SharedGame]]:
        """Return how a person fared against another one, and the latest of these games as the
        first one played them."""
        both = _opponents.identity.in_(mine) & _opponents.opponent.in_(theirs)
        won, lost = (func.sum(cast(_opponents.result == one, Integer)) for one in (1, -1))
        total = select(func.count(), won, lost).where(both)

        def found(connection: Connection) -> tuple[HeadToHead, list[SharedGame]]:
            games, ahead, behind = connection.execute(total).one()
            tables = select(_opponents.table_id).where(both)
            latest = _games(connection, mine, most, _played.table_id.in_(tables))
            return HeadToHead(games, ahead or 0, behind or 0), latest

        return await self._database.read(found)

    async def games(self, identities: Sequence[str], most: int) -> list[SharedGame]:
        """Return the latest finished games of a person."""
        return await self._database.read(lambda one: _games(one, identities, most))

    async def leaders(self, game: str, since: int, until: int, most: int) -> list[Leader]:
        """Return who won most games with other people in a time, of those who want to be seen on
        leaderboards; of equals first who needed fewer games."""
        person = func.coalesce(_merged.person, _played.identity)
        games, won = func.count(), func.sum(_played.won)
        query = (
            select(person, games, won)
            .select_from(ratings_schema.played)
            .outerjoin(people_schema.merged, _merged.guest == _played.identity)
            .join(schema.players, _players.person == person)
            .where(_played.game == game, _played.company == _AMONG_PEOPLE)
            .where(_played.at >= since, _played.at < until, _players.ranked == 1)
            .group_by(person)
            .order_by(won.desc(), games, person)
            .limit(most)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Leader(*row) for row in rows]


def _games(
    connection: Connection,
    identities: Sequence[str],
    most: int,
    which: ColumnElement[bool] | None = None,
) -> list[SharedGame]:
    columns = (_played.table_id, _played.game, _played.at, _played.company)
    query = select(*columns, _played.points, _played.won).where(_played.identity.in_(identities))
    if which is not None:
        query = query.where(which)
    rows = connection.execute(query.order_by(_played.at.desc()).limit(most))
    return [SharedGame(*row[:5], won=bool(row.won)) for row in rows]
