"""Why one move is better than another, in a sentence made from the parts of their values."""

from collections.abc import Iterable

from ludomots.analysis.report import Choice
from ludomots.core.analyst import Part, PartKind
from ludomots.core.facts import FACTS, Text, listed

_REASONS = 2
_LEAST, _SHARE = 1.0, 0.4
"""A part that makes a smaller difference, in points, is no reason; unless it is such a share of a
difference that is small itself."""


def why(best: Choice, made: Choice) -> Text:
    """Return what the best move has over the move made."""
    more = best.points - made.points
    name = "more" if more > 0 else "less" if more < 0 else "same"
    reasons = _reasons(best.parts, made.parts)
    if not best.points and not made.points:
        name = "no-points"
    if not reasons:
        name = "more-only" if more > 0 else "later"
    is_named = best.label != made.label  # else their notation tells them apart
    return FACTS(
        f"review-why-{name}",
        best=best.label if is_named else best.text,
        made=made.label if is_named else made.text,
        points=abs(more),
        reasons=listed(reasons),
    )


def _reasons(best: tuple[Part, ...], made: tuple[Part, ...]) -> list[Text]:
    """Return what the best move is better for, points now aside, the greatest difference first."""
    others = _points(made)
    said = {_side(part): part.said for part in best if part.kind != "now" and part.said}
    gains = {side: points - others.get(side, 0) for side, points in _points(best).items()}
    apart = sum(part.points for part in best) - sum(others.values())
    least = min(_LEAST, _SHARE * apart)
    sides = [side for side in said if gains[side] >= least]
    return [said[side] for side in sorted(sides, key=lambda side: -gains[side])[:_REASONS]]


def _points(parts: Iterable[Part]) -> dict[PartKind, float]:
    points: dict[PartKind, float] = {}
    for part in parts:
        points[_side(part)] = points.get(_side(part), 0) + part.points
    return points


def _side(part: Part) -> PartKind:
    """Return what a part is compared as: to close something is the opposite of opening it."""
    return "opened" if part.kind == "closed" else part.kind
