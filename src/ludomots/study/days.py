"""Days as a learner counts them: from midnight to midnight in their own time."""

from collections.abc import Iterable
from typing import NamedTuple

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
