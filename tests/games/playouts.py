"""Random games of any kind: random options and legal moves, sometimes a move of the table."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from ludomots.core.contract import TABLE
from ludomots.core.definition import AnyGame
from ludomots.core.draws import Draws, secret_of_seed
from ludomots.core.game import Game
from ludomots.core.options import TableOptions, choices_of, choose, read_pairs

LONGEST = 2000
"""A playout stops after this number of moves; every game ends long before."""

_TABLE_MOVES = 0.1
_MOVES_LOOKED_AT = 1000
_WORD_LISTS = ("fr", "en")
_LEFT_OUT = {
    "regional_words": False,
    "slang_words": True,
    "vulgar_words": True,
    "very_rare_words": False,
}
"""What is left out at every random table that leaves registers out. To make each of the fifteen
lists takes seconds; ``tests/words/test_part.py`` checks which words each of them leaves out."""


def random_options(kind: AnyGame, chance: random.Random) -> TableOptions:
    """Return any options of a game; half of them as in a preset or by default."""
    pairs = []
    for field in msgspec.structs.fields(kind.options):
        choices = choices_of(kind.options, field.encode_name)
        if field.encode_name == "lexicon":
            choices = _WORD_LISTS
        if choices and chance.random() < 0.5:
            pairs.append(f"{field.encode_name}={_value(chance.choice(choices), chance)}")
    options = choose(kind.options, "french", read_pairs(pairs))
    if options.words_left_out:
        return msgspec.structs.replace(options, **_LEFT_OUT)
    return options


def options_for_two(kind: AnyGame, chance: random.Random) -> TableOptions:
    """Return any options by which two can play without a third person who judges."""
    while True:
        options = random_options(kind, chance)
        if 2 in options.allowed_seats(kind.seats) and not options.has_judge:
            return options


def start(kind: AnyGame, options: TableOptions, seats: int, seed: str) -> Game:
    """Return a new game."""
    secret = secret_of_seed(seed)
    return Game(
        kind, options, kind.rules(options, None).start(seats, Draws.from_secret(secret)), secret
    )


def playout(game: Game, chance: random.Random) -> Iterator[tuple[int, Any]]:
    """Play a game to its end, yielding each move with its seat after it was made."""
    while game.to_act and len(game.moves) < LONGEST:
        seat = chance.choice(game.to_act)
        if chance.random() < _TABLE_MOVES and game.legal_moves_of(TABLE):
            seat = TABLE
        move = chance.choice(list(islice(game.legal_moves_of(seat), _MOVES_LOOKED_AT)))
        game.push(move, seat)
        yield seat, move


def _value(choice: str, chance: random.Random) -> str:
    low, dots, high = choice.partition("…")
    return str(chance.randint(int(low), int(high))) if dots else choice
