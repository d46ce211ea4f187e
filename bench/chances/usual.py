"""What the best move of a turn is usually worth, by how much is left: what luck is measured from.

``make chances`` writes it again. Equal players play, and an analyst weighs each of their decisions.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench.chances.fit import solve
from bench.chances.kinds import KINDS
from bench.chances.positions import LEVELS, Kind
from ludomots.analysis.chances import between_knots
from ludomots.analysis.usual import key
from ludomots.arena.match import Match, by_processes, make_player, new_game, play_game
from ludomots.core.contract import TABLE

SEED = 3
PLAYOUTS = 200
TENTHS = [tenth / 10 for tenth in range(11)]

_SMOOTH = 3.0
"""How much a bend of the curve costs, in decisions: tenths without any are between the others."""

_FILE = Path(__file__).parents[2] / "src/ludomots/analysis/usual.toml"


class Weighed(msgspec.Struct, frozen=True):
    """A decision: under which name it is kept, how much was left, what its best move was worth."""

    key: str
    left: float
    value: float


def main() -> None:
    """Learn it for all kinds, or for those of one game; the others stay as they are."""
    parser = argparse.ArgumentParser(prog="python -m bench.chances.usual")
    parser.add_argument("game", nargs="?", help="only this game")
    parser.add_argument("--games", type=int, default=30, help="of each kind")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes that play")
    asked = parser.parse_args()
    learned = _read()
    for kind in KINDS:
        if asked.game in {None, kind.game}:
            found = decisions(kind, asked.games, asked.jobs)
            learned[found[0].key] = curve(found)
            print(f"{found[0].key}, {len(found)} decisions: {learned[found[0].key]}", flush=True)
            _write(learned)


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
    analyst, found = game.kind.analyst, list[Weighed]()
    if analyst is None:
        return found
    for step, ((seat, move), state) in enumerate(zip(game.moves, game.states, strict=False)):
        if seat == TABLE:
            continue
        view = game.rules.view(state, seat)
        weighed = analyst.weigh(game.rules, view, move, playouts=PLAYOUTS, seed=step)
        if weighed:
            standing = analyst.standing(game.rules, view)
            found.append(Weighed(key(match.game, standing), standing.left, weighed[0].value))
    return found


def _read() -> dict[str, list[float]]:
    if not _FILE.is_file():
        return {}
    return msgspec.toml.decode(_FILE.read_bytes(), type=dict[str, dict[str, list[float]]])["usual"]


def _write(learned: dict[str, list[float]]) -> None:
    lines = [f"{name} = {values}" for name, values in sorted(learned.items())]
    head = ["# What the best move is usually worth, with nothing left, a tenth, …: make chances."]
    _FILE.write_text("\n".join([*head, "[usual]", *lines]) + "\n")


if __name__ == "__main__":
    main()
