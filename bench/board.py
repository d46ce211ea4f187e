"""``python -m bench.board [GAMES]``: how the grid of Mots de Tête plays, by games of Club.

For each table it measures the length of games, for each value of the die the share of turns in
which nothing could be written, and for each square how often it is written on and how many points
it brings in a game.
"""

import sys
from collections import Counter
from statistics import fmean
from typing import NamedTuple

import msgspec

from ludomots._engine import GridTurn
from ludomots.core.contract import Square
from ludomots.games.mots_de_tete import Options, Written
from ludomots.games.mots_de_tete.engine import OPENING_WEIGHT, engine_rules
from ludomots.games.mots_de_tete.grid import DICE, grids
from ludomots.games.mots_de_tete.model import MEAN_ROLL, QUARTE, Board
from ludomots.games.mots_de_tete.scoring import new_words

GAMES = 200
SEED = 1


class Table(NamedTuple):
    """A table to measure: its options and its number of players."""

    options: Options
    seats: int


TABLES = {
    "two to 300": Table(Options(), 2),
    "four to 250": Table(Options(target=250), 4),
    "alone": Table(Options(reroll_one_on_empty=True), 1),
    "marathon of two": Table(Options(variant="marathon"), 2),
    "quarte of two": Table(Options(variant="quarte"), 2),
    "two to 150 on 13": Table(Options(board=13, target=150), 2),
}


def main() -> None:
    """Play the games of every table; the last line is one JSON object."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    figures = {}
    for name, table in TABLES.items():
        figures[name] = measure(table, games, draw=name == "two to 300")
        print(name)
        for figure, value in figures[name].items():
            print(f"  {figure:<40} {value}")
    print(msgspec.json.encode(figures).decode())


def measure(table: Table, games: int, *, draw: bool = False) -> dict[str, object]:
    """Return the figures of one table."""
    played = play(table, games)
    turns = [turn for _, one in played for turn in one]
    idle = Counter(turn.die for turn in turns if not turn.letters)
    dice = Counter(turn.die for turn in turns)
    written, brought, coloured = squares(table, [one for _, one in played])
    if draw:
        _draw(table.options, written, games)
    lengths = sorted(len(one) for _, one in played)
    points = sum(turn.score for turn in turns)
    return {
        "turns a game: mean, least, most": (
            round(fmean(lengths), 1),
            lengths[0],
            lengths[-1],
        ),
        "points a turn": round(points / len(turns), 1),
        "games that reached the target, %": round(
            100 * fmean(max(scores) >= table.options.target for scores, _ in played)
        ),
        "winner's points": round(fmean(max(scores) for scores, _ in played)),
        "won by who began, %": round(100 * fmean(s.index(max(s)) == 0 for s, _ in played), 1),
        "turns without a word by die, %": {
            die: round(100 * idle[die] / dice[die], 1) for die in sorted(dice)
        },
        "letters at the end": round(written.total() / games, 1),
        "share of points from coloured squares, %": round(100 * coloured / brought, 1),
        "most and least written on, % of games": tuple(
            round(100 * count / games) for count in _ends(table.options, written)
        ),
    }


def play(table: Table, games: int) -> list[tuple[list[int], list[GridTurn]]]:
    """Play games between players of the level Club; a player alone takes the most points."""
    options = table.options
    weight = OPENING_WEIGHT if table.seats > 1 else 0.0
    return engine_rules(options).games(
        games,
        SEED,
        [weight] * table.seats,
        target=options.target if options.has_target else None,
        without_die=QUARTE if options.variant == "quarte" else None,
        reroll_one_on_empty=options.reroll_one_on_empty,
    )


def squares(table: Table, games: list[list[GridTurn]]) -> tuple[Counter[Square], float, float]:
    """Return how often each square was written on, all points, and the coloured squares' points.

    Dice of coloured squares count with their mean.
    """
    grid = grids()[table.options.board]
    written: Counter[Square] = Counter()
    figures = coloured = 0.0
    for turns in games:
        board = Board.empty(grid.side)
        for turn in turns:
            letters = [Written(*letter) for letter in turn.letters]
            board = board.written(letters)
            written.update(letter.square for letter in letters)
            for square in (square for run in new_words(board, letters) for square in run):
                figures += grid.values.get(square, 0)
                if square in grid.colours:
                    coloured += DICE[grid.colours[square]] * MEAN_ROLL
    return written, figures + coloured, coloured


def _ends(options: Options, written: Counter[Square]) -> tuple[int, int]:
    grid = grids()[options.board]
    counts = [written[square] for square in (*grid.values, *grid.colours)]
    return max(counts), min(counts)


def _draw(options: Options, written: Counter[Square], games: int) -> None:
    """Print in how many of 100 games each square is written on."""
    grid = grids()[options.board]
    for row in range(1, grid.side + 1):
        line = [Square(row, col) for col in range(1, grid.side + 1)]
        print(
            " ".join(
                "  #" if square in grid.black else f"{100 * written[square] / games:3.0f}"
                for square in line
            )
        )


if __name__ == "__main__":
    main()
