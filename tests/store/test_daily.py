"""Answers to the positions of the day: one try each, a place among everybody, a year kept."""

import asyncio

from ludomots.daily.puzzle import paris_day
from ludomots.server.daily.answers import DAYS_KEPT, AlreadyAnswered, DailyAnswer, DailyAnswers
from ludomots.server.database import Database
from ludomots.server.live.service import wall_clock
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people.people import People
from tests.in_process import ask
from tests.store.games import run
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON

TODAY = 20_000


def answer(mark: int, day: int = TODAY, game: str = "topword") -> DailyAnswer:
    return DailyAnswer(day, game, "5D TRIS", mark, NOON)


@story
async def test_of_two_answers_at_once_one_counts(address: str) -> None:
    async with Database(address) as database:
        answers = DailyAnswers(database)
        tries = (answers.add(ADA, answer(mark)) for mark in (70, 100))
        ended = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(one) for one in ended if one] == [AlreadyAnswered]
        kept = await answers.find(ADA, TODAY, "topword")
        assert kept is not None
        assert (await answers.standing(TODAY, "topword")).counts == {kept.mark: 1}
        await answers.add(ADA, answer(10, game="typo"))
        await answers.add(ADA, answer(10, day=TODAY + 1))


@story
async def test_equal_marks_share_a_place(address: str) -> None:
    async with Database(address) as database:
        answers = DailyAnswers(database)
        for person, mark in ((ADA, 80), (BOB, 80), ("third", 100), ("fourth", 3)):
            await answers.add(person, answer(mark))
        standing = await answers.standing(TODAY, "topword")
        assert [standing.place(mark) for mark in (100, 80, 3)] == [1, 2, 4]
        assert standing.answers == 4
        assert (await answers.standing(TODAY, "typo")).answers == 0


@story
async def test_a_guest_who_logs_in_keeps_their_days(address: str) -> None:
    async with Database(address) as database:
        answers = DailyAnswers(database)
        await answers.add("guest", answer(40))
        await answers.add("guest", answer(50, day=TODAY - 1))
        await answers.add(ADA, answer(90))
        await People(database).merge("guest", ADA, PERSONAL_DATA)
        mine = await answers.since(ADA, 0, TODAY)
        assert [(one.day, one.mark) for one in mine] == [(TODAY - 1, 50), (TODAY, 90)]


@story
async def test_answers_are_kept_for_a_year(address: str) -> None:
    async with Database(address) as database:
        answers = DailyAnswers(database)
        for day in (TODAY, TODAY - DAYS_KEPT, TODAY - DAYS_KEPT - 1):
            await answers.add(ADA, answer(40, day=day))
        assert [await answers.purge(TODAY) for _ in range(2)] == [1, 0]
        assert len(await answers.since(ADA, 0, TODAY)) == 2


def test_the_command_deletes_old_answers_too(address: str) -> None:
    today = paris_day(wall_clock()).number

    async def days_left(*new: int) -> list[int]:
        async with Database(address) as database:
            answers = DailyAnswers(database)
            for day in new:
                await answers.add(ADA, answer(40, day=day))
            return [one.day for one in await answers.since(ADA, 0, today)]

    assert len(run(days_left(today - 9, today - DAYS_KEPT - 9))) == 2
    ask("db", "purge", "--database", address)
    assert run(days_left()) == [today - 9]
