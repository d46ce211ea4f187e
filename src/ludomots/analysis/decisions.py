"""What the best move of a turn is usually worth: what the chance of a move is measured from."""

import hashlib
import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ludomots.analysis.chances import chance_with_gain
from ludomots.analysis.report import Choice, Decision, Grade
from ludomots.core.analyst import Part, PartKind, Standing, Weighed
from ludomots.core.facts import FACTS, Text, listed
from ludomots.core.game import Game

KNOTS = 10
"""Values are known for each tenth of a game that is left, from none to all of it."""


class Usual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned for one number of players and kind of ending, one value for each knot."""

    seats: int
    ending: str
    values: tuple[float, ...]


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What self-play found, by game."""

    edition: int
    games: dict[str, list[Usual]]


def usual(game: str, standing: Standing) -> float | None:
    """Return what the best move is usually worth to the seat whose turn it is.

    Where nothing was learned for such a number of players or ending, the nearest tells it; ``None``
    if nothing was learned of the game.
    """
    seats = len(standing.points) - len(standing.out)
    nearest = min(
        learned().get(game, ()),
        key=lambda one: (one.ending != standing.ending, abs(one.seats - seats)),
        default=None,
    )
    return None if nearest is None else between(nearest.values, standing.left)


def between(values: tuple[float, ...], left: float) -> float:
    """Return the value for what is left of a game: a line between those of two knots."""
    at = min(max(left, 0.0), 1.0) * KNOTS
    below = min(int(at), KNOTS - 1)
    return values[below] + (at - below) * (values[below + 1] - values[below])


@cache
def learned() -> dict[str, list[Usual]]:
    """Return what was learned of each game, nothing if that was never done."""
    file = files(__package__).joinpath("learned", "usual.toml")
    if not file.is_file():
        return {}
    return msgspec.toml.decode(file.read_bytes(), type=Learned).games


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
