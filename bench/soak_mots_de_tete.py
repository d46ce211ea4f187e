"""Games of Mots de Tête between computer players: every variant ends, nothing leaks.

``python -m bench.soak_mots_de_tete [GAMES [FIRST]]`` plays that number of games of each variant.
The players are chosen at random, slow ones less often, and half of the tables contest words. After
every move it checks that the grid keeps its letters, that the scores are the sum of the words that
stood, and that the views of all audiences show nothing hidden; each record is replayed.
"""

import os
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from bench.soak import LONGEST, check_replay, check_views
from ludomots.core.contract import TABLE
from ludomots.core.game import Game
from ludomots.core.options import choose
from ludomots.core.player import Budget
from ludomots.core.shelf import SHELF, player, players_of
from ludomots.games.mots_de_tete import Options, TimeOver
from tests.games.playouts import start

GAMES = 1000
VARIANTS: dict[str, tuple[str, tuple[int, ...], dict[str, Any]]] = {
    "normal": ("french", (2, 3), {}),
    "four": ("four", (4,), {}),
    "timed": ("timed", (2, 3, 4), {}),
    "marathon": ("marathon", (2, 3, 4), {}),
    "quarte": ("quarte", (2, 3, 4), {}),
    "exact": ("quarte", (2, 3, 4), {"quarteExactWord": True}),
    "solo": ("solo", (1,), {}),
    "short": ("short", (2, 3, 4), {"finishRound": True}),
}
"""By name: the preset, the possible numbers of players, and the other options."""

_KIND = SHELF["mots-de-tete"]
_NAMES = players_of("mots-de-tete")
_SHARES = [{"club": 2, "champion": 1}.get(name, 12) for name in _NAMES]
_BUDGET = Budget(milliseconds=None, playouts=20)


def main() -> None:
    """Run the games on all cores and print what was checked."""
    games, first = [*map(int, sys.argv[1:]), *(GAMES, 0)[len(sys.argv) - 1 :]]
    asked = [(name, seed) for seed in range(first, first + games) for name in VARIANTS]
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(check_game, *zip(*asked, strict=True), chunksize=16)
        for number, facts in enumerate(found, start=1):
            seen.update(facts)
            if number % 400 == 0 or number == len(asked):
                told = {"games": number, "faults": 0, **dict(sorted(seen.items()))}
                print(msgspec.json.encode(told).decode(), flush=True)


def check_game(variant: str, seed: int) -> dict[str, int]:
    """Play one game to its end and check it; return how often each thing happened."""
    chance = random.Random(f"{variant} {seed}")
    preset, players, more = VARIANTS[variant]
    contested = {"check": "contest"} if chance.random() < 0.5 else {}
    options = choose(Options, preset, {**more, **contested})
    seats = chance.choice(players)
    game = start(_KIND, options, seats, f"{variant} {seed}")
    names = chance.choices(_NAMES, _SHARES, k=seats)
    minds = [
        player("mots-de-tete", name, options=options, seed=seed, budget=_BUDGET) for name in names
    ]
    over_at = chance.randrange(10, 120)
    while game.to_act and len(game.moves) < LONGEST:
        before: Any = game.state
        if options.game_time is not None and len(game.moves) == over_at:
            game.push(TimeOver(), TABLE)
        else:
            seat = chance.choice(game.to_act)
            game.push(minds[seat].choose(game.view(seat)), seat)
        _check_move(game, before)
        check_views(game, chance)
    outcome = game.outcome()
    assert outcome is not None
    check_replay(game, seats, f"{variant} {seed}")
    return {
        "moves": len(game.moves),
        f"variant={variant}": 1,
        f"players={seats}": 1,
        f"end={outcome.reason}": 1,
        **Counter(names),
    }


def _check_move(game: Game, before: Any) -> None:
    """Check that letters stay, and that the points are those of the letters now on the grid."""
    state: Any = game.state
    assert _KIND.chance.box(game.options, state) == _KIND.chance.box(game.options, before)
    pairs = list(zip(before.board.letters, state.board.letters, strict=True))
    assert all(old in {".", new} for old, new in pairs)
    written = sum(old != new for old, new in pairs)
    gained = sum(state.scores) - sum(before.scores)
    if state.stood == before.stood:
        assert (written, gained) == (0, 0)
    else:
        assert (written, gained) == (len(state.stood.letters), state.stood.scored.total)


if __name__ == "__main__":
    main()
