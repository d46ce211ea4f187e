"""Mots de Tête: the engine's speed on one core, and how often it disagrees with the rulebook.

Times are processor time, so that other work on the machine counts less.
"""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from statistics import mean
from time import process_time

from ludomots._engine import GridRules
from ludomots.games.mots_de_tete import Board, Options, write
from ludomots.games.mots_de_tete.dice import FACES
from ludomots.games.mots_de_tete.players.engine import engine_rules
from tests.games.mots_de_tete.differential import compare_all

PLAYS = 1_000_000
BATCH = 8
POSITIONS_OF_BATCH = 40
GAMES = 500
ROUNDS = 5
WEIGHT = 0.5
MIDDLE = slice(6, 14, 2)
"""Which turns of a greedy game of two are used; such a game has about twenty."""


def measure() -> dict[str, float]:
    """Return the figures of the engine."""
    return {**speed(), **disagreements()}


def speed() -> dict[str, float]:
    """Measure the generator on grids from the middle of greedy games."""
    rules = engine_rules(Options())
    boards = middle_boards(rules)
    dice = range(1, FACES + 1)
    every = _each(boards, lambda board: [rules.count(board, die) for die in dice])
    games = _best(lambda: rules.games(GAMES, 1, threads=1, turns=False))
    weighed = _best(lambda: rules.games(GAMES // 50, 1, [WEIGHT, WEIGHT], threads=1, turns=False))
    return {
        "grids": len(boards),
        "plays of a grid, all dice": round(
            mean(sum(rules.count(board, die) for die in dice) for board in boards)
        ),
        "all plays of all six dice, ms": round(every * 1e3, 2),
        "all plays of a six, ms": round(_each(boards, lambda b: rules.count(b, FACES)) * 1e3, 2),
        "all plays of a six as Python objects, ms": round(
            _each(boards, lambda board: rules.moves(board, FACES)) * 1e3, 2
        ),
        "best play of a six, us": round(_each(boards, lambda b: rules.best(b, FACES)) * 1e6),
        "ten best of a six, one a window, us": round(
            _each(boards, lambda b: rules.best(b, FACES, 10, of_window=1)) * 1e6
        ),
        "best points of all six dice, us": round(_each(boards, rules.values) * 1e6),
        "best play of a four and what it opens, us": round(
            _each(boards, lambda b: rules.evaluate(b, 4, 1, opening_weight=WEIGHT)) * 1e6
        ),
        "greedy games of two a second": round(GAMES / games),
        "games of two that look at what they open, a second": round(GAMES // 50 / weighed, 1),
    }


def middle_boards(rules: GridRules) -> list[str]:
    """Return the letters of grids from the middle of some greedy games."""
    boards = []
    for _, turns in rules.games(10, 3):
        board = Board.empty(Options().board)
        grids = []
        for turn in turns:
            board = board.written(write(turn.letters).letters)
            grids.append(board.letters)
        boards += grids[MIDDLE]
    return boards


def disagreements() -> dict[str, float]:
    """Compare engine and rulebook over a million plays, on all cores."""
    positions = plays = wrong = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for seed in count(1000, BATCH):
            seeds = range(seed, seed + BATCH)
            for compared in pool.map(compare_all, seeds, [POSITIONS_OF_BATCH] * BATCH):
                positions += compared.positions
                plays += compared.plays
                wrong += len(compared.disagreements)
            if plays >= PLAYS:
                break
    return {
        "compared with the rulebook: positions": positions,
        "compared with the rulebook: plays": plays,
        "compared with the rulebook: disagreements": wrong,
    }


def _each(boards: list[str], task: Callable[[str], object]) -> float:
    """Return the time of a task for one grid, in seconds."""
    return _best(lambda: [task(board) for board in boards]) / len(boards)


def _best(task: Callable[[], object]) -> float:
    """Return the shortest of some runs, in seconds of processor time."""
    return min(_time(task) for _ in range(ROUNDS))


def _time(task: Callable[[], object]) -> float:
    started = process_time()
    task()
    return process_time() - started
