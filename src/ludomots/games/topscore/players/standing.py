"""How far each seat is in a game of Topscore: points, and the way to the seventh letter."""

from ludomots.core.analyst import Standing
from ludomots.core.contract import Rules
from ludomots.core.standing import clockwise, standing_of, with_points_that_wait
from ludomots.games.topscore.moves import Move
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.players.promise import promise
from ludomots.games.topscore.state import LONGEST, SHORTEST, SMALL, Board, State
from ludomots.games.topscore.view import View

_Rules = Rules[State, Move, View, Options]


def standing(rules: _Rules, view: View) -> Standing:
    """Return how far each seat is. What the small pyramids promise counts among the points.

    A game lasts until all but one have filled their small pyramids (TS-40), so what is left is what
    the last but one still has to do.
    """
    waiting = 0 if view.provisional is None else view.provisional.points
    scores = with_points_that_wait(view, waiting)
    seats = range(len(scores))
    progress = tuple(
        1.0 if view.named[seat] is not None else _progress(view.boards[seat]) for seat in seats
    )
    here = sorted(progress[seat] for seat in seats if seat not in view.withdrawn)
    return standing_of(
        view,
        points=[scores[seat] + _promised(rules, view, seat) for seat in seats],
        left=1 - (here[1] if len(here) > 1 else 1.0),
        next_to_act=clockwise(
            view, view.turn, view.skips, [seat for seat in seats if view.named[seat] is not None]
        ),
        progress=progress,
    )


def _promised(rules: _Rules, view: View, seat: int) -> float:
    """Return the points that a seat may expect of the word it has yet to name.

    Whoever is left alone has one more turn (TS-40), too little to fill what is empty.
    """
    others = (other for other in range(len(view.named)) if other not in {seat, *view.withdrawn})
    is_alone = all(view.named[other] is not None for other in others)
    if view.named[seat] is not None or (is_alone and not view.boards[seat].is_full):
        return 0.0
    options = view.options
    return promise(
        rules.lexicon, options.letters, view.boards[seat].small, gaps=options.gaps_allowed
    )


def _progress(board: Board) -> float:
    """Return the share of the way: letters put, the word that grows, and the word to name."""
    letters = sum(map(bool, board.small))
    steps = max(0, len(board.word) - SHORTEST + 1)
    growing = 0.0 if board.is_full else steps / (LONGEST - SHORTEST + 2)
    return (letters + growing) / (SMALL + 1)
