"""The chance of each seat to win, from how far everybody is."""

import math

from ludomots.core.analyst import Standing

_SPREAD = 60.0
"""By how many points a lead changes over a whole game, one standard deviation."""

_LEAST_LEFT = 0.01


def chances(game: str, standing: Standing) -> tuple[float, ...]:  # noqa: ARG001
    """Return the chance of each seat to win; they add up to 1, and seats that left have none."""
    playing = [seat for seat in range(len(standing.points)) if seat not in standing.out]
    scale = _SPREAD * math.sqrt(max(standing.left, _LEAST_LEFT)) / 1.7
    most = max((standing.points[seat] for seat in playing), default=0.0)
    weights = [
        math.exp((points - most) / scale) if seat in playing else 0.0
        for seat, points in enumerate(standing.points)
    ]
    total = sum(weights) or 1.0
    return tuple(weight / total for weight in weights)
