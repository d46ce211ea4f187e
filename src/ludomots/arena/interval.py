"""Confidence intervals of shares."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

_95_PERCENT = 1.959964


def wilson(share: float, trials: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share that was found in so many trials.

    It stays valid for few trials, and for a share of 0 or 1.

    >>> [round(x, 3) for x in wilson(0.0, 240)]
    [0.0, 0.016]
    """
    z2 = _95_PERCENT**2
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = sqrt(share * (1 - share) * z2 / trials + z2**2 / (4 * trials**2)) / (1 + z2 / trials)
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


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
    return mean, *wilson(mean, trials)
