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


def what_now(
    game: AnyGame, rules: AnyRules, state: GameState, seat: int, pass_ends: bool | None = None
) -> WhatNow:
    """Return what a seat can do whose turn it is; where no word is asked for, it can play.

    ``pass_ends`` is whether a pass would end the game, if that is known already.
    """
    plays = game.plays(rules, state)
    if not plays:
        return WhatNow(can_play=True, others=(), pass_ends=False)
    if pass_ends is None:
        pass_ends = _ends(rules, state, seat, Pass())
    bluffs = rules.may_bluff(state)
    if bluffs and not pass_ends:
        return WhatNow(can_play=True, others=(), pass_ends=False)
    can_play = bluffs or game.finder.has_play(rules, state, seat, plays)
    others = () if can_play else _kinds(game, rules, state, seat)
    if pass_ends:
        best = (one for one in game.finder.best(rules, state, seat, 1) if isinstance(one, plays))
        pass_ends = not any(_ends(rules, state, seat, word) for word in best)
    return WhatNow(can_play, others, pass_ends)


def _kinds(game: AnyGame, rules: AnyRules, state: GameState, seat: int) -> tuple[str, ...]:
    moves = game.finder.moves(rules, state, seat)
    return tuple(dict.fromkeys(str(tag_of(type(move))) for move in moves))


def _ends(rules: AnyRules, state: GameState, seat: int, move: msgspec.Struct) -> bool:
    try:
        after = rules.play(state, seat, move)
    except IllegalMove:
        return False
    return rules.outcome(after) is not None
