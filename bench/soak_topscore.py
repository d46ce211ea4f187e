"""Games of Topscore between computer players: nothing is lost, nothing leaks, everything replays.

``python -m bench.soak_topscore [GAMES [FIRST]]`` plays that number of games for each number of
players. Options and players are chosen at random: each word list and letter set gets an equal share
of the games, and slow players play less often. In each game the tokens and the bag are counted
after every move, and the game must end; in one game of ten the views of all audiences and the
record are checked as well.
"""

import os
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import Any

import msgspec
from msgspec.structs import replace

from bench.soak import LEAST_IN_THE_BAG, LONGEST, check_replay, check_views
from ludomots.core.player import Budget
from ludomots.core.shelf import SHELF, player, players_of
from tests.games.playouts import random_options, start

GAMES = 1000
_KIND = SHELF["topscore"]
_WORDS = list(product(("fr", "en", "nl"), ("french", "dutch")))
_NAMES = players_of("topscore")
_SHARES = [{"club": 2, "champion": 1}.get(name, 8) for name in _NAMES]

_BUDGET = Budget(milliseconds=None, playouts=2)
_LOOKED_AT = 10


def main() -> None:
    """Run the games on all cores and print what was checked."""
    games, first = [*map(int, sys.argv[1:]), *(GAMES, 0)[len(sys.argv) - 1 :]]
    seeds = range(first, first + games * len(_KIND.seats))
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, facts in enumerate(pool.map(_check, seeds, chunksize=12), start=1):
            seen.update(facts)
            if number % 60 == 0 or number == len(seeds):
                found = {"games": number, "faults": 0, **dict(sorted(seen.items()))}
                print(msgspec.json.encode(found).decode(), flush=True)


def _check(seed: int) -> dict[str, int]:
    return check_game(seed, _WORDS[seed // 60 % len(_WORDS)])


def check_game(seed: int, words: tuple[str, str]) -> dict[str, int]:
    """Play one game to its end and check it; return how often each thing happened."""
    chance = random.Random(seed)
    drawn: Any = random_options(_KIND, chance)
    options: Any = replace(drawn, lexicon=words[0], letters=words[1])
    seats = _KIND.seats[seed % len(_KIND.seats)]
    game = start(_KIND, options, seats, f"players {seed}")
    box = _KIND.chance.box(options, game.state)
    assert len(box) == 87
    names = chance.choices(_NAMES, _SHARES, k=seats)
    minds = [player("topscore", name, options=options, seed=seed, budget=_BUDGET) for name in names]
    least, is_looked_at = len(box), seed % _LOOKED_AT == 0
    while game.to_act and len(game.moves) < LONGEST:
        seat = chance.choice(game.to_act)
        game.push(minds[seat].choose(game.view(seat)), seat)
        assert _KIND.chance.box(options, game.state) == box
        state: Any = game.state
        least = min(least, len(state.bag))
        if is_looked_at:
            check_views(game, chance)
    assert least >= LEAST_IN_THE_BAG
    outcome = game.outcome()
    assert outcome is not None
    if is_looked_at:
        check_replay(game, seats, f"players {seed}")
    chosen = msgspec.to_builtins(options)
    facts = {f"{name}={value}": 1 for name, value in chosen.items() if name != "turnClock"}
    return {
        "moves": len(game.moves),
        "views and record": int(is_looked_at),
        f"players={seats}": 1,
        f"end={outcome.reason}": 1,
        **Counter(names),
        **facts,
    }


if __name__ == "__main__":
    main()
