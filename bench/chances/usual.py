"""What the best move of a turn is usually worth, by how much is left: what luck is measured from.

``make chances`` writes it again. Equal players play, and an analyst weighs each of their decisions.
"""

import argparse
import os
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from bench.chances.fit import solve
from bench.chances.kinds import KINDS
from bench.chances.positions import LEVELS, Kind
from ludomots.analysis import usual
from ludomots.analysis.chances import between_knots
from ludomots.analysis.decisions import seed_of
from ludomots.analysis.usual import Usual
from ludomots.arena.match import Match, by_processes, make_player, new_game, play_game
from ludomots.core.game import Game

SEED = 3
PLAYOUTS = 2000
"""Enough that the best of several moves is seldom the luckiest one."""

DECISIONS = 10
"""So many decisions of each game are weighed: those of one game are much alike."""

TENTHS = [tenth / usual.KNOTS for tenth in range(usual.KNOTS + 1)]

_SMOOTH = 3.0
"""How much a bend of the curve costs, in decisions: tenths without any are between the others."""

_FILE = Path(__file__).parents[2] / "src/ludomots/analysis/learned/usual.toml"


class Weighed(NamedTuple):
    """A decision: the kind of ending, how much was left, what its best move was worth."""

    ending: str
    left: float
    value: float


def main() -> None:
    """Learn it for all kinds, or for those of one game; the others stay as they are."""
    parser = argparse.ArgumentParser(prog="python -m bench.chances.usual")
    parser.add_argument("game", nargs="?", help="only this game")
    parser.add_argument("--games", type=int, default=60, help="of each kind")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes that play")
    asked = parser.parse_args()
    learned = {name: list(ones) for name, ones in usual.learned().items()}
    for game in {kind.game for kind in KINDS}:
        if asked.game in {None, game}:
            kinds = [kind for kind in KINDS if kind.game == game]
            learned[game] = [_learn(kind, asked.games, asked.jobs) for kind in kinds]
            _write(learned)


def _learn(kind: Kind, games: int, jobs: int) -> Usual:
    found = decisions(kind, games, jobs)
    values = curve(found)
    print(f"{kind.game}, {kind.seats} players: {len(found)} decisions, {values}", flush=True)
    return Usual(kind.seats, found[0].ending, tuple(values))


def decisions(kind: Kind, games: int, jobs: int) -> list[Weighed]:
    """Return the decisions of some games, as many games of each level."""
    each = -(-games // len(LEVELS))
    found = list[Weighed]()
    for level in LEVELS:
        players = (level,) * kind.seats
        match = Match(game=kind.game, players=players, games=each, seed=SEED, preset=kind.preset)
        for one in by_processes(_weigh, match, each, jobs):
            found += one
    return found


def curve(found: Sequence[Weighed]) -> list[float]:
    """Return the values at each tenth that fit some decisions best, without sharp bends."""
    size = len(TENTHS)
    matrix, right = [[0.0] * size for _ in TENTHS], [0.0] * size
    for one in found:
        below, share = between_knots(TENTHS, one.left)
        _add(matrix, {below: 1 - share, below + 1: share}, 1.0)
        right[below] += (1 - share) * one.value
        right[below + 1] += share * one.value
    for at in range(1, size - 1):
        _add(matrix, {at - 1: 1.0, at: -2.0, at + 1: 1.0}, _SMOOTH)
    return [round(value, 2) for value in solve(matrix, right)]


def _add(matrix: list[list[float]], terms: dict[int, float], weight: float) -> None:
    for row, one in terms.items():
        for column, other in terms.items():
            matrix[row][column] += weight * one * other


def _weigh(match: Match, number: int) -> list[Weighed]:
    game, seated = new_game(match, number, 0)
    play_game(game, [make_player(match, game, who, number) for who in seated])
    return list(islice(_weighed(game, number), DECISIONS))


def _weighed(game: Game, number: int) -> Iterator[Weighed]:
    """Yield the decisions of a game in random order."""
    analyst = game.kind.analyst
    steps = [step for step, (seat, _) in enumerate(game.moves) if seat >= 0]
    for step in random.Random(number).sample(steps, len(steps)):
        seat, made = game.moves[step]
        view = game.rules.view(game.states[step], seat)
        if analyst is None:
            return
        seed = seed_of(number, step)
        weighed = analyst.weigh(game.rules, view, made, playouts=PLAYOUTS, seed=seed)
        if weighed:
            standing = analyst.standing(game.rules, view)
            yield Weighed(standing.ending, standing.left, weighed[0].value)


def _write(learned: dict[str, list[Usual]]) -> None:
    lines = [
        "# What the best move is usually worth, with nothing left, a tenth, …: make chances.",
        "edition = 1",
    ]
    for game, kinds in sorted(learned.items()):
        for one in kinds:
            lines += ["", f"[[games.{game}]]", f"seats = {one.seats}"]
            lines += [f'ending = "{one.ending}"', f"values = {[*one.values]}"]
    _FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
