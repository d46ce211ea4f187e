"""When something that a person learns is to be asked again: spaced repetition.

The scheduler is FSRS with its usual parameters. It knows nothing of what is asked, so that words
and positions can be learnt with it alike. Times are milliseconds; no clock is read here.
"""

from datetime import UTC, datetime, timedelta
from enum import StrEnum

import msgspec
from fsrs import Card, Rating, Scheduler, State

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
