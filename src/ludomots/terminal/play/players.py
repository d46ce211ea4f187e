"""The computer players of a local table."""

import hashlib
from collections.abc import Callable

from ludomots.core.options import TableOptions
from ludomots.core.player import Budget, Player
from ludomots.core.shelf import player
from ludomots.tables import Table
from ludomots.words import Lexicon

MakePlayer = Callable[[str, str, TableOptions, int, Lexicon], Player]
"""Makes a player of a game, a level, some options, a seed and a word list."""

THINKING = Budget(milliseconds=1500)


def make_player(game: str, level: str, options: TableOptions, seed: int, words: Lexicon) -> Player:
    """Return the computer player of a level."""
    return player(game, level, options=options, seed=seed, budget=THINKING, words=words)


def players_at(table: Table, make: MakePlayer) -> dict[int, Player]:
    """Return the computer players of a table by seat. Their seeds tell nothing of the draws."""
    found = {}
    for at, seat in enumerate(table.seats):
        if seat.level is not None:
            digest = hashlib.sha256(b"ludomots seat %d " % at + table.opened.secret).digest()
            seed = int.from_bytes(digest[:4], "big")
            rules = table.rules
            found[at] = make(table.opened.game, seat.level, rules.options, seed, rules.lexicon)
    return found
