"""What the standings of all games have in common: whose turn comes when, and what the end says."""

from collections.abc import Sequence

from ludomots.core.analyst import Standing
from ludomots.core.contract import GameView

_LEAST_LEFT = 0.001
"""A game that is not over has a little left, whatever its share says."""


def standing_of(
    view: GameView,
    *,
    points: Sequence[float],
    left: float,
    next_to_act: tuple[int, ...],
    progress: tuple[float, ...] = (),
    ending: str = "",
) -> Standing:
    """Return how far each seat is; the points at the end are those of the outcome."""
    over = view.outcome
    return Standing(
        points=tuple(map(float, over.scores if over else points)),
        left=0.0 if over else min(1.0, max(_LEAST_LEFT, left)),
        next_to_act=next_to_act,
        progress=progress,
        ending=ending,
        out=view.withdrawn,
    )


def clockwise(
    view: GameView, turn: int | None, skips: Sequence[int] = (), done: Sequence[int] = ()
) -> tuple[int, ...]:
    """Return how many others act before each seat where seats take turns, ``turn`` being first.

    While a play waits its author has had the turn. A seat that misses a turn is a round later, and
    one that has no turns left comes after everybody.
    """
    count = len(view.scores)
    playing = [seat for seat in range(count) if seat not in {*view.withdrawn, *done}]
    if view.provisional is not None:
        turn = view.provisional.seat + 1
    first = turn or 0
    order = sorted(playing, key=lambda seat: (seat - first) % count)
    before = dict.fromkeys(range(count), len(playing))
    for place, seat in enumerate(order):
        before[seat] = place + (skips[seat] if skips else 0) * len(order)
    return tuple(before.values())


def with_points_that_wait(view: GameView, points: int) -> list[int]:
    """Return the scores with the points of the play that waits, as if it stood."""
    play = view.provisional
    return [
        score + (points if play is not None and seat == play.seat else 0)
        for seat, score in enumerate(view.scores)
    ]
