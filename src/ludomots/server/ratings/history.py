"""Ratings worked out again from the results that were rated.

A rating follows from the results of its player, in the order in which they were rated, against
opponents with the ratings that they had then (``tables.ratings.standings``). So

- somebody who is erased loses their ratings, and nobody else's change;
- the results of a guest who logs in are the person's from then on: the person's ratings are worked
  out again, and those of the opponents stay, since they met the guest;
- results are kept when the logs of old games are deleted, and if some are missing, a rating goes on
  from what was stored with the first that is left.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, select

from ludomots.server.database import Database
from ludomots.server.live import schema as live_schema
from ludomots.server.live.rows import UNREADABLE, read_result
from ludomots.server.people import schema as people_schema
from ludomots.server.ratings import schema
from ludomots.server.ratings.ratings import Ranked, ladder_of, lock, rating_of, store, with_persons
from ludomots.tables.forget import ERASED
from ludomots.tables.ratings import Ladder, Rated, Rating, rated_in_turn, standings

_BEFORE = msgspec.json.Decoder(tuple[Rating, ...])

_rows = schema.ratings.c
_results = live_schema.results.c

_RATED = (
    select(_results.result, _results.at, _results.before)
    .where(_results.number.is_not(None), _results.before.is_not(None))
    .order_by(_results.number)
)


class WrongRating(NamedTuple):
    """A rating that is not what follows from the results; what is stored, and what it should be."""

    person: str
    ladder: Ladder
    stored: Rating | None
    right: Rating


async def wrong_ratings(database: Database) -> list[WrongRating]:
    """Return the ratings that do not follow from the results, for ``ludomots db check``."""
    return await database.read(_wrong)


async def mend_ratings(database: Database) -> int:
    """Store the ratings that follow from the results where others are stored; return how many."""

    def mend(connection: Connection) -> int:
        lock(connection)
        wrong = _wrong(connection)
        store(connection, {(one.person, one.ladder): one.right for one in wrong})
        return len(wrong)

    return await database.write(mend)


class RatedGame(NamedTuple):
    """A game that somebody played on a ladder: when it ended, and their rating after it."""

    ladder: Ladder
    at: int
    rating: Rating


async def course(database: Database, person: str, guests: Sequence[str]) -> list[RatedGame]:
    """Return how the ratings of a person changed, game by game, the oldest first."""
    mine = (person, *guests)

    def found(connection: Connection) -> list[RatedGame]:
        history = _history(connection, _rated_of(mine), dict.fromkeys(mine, person))
        return [
            RatedGame(result.ladder, result.at, ratings[person])
            for result, ratings in rated_in_turn(history)
            if person in ratings
        ]

    return await database.read(found)


def merge_ratings(connection: Connection, guest: str, person: str) -> None:
    """Give the results of a guest to the person that the guest has just logged in as."""
    lock(connection)
    query = select(schema.ratings).where(_rows.person == guest)
    ladders = {ladder_of(row) for row in connection.execute(query)}
    if not ladders:
        return
    connection.execute(delete(schema.ratings).where(_rows.person == guest))
    merged = people_schema.merged.c
    guests = connection.scalars(select(merged.guest).where(merged.person == person)).all()
    mine = (person, *guests)
    history = _history(connection, _rated_of(mine), dict.fromkeys(mine, person))
    found = standings(one for one in history if one.result.ladder in ladders)
    store(connection, {(person, ladder): found[ladder][person] for ladder in found})


def delete_ratings(connection: Connection, people: Collection[str]) -> None:
    """Delete the ratings of people who are erased."""
    lock(connection)
    connection.execute(delete(schema.ratings).where(_rows.person.in_(people)))


def _wrong(connection: Connection) -> list[WrongRating]:
    """Compare. Somebody who was several guests and of whom results are missing is passed over:
    their ratings cannot be worked out any more."""
    persons = {one.guest: one.person for one in connection.execute(select(people_schema.merged))}
    began: dict[Ranked, Rating] = {}
    found = standings(_noting_first(_history(connection, _RATED, persons), began))
    kept = {
        (row.person, ladder_of(row)): rating_of(row)
        for row in connection.execute(select(schema.ratings))
    }
    merged_people = set(persons.values())
    return [
        WrongRating(person, ladder, kept.get((person, ladder)), right)
        for ladder, ratings in found.items()
        for person, right in ratings.items()
        if kept.get((person, ladder)) != right
        and not person.startswith(ERASED)
        and not (person in merged_people and began[person, ladder].games)
    ]


def _noting_first(history: Iterator[Rated], began: dict[Ranked, Rating]) -> Iterator[Rated]:
    """Yield a history, and note the rating with which each player's part of it begins."""
    for rated in history:
        for player, rating in zip(rated.result.players, rated.before, strict=True):
            began.setdefault((player, rated.result.ladder), rating)
        yield rated


def _rated_of(identities: Sequence[str]) -> Select[Any]:
    """Return the query for the rated games of a person."""
    sitters = live_schema.sitters.c
    tables = select(sitters.table_id).where(sitters.identity.in_(identities))
    return _RATED.where(_results.table_id.in_(tables))


def _history(
    connection: Connection, query: Select[Any], persons: dict[str, str]
) -> Iterator[Rated]:
    for result, at, before in connection.execute(query):
        try:
            rated = Rated(read_result(result, at), _BEFORE.decode(before))
        except UNREADABLE:
            continue
        yield rated._replace(result=with_persons(rated.result, persons))
