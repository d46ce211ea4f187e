"""``make bench-reviews``: how long reviews take, whether they agree with themselves, and how
accurate each level is by them. The last line is one JSON object.

Games are of two players of one level. Times are processor time on one core. Fifty games of each
level take a core an hour or so, so what was measured can be kept: a run that was stopped goes on.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from msgspec.json import decode, encode

from ludomots.analysis import Decision, Review, review, steps
from ludomots.arena.match import play_game
from ludomots.core.game import Game, new
from ludomots.core.player import Budget
from ludomots.core.shelf import SHELF, player

LEVELS = ("champion", "famille", "debutant")
GAMES = 50
DOUBLED = 4
"""So many games of each level are reviewed again with twice the playouts."""

THINKING = Budget(milliseconds=None, playouts=2000)
LOSSES = ("small", "medium", "large")

Figures = dict[str, float | bool]


class Task(NamedTuple):
    """A game to be played and reviewed: which, by whom, and which one of them."""

    game: str
    level: str
    number: int


class Reviewed(NamedTuple):
    """How the review of a game went.

    ``accuracy`` is the mean of both players, ``None`` if they had nothing to decide. ``changes``
    tells of each decision whether twice the playouts see another loss; ``repeats`` whether a second
    review had the same bytes. Both are asked of some games only.
    """

    accuracy: float | None
    seconds: float
    first: float
    changes: list[bool]
    repeats: bool


def measure(game: str, games: int, jobs: int, keep: Path | None) -> Figures:
    """Return the figures of one game; with ``keep``, what that file has is not reviewed again."""
    tasks = [Task(game, level, number) for number in range(games) for level in LEVELS]
    known = kept(keep) if keep else {}
    missing = [task for task in tasks if task not in known]
    with ProcessPoolExecutor(jobs) as pool:
        for task, one in zip(missing, pool.map(reviewed, missing), strict=True):
            known[task] = one
            if keep:
                with keep.open("ab") as file:
                    file.write(encode((task, one)) + b"\n")
    found = {level: [known[task] for task in tasks if task.level == level] for level in LEVELS}
    every = [one for reviews in found.values() for one in reviews]
    changes = [change for one in every for change in one.changes]
    figures: Figures = {
        "games": len(every),
        "mean review, s": round(fmean(one.seconds for one in every), 2),
        "slowest review, s": round(max(one.seconds for one in every), 2),
        "slowest first decision, s": round(max(one.first for one in every), 3),
        "same bytes twice": all(one.repeats for one in every),
        "decisions reviewed with twice the playouts": len(changes),
        "of these with another loss, %": round(100 * fmean(changes), 2),
    }
    for level, reviews in found.items():
        accuracies = [one.accuracy for one in reviews if one.accuracy is not None]
        mean, low, high = interval(accuracies)
        figures[f"accuracy of {level}"] = mean
        figures[f"accuracy of {level}, low"] = low
        figures[f"accuracy of {level}, high"] = high
    return figures


def kept(file: Path) -> dict[Task, Reviewed]:
    """Return the reviews of earlier runs."""
    if not file.is_file():
        return {}
    lines = file.read_bytes().splitlines()
    return dict(decode(line, type=tuple[Task, Reviewed]) for line in lines)


def reviewed(task: Task) -> Reviewed:
    """Play a game and review it: the first one of a level twice."""
    game = played(task)
    next(steps(game, playouts=1), None)  # word lists are read once
    started = process_time()
    next(steps(game), None)
    first = process_time() - started
    started = process_time()
    once = review(game)
    seconds = process_time() - started
    accuracies = [seat.accuracy for seat in once.seats if seat.accuracy is not None]
    return Reviewed(
        accuracy=fmean(accuracies) if accuracies else None,
        seconds=seconds,
        first=first,
        changes=changes(game, once) if task.number < DOUBLED else [],
        repeats=task.number > 0 or encode(review(game)) == encode(once),
    )


def played(task: Task) -> Game:
    """Return the game of a task, played to its end."""
    game = new(task.game, players=2, seed=f"reviews {task.number}")
    bots = [
        player(task.game, task.level, options=game.options, seed=seat, budget=THINKING)
        for seat in range(2)
    ]
    return play_game(game, bots)


def changes(game: Game, once: Review) -> list[bool]:
    """Return of each decision whether twice the playouts see another loss."""
    again = steps(game, 2 * once.playouts)
    pairs = zip(once.decisions, again, strict=True)
    return [_loss(one) != _loss(other) for one, other in pairs]


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
    parser.add_argument("--keep", type=Path, help="a file for what was measured, to go on with")
    asked = parser.parse_args()
    figures = {}
    for name in asked.names or reviewed:
        print(f"{name}:", flush=True)
        figures[name] = measure(name, asked.games, asked.jobs, asked.keep)
        for figure, value in figures[name].items():
            print(f"  {figure:<44} {value:,}", flush=True)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
