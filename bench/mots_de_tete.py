"""Mots de Tête: the engine's speed on one core, and how often it disagrees with the rulebook.

Times are processor time, so that other work on the machine counts less.
"""

from collections.abc import Callable
from statistics import mean

from bench.disagreements import disagreements
from ludomots._engine import GridRules
from ludomots.core.timing import best_time
from ludomots.games.mots_de_tete import Board, Options, write
from ludomots.games.mots_de_tete.engine import engine_rules
from ludomots.games.mots_de_tete.model import FACES
from tests.games.mots_de_tete.differential import compare_all

POSITIONS_OF_BATCH = 40
GAMES = 500
WEIGHT = 0.5
MIDDLE = slice(6, 14, 2)
"""Which turns of a greedy game of two are used; such a game has about twenty."""


def measure() -> dict[str, float]:
    """Return the figures of the engine."""
    return {**speed(), **disagreements(compare_all, POSITIONS_OF_BATCH)}


def speed() -> dict[str, float]:
    """Measure the generator on grids from the middle of greedy games."""
    rules = engine_rules(Options())
    boards = middle_boards(rules)
    dice = range(1, FACES + 1)
    every = _each(boards, lambda board: [rules.count(board, die) for die in dice])
    games = best_time(lambda: rules.games(GAMES, 1, threads=1, turns=False))
    weighed = best_time(
        lambda: rules.games(GAMES // 50, 1, [WEIGHT, WEIGHT], threads=1, turns=False)
    )
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


def _each(boards: list[str], task: Callable[[str], object]) -> float:
    """Return the time of a task for one grid, in seconds."""
    return best_time(lambda: [task(board) for board in boards]) / len(boards)
