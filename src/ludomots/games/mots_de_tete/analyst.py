"""Weighs the moves of Mots de Tête for reviews, and says how far each seat is."""

from ludomots.core.analyst import Standing, Weighed, clockwise, standing_of, with_points_that_wait
from ludomots.core.contract import Rules
from ludomots.games.mots_de_tete import Accept, Contest, Move, Options, Pass, State, View, Write
from ludomots.games.mots_de_tete.model import EMPTY
from ludomots.games.mots_de_tete.weighing import may_try_again, weigh_answers, weigh_turn
from ludomots.games.mots_de_tete.worth import Turn

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
    """Return how a game ends; one with a time limit counts as a Marathon, since a view has no
    clock."""
    if not options.has_target:
        return "marathon"
    return "quarte" if options.variant == "quarte" else "target"


def _left(view: View, points: list[int]) -> float:
    """Return how far the leader is from the target, or else the share of letters still to be
    written."""
    if view.options.has_target:
        best = max(points[seat] for seat in range(len(points)) if seat not in view.withdrawn)
        return (view.options.target - best) / _TARGET
    if view.time_over:
        return 0.0
    squares = len(view.board.letters)
    written = squares - view.board.letters.count(EMPTY)
    return (_FULL * squares - written) / _LETTERS


_Rules = Rules[State, Move, View, Options]


class MotsDeTeteAnalyst:
    """Weighs plays by their points, by what they leave to others and by how games go on.

    The theme of a play is its word, if most of what it gains over the play made are its points.
    Otherwise it is the place that it closes or leaves; in Solo the room for all numbers; near the
    end the end of the game.
    """

    themes: tuple[str, ...] = ("word", "place", "room", "end", "doubt")

    def weigh(
        self, rules: _Rules, view: View, made: Move, *, playouts: int, seed: int
    ) -> list[Weighed[Move]]:
        """Return what the best moves are worth, and the one made."""
        if view.provisional is not None:
            return weigh_answers(rules, view) if isinstance(made, Accept | Contest) else []
        turn = Turn(rules.options, rules.lexicon, view)
        match made:
            case Pass():
                return weigh_turn(turn, None, made, playouts, seed)
            case Write():
                play = turn.find(made)
                goes_on = play is None and may_try_again(view)
                return [] if goes_on else weigh_turn(turn, play, made, playouts, seed)
            case _:
                return []

    def standing(self, rules: _Rules, view: View) -> Standing:  # noqa: ARG002
        """Return how far each seat is."""
        return standing(view)
