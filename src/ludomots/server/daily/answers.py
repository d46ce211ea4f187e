"""The answers that people gave to the positions of the day: one for each day and game."""

from typing import NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.server.daily import schema
from ludomots.server.database import Database

DAYS_KEPT = 400
"""How many days answers are kept: a year of the calendar, and some more."""

_rows = schema.daily_answers.c


class AlreadyAnswered(Exception):
    """Somebody has had their one try at this position."""


class DailyAnswer(msgspec.Struct, frozen=True):
    """An answer: the day (counted from 1970), the game, the move as text, how close it was to the
    best one (0 to 100), and when it was given."""

    day: int
    game: str
    move: str
    mark: int
    at: int


class Standing(NamedTuple):
    """How everybody answered: how many answers got each mark."""

    counts: dict[int, int]

    @property
    def answers(self) -> int:
        """How many answered."""
        return sum(self.counts.values())

    def place(self, mark: int) -> int:
        """Return the place of a mark, from 1; equal ones share it."""
        return 1 + sum(count for one, count in self.counts.items() if one > mark)


class DailyAnswers:
    """The answers of a database. A guest who logs in takes theirs along."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, answer: DailyAnswer) -> None:
        """Store an answer, or raise ``AlreadyAnswered``."""
        row = {"person": person, **msgspec.structs.asdict(answer)}
        try:
            await self._database.write(lambda one: one.execute(insert(schema.daily_answers), row))
        except IntegrityError:
            raise AlreadyAnswered from None

    async def find(self, person: str, day: int, game: str) -> DailyAnswer | None:
        """Return a person's answer in a game on a day, ``None`` before it."""
        found = await self.since(person, day, until=day)
        return next((one for one in found if one.game == game), None)

    async def since(self, person: str, first: int, until: int) -> list[DailyAnswer]:
        """Return a person's answers from one day to another, in the order of the days."""
        columns = (_rows.day, _rows.game, _rows.move, _rows.mark, _rows.at)
        query = select(*columns).where(_rows.person == person, _rows.day.between(first, until))
        ordered = query.order_by(_rows.day, _rows.game)
        rows = await self._database.read(lambda one: one.execute(ordered).all())
        return [DailyAnswer(*row) for row in rows]

    async def standing(self, day: int, game: str) -> Standing:
        """Return how everybody answered in a game on a day."""
        query = select(_rows.mark, func.count().label("answers")).where(
            _rows.day == day, _rows.game == game
        )
        marks = query.group_by(_rows.mark)
        rows = await self._database.read(lambda one: one.execute(marks).all())
        return Standing({row.mark: row.answers for row in rows})

    async def purge(self, today: int) -> int:
        """Delete the answers that are older than they are kept, and return how many they were."""
        old = _rows.day < today - DAYS_KEPT
        any_old = select(_rows.day).where(old).limit(1)
        if await self._database.read(lambda one: one.scalar(any_old)) is None:
            return 0  # asking keeps nobody from writing
        gone = delete(schema.daily_answers).where(old)
        return await self._database.write(lambda one: one.execute(gone).rowcount)
