"""Games of Topword and Mots de Tête to be told: good plays, now and then a bluff or a contest."""

import random
from contextlib import suppress
from typing import Any

from ludomots.core.contract import TABLE
from ludomots.core.game import Game, new
from ludomots.core.moves import Accept, Contest, Pass
from ludomots.core.notation import BadText
from ludomots.core.turns import TIME_OVER, acting, declared_move, tag_of

_CONTESTS = 0.3
_PASSES = 0.05
_BLUFFS = 0.25
_CHOICES = 8


def on_a_board(
    name: str, players: int, seed: int, time_over_after: int | None = None, **options: Any
) -> Game:
    """Return a game played to its end; its time is over after so many moves, if a number is given.

    Somebody who plays alone passes only if nothing else is possible: a pass ends that game.
    """
    game = new(name, players=players, seed=seed, **options)
    chance = random.Random(seed)
    while game.outcome() is None:
        declared = declared_move(game.kind, game.rules, game.state)
        if len(game.moves) == time_over_after:
            declared = next(one() for one in game.kind.table_moves if tag_of(one) == TIME_OVER)
        if declared is not None:
            game.push(declared, TABLE)
            continue
        seat = acting(game.rules, game.state)[-1]
        game.push(_move(game, seat, chance), seat)
    return game


def _move(game: Game, seat: int, chance: random.Random) -> Any:
    """Return what a seat does: it answers an open play, or takes its turn."""
    moves = game.legal_moves_of(seat)
    play = game.state.provisional
    if play is not None and seat not in play.accepted and Accept() in moves:
        return Contest() if Contest() in moves and chance.random() < _CONTESTS else Accept()
    alone = len(game.state.scores) == 1
    if not alone and Pass() in moves and chance.random() < _PASSES:
        return Pass()
    move = chance.choice(list(moves.best(_CHOICES))[:_CHOICES])
    may_try = game.rules.may_bluff(game.state) or "retries" in game.options.__struct_fields__
    if may_try and chance.random() < _BLUFFS:
        return _turned_round(game, seat, move) or move
    return move


def _turned_round(game: Game, seat: int, move: Any) -> Any:
    """Return a play with its letters in reverse, if the rules let it lie there."""
    where, _, letters = game.text(move).partition(" ")
    with suppress(BadText, ValueError):
        bluff = game.kind.notation.read_move(f"{where} {letters[::-1]}", game.options)
        if bluff in game.legal_moves_of(seat):
            return bluff
    return None
