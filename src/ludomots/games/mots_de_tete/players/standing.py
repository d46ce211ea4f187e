"""How far each seat is in a game of Mots de Tête: points, and those that miss to the target."""

from ludomots.core.analyst import Standing, clockwise, standing_of, with_points_that_wait
from ludomots.games.mots_de_tete.board import EMPTY
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.view import View

_TARGET = 300
"""The target of the usual game (MT-40)."""

_LETTERS, _FULL = 180, 0.62
"""About how many letters fill the usual grid, and the share of its squares that these are."""


def standing(view: View) -> Standing:
    """Return how far each seat is."""
    waiting = 0 if view.provisional is None else view.provisional.scored.total
    points = with_points_that_wait(view, waiting)
    return standing_of(
        view,
        points=points,
        left=_left(view, points),
        next_to_act=clockwise(view, view.turn, view.skips, view.dropped_out),
        ending=_ending(view.options),
    )


def _ending(options: Options) -> str:
    """Return how a game ends; one by time counts as a Marathon, since a view knows no clock."""
    if not options.has_target:
        return "marathon"
    return "quarte" if options.variant == "quarte" else "target"


def _left(view: View, points: list[int]) -> float:
    """Return what the leader misses to the target, or else the letters still to be written."""
    if view.options.has_target:
        best = max(points[seat] for seat in range(len(points)) if seat not in view.withdrawn)
        return (view.options.target - best) / _TARGET
    if view.time_over:
        return 0.0
    squares = len(view.board.letters)
    written = squares - view.board.letters.count(EMPTY)
    return (_FULL * squares - written) / _LETTERS
