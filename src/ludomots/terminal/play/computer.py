"""The computer players of a table."""

import hashlib
from collections.abc import Callable

from ludomots.core.options import TableOptions
from ludomots.core.player import Budget, Player
from ludomots.core.shelf import player
from ludomots.terminal.play.seats import Setup

MakePlayer = Callable[[str, str, TableOptions, int], Player]
"""Makes a player of a game, a level, some options and a seed."""

THINKING = Budget(milliseconds=1500)


def make_player(game: str, level: str, options: TableOptions, seed: int) -> Player:
    """Return the computer player of a level."""
    return player(game, level, options=options, seed=seed, budget=THINKING)


def players(setup: Setup, make: MakePlayer) -> dict[int, Player]:
    """Return the computer players of a table by seat. Their seeds tell nothing of the draws."""
    found = {}
    for at, seat in enumerate(setup.seats):
        if seat.level is not None:
            digest = hashlib.sha256(b"ludomots seat %d " % at + setup.secret).digest()
            seed = int.from_bytes(digest[:4], "big")
            found[at] = make(setup.game, seat.level, setup.options, seed)
    return found
