"""Ratings kept in the database: looked up at once, however many games were played.

New results are rated in the order of their ends, one transaction after the other: whoever rates
locks a row first. A result gets its number then, and the ratings that its players had are stored
with it, so that they can be worked out again (``rating_history.py``).
"""

import asyncio
import logging
from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from ludomots.server import metadata
from ludomots.server.database import Database
from ludomots.server.live import schema as live_schema
from ludomots.server.live.rows import UNREADABLE, read_result
from ludomots.server.live.tasks import Tasks
from ludomots.server.people import schema as people_schema
from ludomots.server.ratings import schema
from ludomots.tables.forget import ERASED
from ludomots.tables.ratings import Ladder, Rating, Result, rate

Ranked = tuple[str, Ladder]
"""A person, or a level of computer players, on a ladder."""

_AT_ONCE = 200
"""How many results are rated in one transaction."""
_LOCK = "ratings"
"""The row of the settings that is locked by those who rate."""

_log = logging.getLogger(__name__)

_rows = schema.ratings.c
_results = live_schema.results.c

_NEW = (
    select(_results.table_id, _results.result, _results.at)
    .where(_results.number.is_(None))
    .order_by(_results.at, _results.table_id)
    .limit(_AT_ONCE)
)
_NUMBER = (
    update(live_schema.results)
    .where(_results.table_id == bindparam("of"))
    .values(number=bindparam("new_number"), before=bindparam("new_before"))
)
_DELETE = delete(schema.ratings).where(
    *(_rows[name] == bindparam(f"old_{name}") for name in ("person", "game", "players", "bots"))
)


class Ratings:
    """The ratings of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[tuple[Ladder, Rating]]:
        """Return a person's ratings."""
        query = select(schema.ratings).where(_rows.person == person)
        query = query.order_by(_rows.game, _rows.players, _rows.bots)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [(ladder_of(row), rating_of(row)) for row in rows]

    async def best(self, ladder: Ladder, most: int) -> list[tuple[str, Rating]]:
        """Return the best players of a ladder, the best first."""
        game, players, bots = ladder
        query = (
            select(schema.ratings)
            .where(_rows.game == game, _rows.players == players, _rows.bots == int(bots))
            .order_by(_rows.points.desc())
            .limit(most)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [(row.person, rating_of(row)) for row in rows]

    async def rate_new(self) -> int:
        """Rate the oldest results that are not rated yet, and return how many these were."""
        return await self._database.write(_rate_new)


def lock(connection: Connection) -> None:
    """Keep everybody else from rating until the end of a transaction."""
    settings = metadata.settings
    row = update(settings).where(settings.c.name == _LOCK)
    connection.execute(row.values(value=settings.c.value))


def store(connection: Connection, ratings: dict[Ranked, Rating]) -> None:
    """Store ratings in the place of earlier ones. Those of erased people are not kept."""
    rows = [_row(*one) for one in ratings.items() if not one[0][0].startswith(ERASED)]
    if rows:
        keys = ("person", "game", "players", "bots")
        connection.execute(_DELETE, [{f"old_{key}": row[key] for key in keys} for row in rows])
        connection.execute(insert(schema.ratings), rows)


def ladder_of(row: Row[Any]) -> Ladder:
    """Return the ladder of a stored rating."""
    return Ladder(row.game, row.players, bool(row.bots))


def rating_of(row: Row[Any]) -> Rating:
    """Return a stored rating."""
    return Rating(row.mean, row.spread, row.games, row.won)


def with_persons(result: Result, persons: dict[str, str]) -> Result:
    """Return a result in which guests who logged in are the persons as which they did."""
    return result._replace(players=tuple(persons.get(one, one) for one in result.players))


def _rate_new(connection: Connection) -> int:
    lock(connection)
    rows = connection.execute(_NEW).all()
    if not rows:
        return 0
    found = {row.table_id: _result(row) for row in rows}
    known = [one for one in found.values() if one is not None]
    persons = _persons(connection, {player for one in known for player in one.players})
    results = [with_persons(one, persons) for one in known]
    ratings = _ratings(connection, {player for one in results for player in one.players})
    before = iter([_rate(ratings, one) for one in results])
    last = connection.scalar(select(func.max(_results.number))) or 0
    numbered = [
        {"of": table_id, "new_number": number, "new_before": result and next(before)}
        for number, (table_id, result) in enumerate(found.items(), start=last + 1)
    ]
    connection.execute(_NUMBER, numbered)
    changed = {(player, one.ladder) for one in results for player in one.players}
    store(connection, {ranked: ratings[ranked] for ranked in changed})
    return len(rows)


def _rate(ratings: dict[Ranked, Rating], result: Result) -> str:
    """Rate a result, and return as JSON the ratings that its players had before."""
    ladder = result.ladder
    before = [ratings.get((player, ladder), Rating()) for player in result.players]
    after = rate(result, before)
    ratings |= {(player, ladder): rating for player, rating in after.items()}
    return msgspec.json.encode(before).decode()


def _result(row: Row[str, str, int]) -> Result | None:
    """Return a result, nothing if it cannot be read: it is not rated then, nor tried again."""
    try:
        return read_result(row.result, row.at)
    except UNREADABLE:
        _log.exception("a result cannot be read", extra={"facts": {"table": row.table_id}})
        return None


def _persons(connection: Connection, players: Collection[str]) -> dict[str, str]:
    """Return the persons that guests logged in as, by guest."""
    merged = people_schema.merged.c
    query = select(merged.guest, merged.person).where(merged.guest.in_(players))
    return {row.guest: row.person for row in connection.execute(query)}


def _ratings(connection: Connection, people: Iterable[str]) -> dict[Ranked, Rating]:
    query = select(schema.ratings).where(_rows.person.in_(people))
    rows = connection.execute(query)
    return {(row.person, ladder_of(row)): rating_of(row) for row in rows}


def _row(ranked: Ranked, rating: Rating) -> dict[str, Any]:
    person, (game, players, bots) = ranked
    return {
        "person": person,
        "game": game,
        "players": players,
        "bots": int(bots),
        "mean": rating.mean,
        "spread": rating.spread,
        "points": rating.cautious,
        "games": rating.games,
        "won": rating.won,
    }


class Rater:
    """Rates what ended at this node, and what was left over when it started.

    It does so every few seconds, many results in one transaction, so that moves hardly ever wait
    for it; a request that wants ratings does not wait for that. Nothing is lost if it fails: the
    next time rates everything that is not rated yet.
    """

    def __init__(self, ratings: Ratings, tasks: Tasks) -> None:
        self._ratings = ratings
        self._tasks = tasks
        self._turn = asyncio.Lock()
        self._has_more = True

    def game_ended(self) -> None:
        """Note that a game is to be rated, which has just been stored."""
        self._has_more = True

    def go_on(self) -> None:
        """Begin to rate if there is anything to rate."""
        if self._has_more:
            self._tasks.start(self.catch_up())

    async def catch_up(self) -> None:
        """Wait until everything is rated that ended here before now."""
        async with self._turn:
            while self._has_more:
                self._has_more = False  # a game that ends meanwhile sets it again
                try:
                    rated = await self._ratings.rate_new()
                except BaseException:
                    self._has_more = True
                    raise
                self._has_more |= rated > 0
