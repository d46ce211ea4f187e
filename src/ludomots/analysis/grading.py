"""How much a move lost, as a grade and as accuracy. ``docs/analysis.md`` gives the reasons."""

import math
from collections.abc import Sequence

from ludomots.analysis.report import Grade

GRADES: tuple[tuple[Grade, float], ...] = (("large", 0.10), ("medium", 0.05), ("small", 0.02))
"""From which loss of winning chance on a loss has each grade; below the last it is good."""

DECIDED = 0.03
"""A game is decided for a seat whose chance is below this, or above 1 less this."""

ERRORS = 2.0
"""A loss of fewer standard errors than this cannot be told from chance."""

_STEEPNESS, _FLOOR = 4.354, 3.1669
_LEAST_WEIGHT, _MOST_WEIGHT = 0.005, 0.12
_LEAST_ACCURACY = 1.0


def is_certain(loss: float, error: float) -> bool:
    """Return whether a loss can be told from chance."""
    return loss > 0 and loss >= ERRORS * error


def is_decided(best: float, made: float) -> bool:
    """Return whether a game is won or lost, with the best move and with the move made."""
    return max(best, made) < DECIDED or min(best, made) > 1 - DECIDED


def grade(lost: float, *, is_best: bool) -> Grade:
    """Return the grade of a move that lost some chance to win."""
    if is_best:
        return "best"
    return next((name for name, least in GRADES if lost >= least), "good")


def accuracy(lost: float) -> float:
    """Return the accuracy of a move, 0 to 100, from the chance to win that it lost.

    >>> [round(accuracy(lost)) for lost in (0, 0.02, 0.05, 0.10, 0.30)]
    [100, 91, 80, 64, 25]
    """
    curve = (100 + _FLOOR) * math.exp(-_STEEPNESS * max(lost, 0.0)) - _FLOOR
    return min(max(curve, 0.0), 100.0)


def volatility(chances: Sequence[float]) -> float:
    """Return the weight of a move, from the chances to win around it: their standard deviation.

    It is never next to nothing and never overwhelming.
    """
    mean = sum(chances) / len(chances)
    variance = sum((chance - mean) ** 2 for chance in chances) / len(chances)
    return min(max(math.sqrt(variance), _LEAST_WEIGHT), _MOST_WEIGHT)


def game_accuracy(accuracies: Sequence[float], weights: Sequence[float]) -> float:
    """Return the accuracy of a game from that of its moves.

    It is half way between the weighted mean and the harmonic mean, in which a bad move counts more.
    """
    pairs = zip(accuracies, weights, strict=True)
    weighted = sum(one * weight for one, weight in pairs) / sum(weights)
    harmonic = len(accuracies) / sum(1 / max(one, _LEAST_ACCURACY) for one in accuracies)
    return (weighted + harmonic) / 2
