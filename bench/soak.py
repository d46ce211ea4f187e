"""Ten thousand random games of Topword: nothing is lost, nothing leaks, everything replays.

``python -m bench.soak [GAMES [FIRST]]``. The plays come from the engine (the rulebook judges each),
so that a game takes a fraction of a second; any options, any number of players, bluffs, contests,
passes, exchanges, clocks and players who leave.
"""

import os
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from ludomots.games.contract import TABLE, IllegalMove
from ludomots.games.game import Game
from ludomots.games.moves import Accept, CloseWindow, Contest, TimeUp
from ludomots.games.shelf import SHELF
from ludomots.games.topword import Exchange, Pass, Place, Withdraw
from ludomots.games.topword.turns import settle
from ludomots.players.topword.engine import all_plays, as_move, engine_rules
from ludomots.records import export, read, replay, verify, write
from tests.games.hidden import SHUFFLED
from tests.games.playouts import random_options, start

GAMES = 10_000
LONGEST = 2000
"""Random players contest and pass a lot; a game that is not over by then has no end."""
TOPWORD = SHELF["topword"]


def main() -> None:
    """Run the games on all cores and tell what was checked."""
    games, first = [*map(int, sys.argv[1:]), *(GAMES, 0)[len(sys.argv) - 1 :]]
    seeds = range(first, first + games)
    moves = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, made in enumerate(pool.map(check_game, seeds, chunksize=20), start=1):
            moves += made
            if number % 500 == 0:
                print(f"  {number:,} games, {moves:,} moves", file=sys.stderr, flush=True)
    print(msgspec.json.encode({"games": games, "moves": moves, "faults": 0}).decode())


def check_game(seed: int) -> int:
    """Play one game and check it at every move; return the number of moves."""
    chance = random.Random(seed)
    options: Any = random_options(TOPWORD, chance)
    seats = chance.choice(TOPWORD.seats)
    game = start(TOPWORD, options, seats, f"soak {seed}")
    box = TOPWORD.box(options, game.state)
    while game.to_act and len(game.moves) < LONGEST:
        _move(game, chance)
        assert TOPWORD.box(options, game.state) == box
        _check_views(game, chance)
    assert game.outcome() is not None
    again = start(TOPWORD, options, seats, f"soak {seed}")
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


def _move(game: Game, chance: random.Random) -> None:
    """Make any legal move; a move that is refused is tried again as another."""
    while True:
        seat = chance.choice(game.to_act)
        move = _any_move(game, seat, chance)
        if isinstance(move, CloseWindow | TimeUp):
            seat = TABLE
        try:
            game.push(move, seat)
        except IllegalMove:
            continue
        return


def _any_move(game: Game, seat: int, chance: random.Random) -> Any:
    state, kind = game.state, chance.random()
    if kind < 0.05:
        return chance.choice([CloseWindow(), TimeUp()])
    if kind < 0.055:
        return Withdraw()
    if state.provisional is not None and kind < 0.6:
        return chance.choice([Accept(), Contest()])
    rack = state.racks[seat]
    if kind > 0.93 or not rack:
        return chance.choice([Pass(), Exchange(chance.choice(rack or ("A",)))])
    settled: Any = settle(game.options, state)  # type: ignore[arg-type]
    plays = all_plays(engine_rules(game.options), settled.board, settled.racks[seat])
    if not plays:
        return Pass()
    move = as_move(chance.choice(plays))
    return _bluff(move, chance) if kind > 0.88 else move


def _bluff(move: Place, chance: random.Random) -> Place:
    """Return the same squares with the tiles in another order: probably no word."""
    tiles = [placed.tile for placed in move.tiles]
    chance.shuffle(tiles)
    changed = zip(move.tiles, tiles, strict=True)
    return Place(tuple(msgspec.structs.replace(placed, tile=tile) for placed, tile in changed))


def _check_views(game: Game, chance: random.Random) -> None:
    """Compare each audience's view with that of a state that differs in hidden facts only."""
    for audience in (*range(len(game.state.racks)), "spectator", "reader"):
        twin = SHUFFLED["topword"](game.state, audience, chance)
        assert game.rules.view(twin, audience) == game.view(audience), audience


if __name__ == "__main__":
    main()
