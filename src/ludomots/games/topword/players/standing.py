"""How far each seat is in a game of Topword: points, and the tiles that are still to be laid."""

from ludomots.core.analyst import Standing, clockwise, standing_of, with_points_that_wait
from ludomots.games.topword.endings import TILE_LEFT
from ludomots.games.topword.view import View

_TILES = 100
"""The tiles of the usual game: those of the French box."""


def standing(view: View) -> Standing:
    """Return how far each seat is. Points count as if the game ended now: less for tiles held."""
    waiting = 0 if view.provisional is None else view.provisional.scored.total
    scores = with_points_that_wait(view, waiting)
    here = [seat for seat in range(len(scores)) if seat not in view.withdrawn]
    to_lay = view.bag_count + sum(view.rack_counts[seat] for seat in here)
    return standing_of(
        view,
        points=[
            score - TILE_LEFT * held for score, held in zip(scores, view.rack_counts, strict=True)
        ],
        left=to_lay / _TILES,
        next_to_act=clockwise(view, view.turn, view.skips),
    )
