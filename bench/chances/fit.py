"""Weights that make what happened likeliest: multinomial logistic regression by Newton's method."""

from collections.abc import Sequence
from math import log, sqrt
from operator import mul, sub
from statistics import fmean, pvariance
from typing import NamedTuple

from bench.chances.decisions import Weighed
from bench.chances.positions import Kind, Played
from ludomots.analysis.chances import Model, between_knots, softmax, terms_of

_KNOTS = (0.0, 0.05, 0.15, 0.3, 0.6, 1.0)
_KNOTS_OF = {"topscore": (0.0, 0.125, 0.3, 0.6, 1.0)}
"""Where the weights change: more often near the end, where most is decided."""

TERMS = ("lead", "small_lead", "turn", "progress")
LEAD, SMALL_LEAD = 0, 1

_STEPS, _HALVINGS = 12, 6
_ENOUGH = 1e-4
_LEAST_CHANCE = 1e-12
_RIDGE = 1.0
"""A pull of each weight towards 0, in positions: knots that few positions are near stay quiet."""

Vector = list[float]
Matrix = list[Vector]


class Slope(NamedTuple):
    """The loss with some weights, and its first and second derivatives."""

    loss: float
    gradient: Vector
    curvature: Matrix


class Example(NamedTuple):
    """A position to learn from: where it is between the knots, and the terms of each seat."""

    below: int
    share: float
    terms: list[list[float]]
    won: tuple[float, ...]


def fit(kind: Kind, games: Sequence[Played]) -> Model:
    """Return the model that fits some games best, among those in which points never hurt."""
    knots = _KNOTS_OF.get(kind.game, _KNOTS)
    spread = sqrt(fmean(pvariance(one.scores) for one in games))
    examples = [
        Example(*between_knots(knots, at.left), terms_of(at, spread, range(kind.seats)), one.shares)
        for number, one in enumerate(games)
        for at in one.standings[number % kind.stride :: kind.stride]
    ]
    weights, free = [0.0] * (len(TERMS) * len(knots)), [True] * (len(TERMS) * len(knots))
    while True:
        weights = _newton(examples, free, weights)
        harmful = _harmful(weights)
        if harmful is None:
            break
        weights[harmful], free[harmful] = 0.0, False
    ending = games[0].standings[0].ending
    terms = [tuple(round(x, 4) for x in weights[at :: len(TERMS)]) for at in range(len(TERMS))]
    return Model(kind.seats, ending, round(spread, 2), knots, *terms)


def fit_gain(model: Model, decisions: Sequence[Weighed]) -> tuple[float, ...]:
    """Return what points count for that are won by the end of the game, at each knot of a model.

    The margin by which an analyst expects a seat to win tells it: how often such seats won.
    """
    examples = [
        Example(
            *between_knots(model.knots, one.left),
            [[one.margin / model.spread, 0.0, 0.0, 0.0], [0.0] * len(TERMS)],
            (one.won, 1 - one.won),
        )
        for one in decisions
    ]
    size = len(TERMS) * len(model.knots)
    weights = _newton(examples, [True] * size, [0.0] * size)
    return tuple(round(max(one, 0.0), 4) for one in weights[LEAD :: len(TERMS)])


def lead_only(games: Sequence[Played]) -> float:
    """Return what a point counts for in the model to beat, which knows nothing but points."""
    weight = 0.0
    for _ in range(_STEPS):
        slope = curvature = 0.0
        for game in games:
            for standing in game.standings:
                points = standing.points
                chances = softmax([weight * one for one in points])
                mean = sum(map(mul, chances, points))
                slope += mean - sum(map(mul, game.shares, points))
                curvature += sum(map(mul, chances, [(one - mean) ** 2 for one in points]))
        step = slope / curvature
        weight -= step
        if abs(step) < _ENOUGH * abs(weight):
            break
    return weight


def _harmful(weights: Vector) -> int | None:
    """Return a weight to be left out, so that a larger lead is never worse at any knot."""
    for at in range(0, len(weights), len(TERMS)):
        if weights[at + LEAD] < 0:
            return at + LEAD
        if weights[at + LEAD] + weights[at + SMALL_LEAD] < 0:
            return at + SMALL_LEAD
    return None


def _newton(examples: Sequence[Example], free: Sequence[bool], weights: Vector) -> Vector:
    """Return the weights of the least loss; a step that overshoots is halved."""
    slope = _slope(examples, weights, free)
    for _ in range(_STEPS):
        step = solve(slope.curvature, slope.gradient)
        if max(map(abs, step)) < _ENOUGH:
            break
        for _ in range(_HALVINGS):
            tried = [weight - change for weight, change in zip(weights, step, strict=True)]
            found = _slope(examples, tried, free)
            if found.loss <= slope.loss:
                weights, slope = tried, found
                break
            step = [change / 2 for change in step]
    return weights


def _slope(examples: Sequence[Example], weights: Vector, free: Sequence[bool]) -> Slope:
    """Return the loss and its derivatives by the weights that are free; the others stay 0."""
    loss, gradient, blocks = _sums(examples, weights)
    size = len(weights)
    curvature = [[_RIDGE * (row == column) for column in range(size)] for row in range(size)]
    for knot, block in enumerate(blocks):
        at = knot * len(TERMS)
        for row, line in enumerate(block):
            for column, value in enumerate(line):
                if free[at + row] and free[at + column]:
                    curvature[at + row][at + column] += value
    pulled = [
        (slope + _RIDGE * weight) * is_free
        for slope, weight, is_free in zip(gradient, weights, free, strict=True)
    ]
    return Slope(loss + _RIDGE / 2 * sum(weight**2 for weight in weights), pulled, curvature)


def _sums(examples: Sequence[Example], weights: Vector) -> tuple[float, Vector, list[Matrix]]:
    """Return the loss over all positions, its first derivatives, and its second ones in blocks.

    Only two knots matter to a position, so there is a block for each two neighbouring knots.
    """
    width, span = len(TERMS), range(2 * len(TERMS))
    loss, gradient = 0.0, [0.0] * len(weights)
    blocks = [[[0.0] * len(span) for _ in span] for _ in range(len(weights) // width - 1)]
    for below, share, terms, won in examples:
        at, block = below * width, blocks[below]
        here = weights[at : at + len(span)]
        rows = [[x * (1 - share) for x in one] + [x * share for x in one] for one in terms]
        chances = softmax([sum(map(mul, here, row)) for row in rows])
        mean = [sum(map(mul, chances, column)) for column in zip(*rows, strict=True)]
        for chance, row, share_won in zip(chances, rows, won, strict=True):
            loss -= share_won * log(max(chance, _LEAST_CHANCE))
            away = list(map(sub, row, mean))
            for n in span:
                gradient[at + n] += (chance - share_won) * row[n]
                factor = chance * away[n]
                if factor:
                    block[n] = [sum_ + factor * x for sum_, x in zip(block[n], away, strict=True)]
    return loss, gradient, blocks


def solve(matrix: Matrix, right: Vector) -> Vector:
    """Return the solution of a system of linear equations, by Gauss's elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / head[column]
            if factor:
                for at in range(column, size + 1):
                    row[at] -= factor * head[at]
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][later] * solution[later] for later in range(at + 1, size))
        solution[at] = (rows[at][size] - known) / rows[at][at]
    return solution
