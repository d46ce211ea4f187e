"""A whole game reviewed: every decision, the chances after each move, and each player's figures."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import pairwise

from ludomots.analysis.chances import chances
from ludomots.analysis.decisions import (
    DEFAULT_PLAYOUTS,
    game_accuracy,
    is_certain,
    judge,
    rounded,
    steps,
    volatility,
)
from ludomots.analysis.report import Decision, Moment, Review, SeatReview
from ludomots.analysis.wording import LOSSES, made
from ludomots.core.facts import FACTS, Text
from ludomots.core.game import Game
from ludomots.records import Record, replay
from ludomots.records.record import NO_NAME

Progress = Callable[[int, int], None]
"""Told how many moves of a game are reviewed, and how many there are."""

_AROUND = 2
"""How many moves before and after a decision tell how much was at stake."""

_TURNING, _MOST_TURNING = 0.10, 5


def review(
    record: Record | Game,
    *,
    playouts: int = DEFAULT_PLAYOUTS,
    seed: int = 0,
    seats: Collection[int] | None = None,
    progress: Progress | None = None,
) -> Review:
    """Return the review of a game, finished or not.

    ``seats`` are those whose moves are judged, by default all; what others lose counts as luck
    where they are not. The same record, playouts, seed and seats give the same review.
    ``CannotReplay`` is raised for a record whose word list or rulebook is not here.
    """
    game = replay(record).game if isinstance(record, Record) else record
    decisions = []
    for decision in steps(game, playouts, seed, seats):
        decisions.append(decision)
        if progress is not None:
            progress(decision.step, len(game.moves))
    names = record.players if isinstance(record, Record) else ()
    return summary(game, decisions, playouts=playouts, seed=seed, names=names)


def summary(
    game: Game,
    decisions: Iterable[Decision],
    *,
    playouts: int = DEFAULT_PLAYOUTS,
    seed: int = 0,
    names: Sequence[str] = (),
) -> Review:
    """Return the review of a game whose decisions are judged already."""
    judged = tuple(decisions)
    seats = range(len(game.state.scores))
    moments = _moments(game)
    return Review(
        game=game.kind.name,
        names=(*names, *[NO_NAME] * (len(seats) - len(names))),
        moments=moments,
        decisions=judged,
        seats=tuple(_seat(game, seat, judged, moments) for seat in seats),
        turning=_turning(moments),
        playouts=playouts,
        seed=seed,
    )


def _moments(game: Game) -> tuple[Moment, ...]:
    """Return the chances at the start and after each move, as spectators could tell them."""
    analyst = game.kind.analyst
    if analyst is None:
        return ()
    moments = []
    for step, state in enumerate(game.states):
        outcome = game.rules.outcome(state)
        if outcome is not None:
            share = 1 / max(len(outcome.winners), 1)
            seats = range(len(outcome.scores))
            now = tuple(share if seat in outcome.winners else 0.0 for seat in seats)
        else:
            view = game.rules.view(state, "spectator")
            now = tuple(map(rounded, chances(game.kind.name, analyst.standing(game.rules, view))))
        moments.append(Moment(step=step, chances=now))
    return tuple(moments)


def _turning(moments: Sequence[Moment]) -> tuple[int, ...]:
    """Return the moves that changed somebody's chance most, the greatest change first."""
    changes = {
        after.step: max(
            abs(new - old) for old, new in zip(before.chances, after.chances, strict=True)
        )
        for before, after in pairwise(moments)
    }
    turning = [step for step, change in changes.items() if change >= _TURNING]
    return tuple(sorted(turning, key=lambda step: -changes[step])[:_MOST_TURNING])


def _seat(
    game: Game, seat: int, judged: Sequence[Decision], moments: Sequence[Moment]
) -> SeatReview:
    own = [one for one in judged if one.seat == seat]
    graded = [one.grade for one in own]
    seats = len(game.state.scores)
    choice, result = -_lost(judged, {seat}), _ahead(game, seat)
    gifts = _lost(judged, set(range(seats)) - {seat}) / max(seats - 1, 1)
    return SeatReview(
        seat=seat,
        accuracy=_accuracy(own, moments) if own else None,
        decisions=len(own),
        small=graded.count("small"),
        medium=graded.count("medium"),
        large=graded.count("large"),
        luck=None if seats == 1 else result - choice - gifts,
        choice=choice,
        gifts=gifts,
        result=result,
    )


def _lost(judged: Sequence[Decision], seats: Collection[int]) -> float:
    """Return what the choices of some seats lost, in points, as far as that is no chance."""
    own = (one for one in judged if one.seat in seats)
    return sum(one.loss for one in own if is_certain(one.loss, one.choices[one.made].error))


def _accuracy(own: Sequence[Decision], moments: Sequence[Moment]) -> float:
    weights = []
    for one in own:
        around = moments[max(one.step - 1 - _AROUND, 0) : one.step + 1 + _AROUND]
        weights.append(volatility([moment.chances[one.seat] for moment in around]))
    return rounded(game_accuracy([one.accuracy for one in own], weights))


def _ahead(game: Game, seat: int) -> float:
    """Return by how many points a seat was ahead of the best other one; alone, its points."""
    outcome = game.outcome()
    scores = game.state.scores if outcome is None else outcome.scores
    others = [points for other, points in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))


PLAYOUTS = 100
"""How many games are played on from a move: few, so that the word comes while one remembers it."""


def word_on(game: Game, step: int) -> Text:
    """Return what a coach says of a move, nothing where there was nothing to decide.

    ``step`` counts the moves from 1. Like a review it goes by what the seat could know.
    """
    decision = judge(game, step, PLAYOUTS)
    if decision is None:
        return ""
    if decision.grade not in LOSSES:
        return FACTS("story-coach-best" if decision.grade == "best" else "story-coach-good")
    best = decision.choices[0]
    if best.points > max(made(decision).points, 0):
        return FACTS("story-coach-points", move=best.label, points=best.points)
    return FACTS("story-coach-better", move=best.label)
