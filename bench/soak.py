"""Ten thousand random games: nothing is lost, nothing leaks, everything replays.

``python -m bench.soak [GAME [GAMES [FIRST]]]``, Topword if no game is named. Topword's plays come
from the engine (the rulebook judges each), so that a game takes a fraction of a second. The options
are random, every number of players has its turn, and there are bluffs, contests, passes, exchanges,
clocks and players who leave.
"""

import os
import random
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from typing import Any

import msgspec

from bench import soak_typo
from ludomots.core.contract import TABLE, Audience, IllegalMove
from ludomots.core.game import Game
from ludomots.core.moves import Accept, CloseWindow, Contest, TimeUp
from ludomots.core.shelf import SHELF
from ludomots.games.topscore import Lay
from ludomots.games.topword import Exchange, Pass, Place
from ludomots.games.topword.engine import all_plays, as_move, engine_rules
from ludomots.games.topword.turns import settle
from ludomots.records import export, read, replay, verify, write
from tests.games.playouts import random_options, start
from tests.games.topscore.tables import keen_move

GAMES = 10_000
LONGEST = 2000
"""Random players contest and pass a lot; a game that takes longer than this counts as endless."""
LEAST_IN_THE_BAG = 11
"""The least that Topscore's bag holds: each of four players has at most 19 of the 87 tokens."""
_MOVES_LOOKED_AT = 1000


def main() -> None:
    """Run the games on all cores and print what was checked."""
    name, *numbers = sys.argv[1:] or ["topword"]
    games, first = [*map(int, numbers), *(GAMES, 0)[len(numbers) :]]
    seeds = range(first, first + games)
    moves = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, made in enumerate(
            pool.map(partial(check_game, name), seeds, chunksize=20), start=1
        ):
            moves += made
            if number % 500 == 0:
                print(f"  {number:,} games, {moves:,} moves", file=sys.stderr, flush=True)
    found = {"game": name, "games": games, "moves": moves, "faults": 0}
    print(msgspec.json.encode(found).decode())


def check_game(name: str, seed: int) -> int:
    """Play one game and check it at every move; return the number of moves."""
    chance, kind = random.Random(seed), SHELF[name]
    options = (
        soak_typo.any_options(seed, chance) if name == "typo" else random_options(kind, chance)
    )
    allowed = options.allowed_seats(kind.seats)
    seats = allowed[seed % len(allowed)]
    game = start(kind, options, seats, f"soak {seed}")
    box = kind.chance.box(options, game.state)
    while game.to_act and len(game.moves) < LONGEST:
        _move(game, chance)
        assert kind.chance.box(options, game.state) == box
        assert name != "topscore" or len(game.state.bag) >= LEAST_IN_THE_BAG
        check_views(game, chance)
    assert game.outcome() is not None
    check_replay(game, seats, f"soak {seed}")
    return len(game.moves)


def check_replay(game: Game, seats: int, seed: str) -> None:
    """Check that a finished game can be played again from its moves, and from its record."""
    again = start(game.kind, game.options, seats, seed)
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


def _move(game: Game, chance: random.Random) -> None:
    """Make any legal move; if a move is refused, try another."""
    while True:
        seat = chance.choice(game.to_act)
        move = MOVERS.get(game.kind.name, _any)(game, seat, chance)
        if isinstance(move, CloseWindow | TimeUp):
            seat = TABLE
        try:
            game.push(move, seat)
        except IllegalMove:
            continue
        return


def _any(game: Game, seat: int, chance: random.Random) -> Any:
    """Return a legal move, a move of the table, or a player's leaving."""
    kind = chance.random()
    if kind < 0.051:
        return soak_typo.interruption(chance, leaves=kind >= 0.05)
    return chance.choice(list(islice(game.legal_moves_of(seat), _MOVES_LOOKED_AT)))


def _topscore(game: Game, seat: int, chance: random.Random) -> Any:
    """Return a word if there is one; sometimes another move, or a word with shuffled letters."""
    if chance.random() < 0.1 or seat != game.state.turn:
        return _any(game, seat, chance)
    move = keen_move(game, chance)
    if isinstance(move, Lay) and chance.random() < 0.05:
        return msgspec.structs.replace(move, word=tuple(chance.sample(move.word, len(move.word))))
    return move


def _topword(game: Game, seat: int, chance: random.Random) -> Any:
    state, kind = game.state, chance.random()
    if kind < 0.055:
        return soak_typo.interruption(chance, leaves=kind >= 0.05)
    if state.provisional is not None and kind < 0.6:
        return chance.choice([Accept(), Contest()])
    rack = state.racks[seat]
    if kind > 0.93 or not rack:
        return chance.choice([Pass(), Exchange(chance.choice(rack or ("A",)))])
    options: Any = game.options
    settled: Any = settle(options, state)
    plays = all_plays(engine_rules(options), settled.board, settled.racks[seat])
    if not plays:
        return Pass()
    move = as_move(chance.choice(plays))
    return _bluff(move, chance) if kind > 0.88 else move


def _bluff(move: Place, chance: random.Random) -> Place:
    """Return the same squares with the tiles in another order, probably not a word."""
    tiles = [placed.tile for placed in move.tiles]
    chance.shuffle(tiles)
    changed = zip(move.tiles, tiles, strict=True)
    return Place(tuple(msgspec.structs.replace(placed, tile=tile) for placed, tile in changed))


def check_views(game: Game, chance: random.Random) -> None:
    """Compare the views of audiences with those of a state that differs in hidden facts only.

    Typo's tables have up to eight audiences and many moves: each time only one audience is checked.
    """
    name, seats = game.kind.name, len(game.state.scores)
    audiences: list[Audience] = [*range(seats), "spectator", "reader"]
    for audience in [chance.choice(audiences)] if name == "typo" else audiences:
        twin = SHELF[name].chance.twin(game.state, audience, chance)
        assert game.rules.view(twin, audience) == game.view(audience), audience


MOVERS: dict[str, Callable[[Game, int, random.Random], Any]] = {
    "topword": _topword,
    "topscore": _topscore,
    "typo": soak_typo.any_move,
}
"""How to choose a move in games that need more than any legal move."""


if __name__ == "__main__":
    main()
