"""The decisions of a game, judged one by one with what the seat could know at the time."""

import hashlib
from collections.abc import Collection, Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ludomots.analysis.chances import chance_with_gain
from ludomots.analysis.grading import accuracy, grade, is_certain, is_decided
from ludomots.analysis.report import Choice, Decision
from ludomots.analysis.usual import usual
from ludomots.analysis.why import why
from ludomots.core.analyst import Standing, Weighed
from ludomots.core.game import Game

DEFAULT_PLAYOUTS = 10_000
"""How many games are played on from each decision, all its moves together."""

_HALF_WAY = 0.5


def steps(
    game: Game,
    playouts: int = DEFAULT_PLAYOUTS,
    seed: int = 0,
    seats: Collection[int] | None = None,
) -> Iterator[Decision]:
    """Yield the decisions of a game in order, each as soon as it is judged.

    To stop asking is to cancel. ``seats`` are those whose moves are judged, by default all. Nothing
    is judged in a game without an analyst, nor where a record does not say what the seat held.
    """
    for step, (seat, _) in enumerate(game.moves, start=1):
        if seat in range(len(game.state.scores)) and (seats is None or seat in seats):
            decision = judge(game, step, playouts, seed)
            if decision is not None:
                yield decision


def judge(
    game: Game, step: int, playouts: int = DEFAULT_PLAYOUTS, seed: int = 0
) -> Decision | None:
    """Return how good one move of a game was, ``None`` if there was nothing to decide.

    ``step`` counts the moves from 1.
    """
    analyst = game.kind.analyst
    seat, made = game.moves[step - 1]
    if analyst is None or (step in game.recorded and not game.recorded[step].hand):
        return None
    view = game.rules.view(game.states[step - 1], seat)
    weighed = analyst.weigh(game.rules, view, made, playouts=playouts, seed=seed_of(seed, step))
    if not weighed:
        return None
    return _Scale(game, seat, analyst.standing(game.rules, view)).judge(step, made, weighed)


def counted_loss(game: Game, step: int, best: Choice, other: Choice) -> float:
    """Return the chance to win that a move counts as having lost beside the best one.

    In a decided game, and for somebody who plays alone, points count as they would in a level game.
    """
    analyst, seat = game.kind.analyst, game.moves[step - 1][0]
    if analyst is None:
        return 0.0
    view = game.rules.view(game.states[step - 1], seat)
    return _Scale(game, seat, analyst.standing(game.rules, view)).counted(best, other)


def seed_of(seed: int, step: int) -> int:
    """Return the seed of one decision of a review, below 2 to the power of 63."""
    digest = hashlib.sha256(f"{seed} {step}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 1


def rounded(number: float) -> float:
    """Return a figure that is the same on machines whose exponentials differ in the last digit."""
    return round(number, 6)


class _Scale(NamedTuple):
    """What the moves of one decision are judged by."""

    game: Game
    seat: int
    standing: Standing

    def judge(self, step: int, made: msgspec.Struct, weighed: Sequence[Weighed[Any]]) -> Decision:
        expected = usual(self.game.kind.name, self.standing)
        best_value = weighed[0].value
        expected = best_value if expected is None else expected
        choices = tuple(self._choice(one, best_value, expected) for one in weighed)
        text = self.game.text(made)
        at = next(at for at, choice in enumerate(choices) if choice.text == text)
        best, chosen = choices[0], choices[at]
        certain = is_certain(chosen.loss, chosen.error)
        lost = max(best.chance - chosen.chance, 0.0) if certain else 0.0
        weight = self.counted(best, chosen)
        return Decision(
            step=step,
            seat=self.seat,
            choices=choices,
            made=at,
            loss=chosen.loss,
            chance_lost=lost,
            accuracy=rounded(accuracy(weight)),
            grade=grade(weight, is_best=chosen.loss <= 0),
            theme=best.theme,
            why=why(best, chosen) if certain else "",
        )

    def counted(self, best: Choice, other: Choice) -> float:
        """Return what the loss of a move counts, nothing if it cannot be told from chance."""
        if not is_certain(other.loss, other.error):
            return 0.0
        if is_decided(best.chance, other.chance):
            return self._lost_half_way(other.loss)
        return max(best.chance - other.chance, 0.0)

    def _choice(self, one: Weighed[Any], best: float, expected: float) -> Choice:
        return Choice(
            text=self.game.text(one.move),
            move=msgspec.to_builtins(one.move),
            label=one.label,
            points=one.points,
            value=one.value,
            loss=best - one.value,
            error=one.error,
            chance=self._chance(self.standing, one.value - expected),
            theme=one.theme,
            parts=one.parts,
        )

    def _chance(self, standing: Standing, gained: float) -> float:
        """Return the chance of the seat if it gains some points more than usual."""
        return rounded(chance_with_gain(self.game.kind.name, standing, self.seat, gained))

    def _lost_half_way(self, points: float) -> float:
        """Return the chance that losing some points costs in a level game half way through.

        Somebody who plays alone is given an equal.
        """
        now = self.standing
        seats = max(len(now.points), 2)
        half_way = replace(
            now,
            points=(fmean(now.points),) * seats,
            progress=(fmean(now.progress),) * seats if now.progress else (),
            next_to_act=now.next_to_act if len(now.points) == seats else (0, 1),
            left=_HALF_WAY,
            out=(),
        )
        return self._chance(half_way, 0) - self._chance(half_way, -points)
