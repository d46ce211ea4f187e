"""What the best move of a turn is usually worth, by how much is left: what chances start from.

``make chances`` writes it again. Equal players play, and an analyst weighs each of their decisions.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from bench.chances.decisions import Weighed, decisions
from bench.chances.fit import solve
from bench.chances.kinds import KINDS
from bench.chances.positions import Kind
from ludomots.analysis import decisions as usual
from ludomots.analysis.chances import between_knots
from ludomots.analysis.decisions import Usual

TENTHS = [tenth / usual.KNOTS for tenth in range(usual.KNOTS + 1)]

_SMOOTH = 3.0
"""How much a bend of the curve costs, in decisions: tenths without any are between the others."""

_FILE = Path(__file__).parents[2] / "src/ludomots/analysis/learned/usual.toml"


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
