"""``make bench-reviews``: how long reviews take, whether they agree with themselves, and how
accurate each level is by them. The last line is one JSON object.

Games are of two players of one level. Times are processor time on one core.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

import msgspec

from ludomots.analysis import DEFAULT_PLAYOUTS, Decision, review, steps
from ludomots.arena.match import play_game
from ludomots.core.game import Game, new
from ludomots.core.player import Budget
from ludomots.core.shelf import SHELF, player

LEVELS = ("champion", "famille", "debutant")
GAMES = 50
AGREEING_GAMES = 4
"""So many games of each level are reviewed twice, the second time with twice the playouts."""

THINKING = Budget(milliseconds=None, playouts=2000)
LOSSES = ("small", "medium", "large")

Figures = dict[str, float | bool]


class Task(NamedTuple):
    """A game to be played and reviewed: which, by whom, and which one of them."""

    game: str
    level: str
    number: int


class Timed(NamedTuple):
    """What a review took, in seconds, and whether a second one had the same bytes."""

    whole: float
    first: float
    repeats: bool


def measure(game: str, games: int, jobs: int) -> Figures:
    """Return the figures of one game."""
    with ProcessPoolExecutor(jobs) as pool:
        times = list(pool.map(timed, tasks(game, 1)))
        changes = list(pool.map(changed_grades, tasks(game, min(games, AGREEING_GAMES))))
        accuracies = {
            level: list(pool.map(accuracy, tasks(game, games, level))) for level in LEVELS
        }
    graded = [change for one in changes for change in one]
    figures: Figures = {
        "slowest review, s": round(max(one.whole for one in times), 2),
        "slowest first decision, s": round(max(one.first for one in times), 3),
        "same bytes twice": all(one.repeats for one in times),
        "decisions reviewed with twice the playouts": len(graded),
        "of these with another loss, %": round(100 * fmean(graded), 2),
    }
    for level, found in accuracies.items():
        mean, low, high = interval([one for one in found if one is not None])
        figures[f"accuracy of {level}"] = mean
        figures[f"accuracy of {level}, low"] = low
        figures[f"accuracy of {level}, high"] = high
    return figures


def tasks(game: str, count: int, *levels: str) -> Iterator[Task]:
    """Yield so many games of each level."""
    return (Task(game, level, number) for level in levels or LEVELS for number in range(count))


def played(task: Task) -> Game:
    """Return the game of a task, played to its end."""
    game = new(task.game, players=2, seed=f"reviews {task.number}")
    bots = [
        player(task.game, task.level, options=game.options, seed=seat, budget=THINKING)
        for seat in range(2)
    ]
    return play_game(game, bots)


def timed(task: Task) -> Timed:
    """Review a game twice."""
    game = played(task)
    next(steps(game, playouts=1), None)  # word lists are read once
    started = process_time()
    next(steps(game), None)
    first = process_time()
    once = review(game)
    whole = process_time() - first
    again = review(game)
    same = msgspec.json.encode(once) == msgspec.json.encode(again)
    return Timed(whole, first - started, same)


def changed_grades(task: Task) -> list[bool]:
    """Return of each decision of a game whether twice the playouts see another loss."""
    game = played(task)
    pairs = zip(steps(game), steps(game, 2 * DEFAULT_PLAYOUTS), strict=True)
    return [_loss(once) != _loss(again) for once, again in pairs]


def accuracy(task: Task) -> float | None:
    """Return the accuracy of the first seat's game."""
    return review(played(task), seats=(0,)).seats[0].accuracy


def interval(numbers: list[float]) -> tuple[float, float, float]:
    """Return a mean with its 95 % interval."""
    mean = fmean(numbers)
    radius = 1.96 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return round(mean, 1), round(mean - radius, 1), round(mean + radius, 1)


def _loss(decision: Decision) -> str:
    """Return the size of the loss, if it has one."""
    return decision.grade if decision.grade in LOSSES else ""


def main() -> None:
    """Measure the games that have an analyst, or those that are named."""
    reviewed = [name for name, kind in SHELF.items() if kind.analyst is not None]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(reviewed)}; all if none is named")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each level")
    parser.add_argument("--jobs", type=int, default=1, help="how many are reviewed at once")
    asked = parser.parse_args()
    figures = {}
    for name in asked.names or reviewed:
        print(f"{name}:", flush=True)
        figures[name] = measure(name, asked.games, asked.jobs)
        for figure, value in figures[name].items():
            print(f"  {figure:<44} {value:,}", flush=True)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
