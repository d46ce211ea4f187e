"""Random games of Typo, with each edition and each way to check words in turn."""

import random
from itertools import product
from typing import Any

from msgspec.structs import replace

from ludomots.core.game import Game
from ludomots.core.moves import Accept, CloseWindow, Contest, TimeUp, Withdraw
from ludomots.core.shelf import SHELF
from ludomots.games.typo import Announce
from ludomots.games.typo.placing import lengthened
from tests.games.playouts import random_options

_WAYS = list(product(("first", "second"), ("check", "contest", "vote", "judge")))
"""Eight combinations, for up to five numbers of players."""


def any_options(seed: int, chance: random.Random) -> Any:
    """Return the next edition and way to check words, the other options chosen at random."""
    kind = SHELF["typo"]
    options: Any = random_options(kind, chance)
    edition, check = _WAYS[seed // len(kind.seats) % len(_WAYS)]
    return replace(options, edition=edition, check=check)


def interruption(chance: random.Random, *, leaves: bool) -> Any:
    """Return what happens between two moves: a player leaves, or else time runs out."""
    return Withdraw() if leaves else chance.choice([CloseWindow(), TimeUp()])


def any_move(game: Game, seat: int, chance: random.Random) -> Any:
    """Return a move, legal or not."""
    state, kind = game.state, chance.random()
    if kind < 0.0205:
        return interruption(chance, leaves=kind >= 0.02)
    if state.provisional is not None:
        return chance.choice([Accept(), Accept(), Contest()])
    moves = list(game.legal_moves_of(seat))
    move = chance.choice(moves)
    if kind > 0.8 and isinstance(move, Announce):
        return _bluff(move, game, seat, chance)
    return moves[0] if kind < 0.7 and state.order else move


def _bluff(move: Announce, game: Game, seat: int, chance: random.Random) -> Announce:
    """Return another row or side with a word that is probably not in the list."""
    row, side = chance.randint(1, 4), chance.choice(["left", "right"])
    letters = lengthened(game.state.row(row), game.state.cards[seat], side)  # type: ignore[arg-type]
    return Announce(row, side, letters + move.word[-3:].lower())  # type: ignore[arg-type]
