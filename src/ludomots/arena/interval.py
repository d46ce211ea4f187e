"""Confidence intervals of a mean."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

_95_PERCENT = 1.959964


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of values from 0 to 1 with its 95 % interval.

    The interval is Wilson's, with the number of trials that would give the observed variance: it
    stays valid for few values, and if all are equal.

    >>> [round(x, 3) for x in mean_interval([1.0, 0.5, 0.5, 1.0])]
    [0.75, 0.427, 0.924]
    """
    mean, count = fmean(values), len(values)
    spread = variance(values) if count > 1 else 0.25
    trials = count * min(4.0, max(1.0, mean * (1 - mean) / spread)) if spread else count
    z2 = _95_PERCENT**2
    centre = (mean + z2 / (2 * trials)) / (1 + z2 / trials)
    half = sqrt(mean * (1 - mean) * z2 / trials + z2**2 / (4 * trials**2)) / (1 + z2 / trials)
    return mean, max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))
