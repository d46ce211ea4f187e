"""What a sample of games says of all games: a value with its interval, and a difference with its.

Each figure is a ratio of two totals over the games: idle turns to turns, points to seats, lead
changes to games. Games are independent of each other, turns of one game are not, so the spread is
that between games (of the ratio's linear part). A share has Wilson's interval, which holds for
small shares and for none at all; a mean has the usual one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import StatisticsError, correlation, fmean, stdev

import msgspec

from ludomots.arena.match import wilson

_95_PERCENT = 1.959964


class Estimate(msgspec.Struct, frozen=True):
    """A value with the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        """Whether 0 is outside the interval: a difference that chance alone rarely makes."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Sample:
    """The counts of each game, and what they are counted in."""

    counts: Sequence[float]
    bases: Sequence[float]
    is_share: bool

    @cached_property
    def value(self) -> float:
        """The ratio of the totals."""
        total = sum(self.bases)
        return sum(self.counts) / total if total else 0.0

    @cached_property
    def residuals(self) -> list[float]:
        """How far each game is from the ratio, in its unit."""
        mean = fmean(self.bases) or 1.0
        pairs = zip(self.counts, self.bases, strict=True)
        return [(count - self.value * base) / mean for count, base in pairs]

    @cached_property
    def error(self) -> float:
        """The standard error of the ratio."""
        games = len(self.counts)
        return stdev(self.residuals) / sqrt(games) if games > 1 else 0.0

    @cached_property
    def estimate(self) -> Estimate:
        """The ratio with its interval."""
        if self.is_share:
            return Estimate(self.value, *wilson(self.value, self._trials))
        half = _95_PERCENT * self.error
        return Estimate(self.value, self.value - half, self.value + half)

    @property
    def _trials(self) -> float:
        """How many independent trials would give the error that was observed."""
        if not self.error:
            return len(self.counts)
        trials = self.value * (1 - self.value) / self.error**2
        return min(max(1.0, trials), max(1.0, sum(self.bases)))


def difference(first: Sample, second: Sample) -> Estimate:
    """Return the second ratio less the first, with its interval.

    Game *n* of both samples had the same draws, so what the games have in common is taken out. The
    interval is put together from those of the two ratios (Newcombe's method for pairs). If only one
    of them ever varies, the spread of the other one says it all.
    """
    one, two = first.estimate, second.estimate
    value = two.value - one.value
    if bool(first.error) != bool(second.error):
        half = _95_PERCENT * max(first.error, second.error)
        return Estimate(value, value - half, value + half)
    common = _correlation(first.residuals, second.residuals)
    low = _apart(two.value - two.low, one.high - one.value, common)
    high = _apart(two.high - two.value, one.value - one.low, common)
    return Estimate(value, value - low, value + high)


def _apart(one: float, other: float, common: float) -> float:
    return sqrt(max(0.0, one**2 - 2 * common * one * other + other**2))


def _correlation(first: Sequence[float], second: Sequence[float]) -> float:
    try:
        return correlation(first, second)
    except StatisticsError:  # one of them never varies
        return 0.0
