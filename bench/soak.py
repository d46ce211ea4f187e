"""Thousands of random games: nothing is lost, nothing leaks, everything replays.

``python -m bench.soak [GAME [GAMES [FIRST]]]``, by default 10,000 games of Topword. Any options and
number of players, bluffs, contests, clocks and players who leave; how a game is played at random
says ``bench/soak_GAME.py``.
"""

import os
import random
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import msgspec

from bench import soak_topword, soak_typo
from ludomots.games.contract import IllegalMove
from ludomots.games.game import Game
from ludomots.games.options import TableOptions
from ludomots.games.shelf import SHELF
from ludomots.records import export, read, replay, verify, write
from tests.games.hidden import SHUFFLED
from tests.games.playouts import start

GAMES = 10_000
LONGEST = 2000
"""Random players contest and pass a lot; a game that is not over by then has no end."""


class Soaked(NamedTuple):
    """How a game is soaked: a table for a number, any move with its seat, who looks after it."""

    table: Callable[[int, random.Random], tuple[TableOptions, int]]
    move: Callable[[Game, random.Random], tuple[Any, int]]
    audiences: Callable[[Game, random.Random], tuple[Any, ...]]


SOAKED = {
    "topword": Soaked(soak_topword.table, soak_topword.any_move, soak_topword.audiences),
    "typo": Soaked(soak_typo.table, soak_typo.any_move, soak_typo.audiences),
}


def main() -> None:
    """Run the games on all cores and tell what was checked."""
    usual = ["topword", str(GAMES), "0"]
    game, games, first = [*sys.argv[1:], *usual[len(sys.argv) - 1 :]]
    seeds = range(int(first), int(first) + int(games))
    moves = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = pool.map(partial(check_game, game), seeds, chunksize=20)
        for number, made in enumerate(played, start=1):
            moves += made
            if number % 500 == 0:
                print(f"  {number:,} games, {moves:,} moves", file=sys.stderr, flush=True)
    told = {"game": game, "games": len(seeds), "moves": moves, "faults": 0}
    print(msgspec.json.encode(told).decode())


def check_game(name: str, seed: int) -> int:
    """Play one game and check it at every move; return the number of moves."""
    kind, soaked, chance = SHELF[name], SOAKED[name], random.Random(seed)
    options, seats = soaked.table(seed, chance)
    game = start(kind, options, seats, f"soak {seed}")
    box = kind.box(options, game.state)
    while game.to_act and len(game.moves) < LONGEST:
        _move(game, soaked, chance)
        assert kind.box(options, game.state) == box
        for audience in soaked.audiences(game, chance):
            twin = SHUFFLED[name](game.state, audience, chance)
            assert game.rules.view(twin, audience) == game.view(audience), audience
    assert game.outcome() is not None
    again = start(kind, options, seats, f"soak {seed}")
    for seat, move in game.moves:
        again.push(move, seat)
    assert again.states == game.states
    text = write(export(game, "reader"))
    record = read(text)
    assert write(record) == text
    replayed = replay(record)
    assert replayed.game.state == game.state
    assert not replayed.faults
    assert verify(record).ok
    return len(game.moves)


def _move(game: Game, soaked: Soaked, chance: random.Random) -> None:
    """Make any legal move; a move that is refused is tried again as another."""
    while True:
        move, seat = soaked.move(game, chance)
        try:
            game.push(move, seat)
        except IllegalMove:
            continue
        return


if __name__ == "__main__":
    main()
