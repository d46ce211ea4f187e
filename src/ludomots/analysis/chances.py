"""The chance of each seat to win, from how far everybody is.

Each seat has a strength, and the chances are their softmax. A strength is a sum of four terms: the
lead, a small lead once more, whose turn it is, and how far the seat is on its way to the end. What
a term counts for depends on how much of the game is left. ``make chances`` learns it by self-play,
for each number of players and kind of ending, and ``docs/analysis.md`` shows how well it holds.
"""

import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from ludomots.core.analyst import Standing

_LEAST_LEFT = 0.02
"""Leads are counted in what usually still changes, and a little always may."""

_STEPS, _FIRST_STEP = 20, 0.1
"""The number of steps to the end, and what the first one ahead counts. The first steps count most:
good players are seldom far apart, and then they decide."""

_STEEPEST = 500.0

Weights = tuple[float, ...]
"""What a term counts for, at each knot."""


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned for one number of players and kind of ending.

    ``knots`` are how much is left where the weights are known; between them they are lines.
    ``spread`` is how far apart equal players are at the end of a usual game, in points. ``gain`` is
    what a spread's worth of points counts for that a move gains by the end of the game; without it
    they count as if the seat had them already.
    """

    seats: int
    ending: str
    spread: float
    knots: Weights
    lead: Weights
    small_lead: Weights
    turn: Weights
    progress: Weights
    gain: Weights = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: int
    models: list[Model]


_PLAIN = Model(
    seats=2,
    ending="",
    spread=60.0,
    knots=(0.0, 1.0),
    lead=(1.0, 1.0),
    small_lead=(0.0, 0.0),
    turn=(0.0, 0.0),
    progress=(0.0, 0.0),
)
"""For games of which nothing was learned."""


def chances(game: str, standing: Standing) -> tuple[float, ...]:
    """Return the chance of each seat to win; they add up to 1, and seats that left have none.

    Where nothing was learned for such a number of players, the nearest number tells it.
    """
    seats = range(len(standing.points))
    playing = [seat for seat in seats if seat not in standing.out]
    if standing.left == 0 or len(playing) <= 1:
        best = max((standing.points[seat] for seat in playing), default=0.0)
        first = [seat for seat in playing if standing.points[seat] == best]
        return tuple(1 / len(first) if seat in first else 0.0 for seat in seats)
    model = model_of(game, len(playing), standing.ending)
    shares = softmax(strengths(model, standing, playing))
    by_seat = dict(zip(playing, shares, strict=True))
    return tuple(by_seat.get(seat, 0.0) for seat in seats)


def chance_with_gain(game: str, standing: Standing, seat: int, gained: float) -> float:
    """Return the chance of a seat if it gains some points more, by the end of the game, than usual.

    Where most points are won by being early, those on the board say little of who will win, and
    those that a move gains by the end say much: the two are learned apart.
    """
    playing = [one for one in range(len(standing.points)) if one not in standing.out]
    model = model_of(game, len(playing), standing.ending)
    if not model.gain or standing.left == 0 or len(playing) <= 1 or seat not in playing:
        points = tuple(had + gained * (one == seat) for one, had in enumerate(standing.points))
        return chances(game, replace(standing, points=points))[seat]
    below, share = between_knots(model.knots, standing.left)
    weight = model.gain[below] * (1 - share) + model.gain[below + 1] * share
    found = strengths(model, standing, playing)
    found[playing.index(seat)] += weight * gained / model.spread
    return softmax(found)[playing.index(seat)]


def model_of(game: str, seats: int, ending: str) -> Model:
    """Return what was learned for such games, or for those most like them."""
    return min(
        learned(game),
        key=lambda one: (one.ending != ending, abs(one.seats - seats)),
        default=_PLAIN,
    )


def strengths(model: Model, standing: Standing, playing: Sequence[int]) -> list[float]:
    """Return the strengths of some seats."""
    below, share = between_knots(model.knots, standing.left)
    weights = [
        term[below] * (1 - share) + term[below + 1] * share
        for term in (model.lead, model.small_lead, model.turn, model.progress)
    ]
    return [
        sum(weight * term for weight, term in zip(weights, terms, strict=True))
        for terms in terms_of(standing, model.spread, playing)
    ]


def terms_of(standing: Standing, spread: float, playing: Sequence[int]) -> list[list[float]]:
    """Return the four terms of the strength of each of some seats."""
    scale = spread * math.sqrt(standing.left + _LEAST_LEFT)
    mean = sum(standing.points[seat] for seat in playing) / len(playing)
    ways = [standing.progress[seat] if standing.progress else 0.0 for seat in playing]
    usual_way = sum(ways) / len(ways)
    terms = []
    for seat, way in zip(playing, ways, strict=True):
        lead = (standing.points[seat] - mean) / scale
        ahead = _STEPS * (way - usual_way)
        progress = ahead / math.sqrt(abs(ahead) + _FIRST_STEP)
        turn = -standing.next_to_act[seat] / len(playing)
        terms.append([lead, min(1.0, max(-1.0, lead)), turn, progress])
    return terms


def between_knots(knots: Sequence[float], left: float) -> tuple[int, float]:
    """Return the knot at or below what is left, and the share of the way to the next one."""
    below = sum(knot <= left for knot in knots[1:-1])
    return below, (left - knots[below]) / (knots[below + 1] - knots[below])


def softmax(strengths: Sequence[float]) -> list[float]:
    """Return shares that add up to 1, each in proportion to the exponential of a strength."""
    most = max(strengths)
    powers = [math.exp(max(one - most, -_STEEPEST)) for one in strengths]
    return [power / sum(powers) for power in powers]


@cache
def learned(game: str) -> list[Model]:
    """Return the models of a game from its data file, none if it has none."""
    file = files(__package__).joinpath("learned", f"chances-{game}.toml")
    if not file.is_file():
        return []
    return msgspec.toml.decode(file.read_bytes(), type=_File).models
