"""Random games of Typo: every number of players, edition and way to check words in turn."""

import random
from itertools import product
from typing import Any

from msgspec.structs import replace

from ludomots.games.contract import TABLE
from ludomots.games.game import Game
from ludomots.games.moves import Accept, CloseWindow, Contest, TimeUp, Withdraw
from ludomots.games.options import TableOptions
from ludomots.games.shelf import SHELF
from ludomots.games.typo import Announce
from ludomots.games.typo.placing import lengthened
from tests.games.playouts import random_options

TABLES = list(product(SHELF["typo"].seats, ("first", "second"), ("check", "contest", "vote")))
"""Thirty of them: 30,000 games are a thousand of each."""


def table(number: int, chance: random.Random) -> tuple[TableOptions, int]:
    """Return the next table, its other options chosen at random."""
    seats, edition, check = TABLES[number % len(TABLES)]
    options: Any = random_options(SHELF["typo"], chance)
    return replace(options, edition=edition, check=check), seats


def audiences(game: Game, chance: random.Random) -> tuple[Any, ...]:
    """Return who looks after a move: one seat and one who has none."""
    return chance.randrange(len(game.state.hands)), chance.choice(["spectator", "reader"])


def any_move(game: Game, chance: random.Random) -> tuple[Any, int]:
    """Return a move, legal or not, and its seat."""
    state, kind, seat = game.state, chance.random(), chance.choice(game.to_act)
    if kind < 0.02:
        return chance.choice([CloseWindow(), TimeUp()]), TABLE
    if kind < 0.0205:
        return Withdraw(), seat
    if state.provisional is not None:
        return chance.choice([Accept(), Accept(), Contest()]), seat
    moves = list(game.legal_moves_of(seat))
    move = chance.choice(moves)
    if kind > 0.8 and isinstance(move, Announce):
        return _bluff(move, game, seat, chance), seat
    return (moves[0] if kind < 0.7 and state.order else move), seat


def _bluff(move: Announce, game: Game, seat: int, chance: random.Random) -> Announce:
    """Return another row or side with a word that is probably none."""
    row, side = chance.randint(1, 4), chance.choice(["left", "right"])
    letters = lengthened(game.state.row(row), game.state.cards[seat], side)  # type: ignore[arg-type]
    return Announce(row, side, letters + move.word[-3:].lower())  # type: ignore[arg-type]
