"""Whether something grows: a line through samples, with the interval of its slope."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

_MINUTE = 60.0
_WIDTH = 2.1
"""How many standard errors the interval has on either side: 95 % for some twenty minutes."""
_HOUR = 3600.0
_FEWEST = 3
_FLAT = 0.05
"""The growth in an hour, as a share of the mean, that is still called flat."""


class Trend(NamedTuple):
    """The mean of some samples, and the growth an hour with its 95 % interval."""

    mean: float
    slope: float
    low: float
    high: float

    @property
    def is_flat(self) -> bool:
        """Whether nothing grows that would matter: 0 is in the interval, or its upper end is
        small."""
        return self.low <= 0 or self.high < _FLAT * self.mean


def trend(times: Sequence[float], values: Sequence[float]) -> Trend | None:
    """Return the trend of values at some times, in seconds; ``None`` if they are of less than three
    minutes.

    Samples of one minute resemble each other: the line is drawn through the means of minutes.
    """
    minutes: dict[int, list[tuple[float, float]]] = {}
    for time, value in zip(times, values, strict=True):
        minutes.setdefault(int(time // _MINUTE), []).append((time, value))
    points = [(fmean(t for t, _ in one), fmean(v for _, v in one)) for one in minutes.values()]
    if len(points) < _FEWEST:
        return None
    middle, mean = fmean(t for t, _ in points), fmean(v for _, v in points)
    spread = sum((t - middle) ** 2 for t, _ in points)
    slope = sum((t - middle) * (v - mean) for t, v in points) / spread
    rest = sum((v - mean - slope * (t - middle)) ** 2 for t, v in points)
    error = sqrt(rest / (len(points) - 2) / spread)
    ends = (slope, slope - _WIDTH * error, slope + _WIDTH * error)
    return Trend(mean, *(_HOUR * end for end in ends))
