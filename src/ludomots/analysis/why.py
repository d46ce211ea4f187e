"""Why one move is better than another, in a sentence made from the parts of their values."""

from collections.abc import Iterable

from ludomots.analysis.report import Choice
from ludomots.core.analyst import Part, PartKind
from ludomots.core.facts import FACTS, Text, listed

_REASONS = 2
_LEAST = 1.0
"""A part that makes a smaller difference, in points, is no reason."""


def why(best: Choice, made: Choice) -> Text:
    """Return what the best move has over the move made."""
    more = best.points - made.points
    name = "more" if more > 0 else "less" if more < 0 else "same"
    reasons = _reasons(best.parts, made.parts)
    if not best.points and not made.points:
        name = "no-points"
    if not reasons:
        name = "more-only" if more > 0 else "later"
    return FACTS(
        f"review-why-{name}",
        best=best.label,
        made=made.label,
        points=abs(more),
        reasons=listed(reasons),
    )


def _reasons(best: tuple[Part, ...], made: tuple[Part, ...]) -> list[Text]:
    """Return what the best move is better for, points now aside, the greatest difference first."""
    others = _points(made)
    said = {part.kind: part.said for part in best if part.kind != "now" and part.said}
    gains = {kind: points - others.get(kind, 0) for kind, points in _points(best).items()}
    kinds = [kind for kind in said if gains[kind] >= _LEAST]
    return [said[kind] for kind in sorted(kinds, key=lambda kind: -gains[kind])[:_REASONS]]


def _points(parts: Iterable[Part]) -> dict[PartKind, float]:
    points: dict[PartKind, float] = {}
    for part in parts:
        points[part.kind] = points.get(part.kind, 0) + part.points
    return points
