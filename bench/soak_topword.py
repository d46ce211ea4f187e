"""Random games of Topword: the plays come from the engine, and the rulebook judges each."""

import random
from typing import Any

import msgspec

from ludomots.games.contract import TABLE
from ludomots.games.game import Game
from ludomots.games.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.games.options import TableOptions
from ludomots.games.shelf import SHELF
from ludomots.games.topword import Exchange, Place
from ludomots.games.topword.turns import settle
from ludomots.players.topword.engine import all_plays, as_move, engine_rules
from tests.games.playouts import random_options


def table(_: int, chance: random.Random) -> tuple[TableOptions, int]:
    """Return any options and any number of players."""
    kind = SHELF["topword"]
    return random_options(kind, chance), chance.choice(kind.seats)


def audiences(game: Game, _: random.Random) -> tuple[Any, ...]:
    """Return who looks after each move: everybody."""
    return (*range(len(game.state.racks)), "spectator", "reader")


def any_move(game: Game, chance: random.Random) -> tuple[Any, int]:
    """Return a move, legal or not, and its seat."""
    seat = chance.choice(game.to_act)
    move = _move_of(game, seat, chance)
    return move, TABLE if isinstance(move, CloseWindow | TimeUp) else seat


def _move_of(game: Game, seat: int, chance: random.Random) -> Any:
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
