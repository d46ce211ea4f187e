"""Days as a learner counts them: from midnight to midnight in their own time."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

import msgspec
from fsrs import Card, Rating, Scheduler, State

_MINUTE = 60_000
_DAY = 24 * 60 * _MINUTE


class Day(NamedTuple):
    """A day: its number, counted from 1970, and when it begins and ends, in milliseconds."""

    number: int
    begins: int
    ends: int


def day_at(now: int, zone: int) -> Day:
    """Return the day of a moment where clocks are ``zone`` minutes ahead of UTC."""
    number = (now + zone * _MINUTE) // _DAY
    begins = number * _DAY - zone * _MINUTE
    return Day(number, begins, begins + _DAY)


def streak(days: Iterable[int], today: int) -> int:
    """Return how many days in a row something was learnt, up to today; a day that is not over yet
    breaks nothing.

    >>> streak([19, 18, 16], today=19), streak([18, 17], today=19), streak([17], today=19)
    (2, 2, 0)
    """
    learnt = set(days)
    last = today if today in learnt else today - 1
    count = 0
    while last - count in learnt:
        count += 1
    return count


SOON = timedelta(minutes=10)
"""After this time something is asked again that was not known."""

FIRM = 21.0
"""From this stability on, in days, something counts as known."""

_SCHEDULER = Scheduler(learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False)
"""Without fuzzing: the same answers at the same times give the same dates."""


class Grade(StrEnum):
    """How well a question was answered."""

    WRONG = "wrong"
    NEARLY = "nearly"
    RIGHT = "right"


_RATINGS = {Grade.WRONG: Rating.Again, Grade.NEARLY: Rating.Hard, Grade.RIGHT: Rating.Good}


class Memory(msgspec.Struct, frozen=True):
    """How well something is remembered, after its last answer.

    ``due`` is when it is to be asked again. After ``stability`` days it is still known with a
    probability of 90 %. ``phase`` and ``step`` are the scheduler's own.
    """

    due: int
    last: int
    stability: float
    difficulty: float
    phase: int
    step: int | None


def remembered(memory: Memory | None, grade: Grade, now: int) -> Memory:
    """Return the memory of something after one more answer; ``None`` if it was never asked."""
    moment = _moment(now)
    before = Card(card_id=0, due=moment) if memory is None else _card(memory)
    after, _ = _SCHEDULER.review_card(before, _RATINGS[grade], moment)
    if after.stability is None or after.difficulty is None:
        raise AssertionError("a card that was answered has a stability")
    return Memory(
        due=_milliseconds(after.due),
        last=now,
        stability=after.stability,
        difficulty=after.difficulty,
        phase=after.state.value,
        step=after.step,
    )


def _card(memory: Memory) -> Card:
    return Card(
        card_id=0,
        state=State(memory.phase),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_moment(memory.due),
        last_review=_moment(memory.last),
    )


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
