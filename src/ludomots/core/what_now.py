"""What a seat can do now, as far as it should be told: whether a word is possible, what else is.

Everything here is asked of the rules and of the finder, so that a sentence made of it is true.
"""

from typing import NamedTuple

import msgspec

from ludomots.core.contract import AnyRules, GameState, IllegalMove
from ludomots.core.definition import AnyGame
from ludomots.core.moves import Pass
from ludomots.core.turns import tag_of


class WhatNow(NamedTuple):
    """What a seat can do now.

    ``can_play``: whether a word is possible, or a bluff. ``others`` are the kinds of its other
    legal moves, in the order of the rules; they are looked for only where no word is possible.
    ``pass_ends``: whether the game is over if the seat passes now instead of laying a word.
    """

    can_play: bool
    others: tuple[str, ...]
    pass_ends: bool


def what_now(game: AnyGame, rules: AnyRules, state: GameState, seat: int) -> WhatNow:
    """Return what a seat can do whose turn it is."""
    can_play = rules.may_bluff(state) or _has_word(game, rules, state, seat)
    others = () if can_play else _kinds(game, rules, state, seat)
    return WhatNow(can_play, others, _pass_ends(game, rules, state, seat))


def _has_word(game: AnyGame, rules: AnyRules, state: GameState, seat: int) -> bool:
    """Return whether there is a legal play; where no word is asked for nothing is said of it."""
    plays = game.plays(rules, state)
    if not plays:
        return True
    best = game.finder.best(rules, state, seat, 1)
    if any(isinstance(move, plays) for move in best):
        return True
    return any(isinstance(move, plays) for move in game.finder.moves(rules, state, seat))


def _kinds(game: AnyGame, rules: AnyRules, state: GameState, seat: int) -> tuple[str, ...]:
    moves = game.finder.moves(rules, state, seat)
    return tuple(dict.fromkeys(str(tag_of(type(move))) for move in moves))


def _pass_ends(game: AnyGame, rules: AnyRules, state: GameState, seat: int) -> bool:
    """Return whether a pass ends the game, and the best word, if there is one, does not."""
    plays = game.plays(rules, state)
    if not plays or not _ends(rules, state, seat, Pass()):
        return False
    best = game.finder.best(rules, state, seat, 1)
    return not any(isinstance(move, plays) and _ends(rules, state, seat, move) for move in best)


def _ends(rules: AnyRules, state: GameState, seat: int, move: msgspec.Struct) -> bool:
    try:
        after = rules.play(state, seat, move)
    except IllegalMove:
        return False
    return rules.outcome(after) is not None
