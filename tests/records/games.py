"""Games to record: random games of every kind, and some that follow a plan."""

import random
from itertools import islice
from typing import Any

from msgspec.structs import replace

from ludomots.core.contract import TABLE
from ludomots.core.game import Game, new
from ludomots.games.topword.solver import solve
from ludomots.games.typo import Announce

_MOVES_LOOKED_AT = 50
_LONGEST_GAME = 1000


def wander(game: Game, seed: int, most: int = _LONGEST_GAME) -> Game:
    """Play random legal moves of the seats that may act and of the table, to the end or a limit."""
    chance = random.Random(seed)
    while game.outcome() is None and len(game.moves) < most:
        seat = chance.choice((*game.to_act, *game.to_act, *game.to_act, TABLE))
        moves = list(islice(game.rules.moves(game.state, seat), _MOVES_LOOKED_AT))
        if moves:
            game.push(chance.choice(moves), seat)
    return game


def wandering(
    kind: str, players: int, seed: int, most: int = _LONGEST_GAME, **options: Any
) -> Game:
    """Return a game of random moves, taken in the order in which the rulebook finds them."""
    return wander(new(kind, players=players, seed=seed, **options), seed, most)


def greedy(players: int, seed: int, **options: Any) -> Game:
    """Return a game of Topword in which everybody takes the most points, or passes."""
    game = new("topword", players=players, seed=seed, **options)
    while game.outcome() is None:
        state = game.state
        best = solve(game.options, state.board, state.racks[state.turn], 1).plays
        game.push(best[0].text if best else "-")
    return game


def bluffing(players: int, seed: int, **options: Any) -> Game:
    """Return a game of Topword in which words are laid backwards, contested and accepted."""
    game = new("topword", players=players, seed=seed, check="contest", **options)
    chance = random.Random(seed)
    while game.outcome() is None:
        game.push(*_bluff(game, chance))
    return game


def doubting(players: int, seed: int) -> Game:
    """Return a game of Typo in which words are made up, doubted and believed."""
    game = new("typo", players=players, seed=seed, preset="printed")
    chance = random.Random(seed)
    while game.outcome() is None:
        seat = chance.choice(game.to_act)
        move = chance.choice(list(game.rules.moves(game.state, seat)))
        if isinstance(move, Announce) and chance.random() < 0.3:
            move = replace(move, word=f"{move.word}ETTE")
        game.push(move, seat)
    return game


def _bluff(game: Game, chance: random.Random) -> tuple[str, int]:
    """Return a move and its seat: sometimes a contest or a bluff, else a good play or a pass."""
    wishes = [(text, game.to_act[0]) for text in _turns(game, chance)]
    if game.state.provisional is not None:
        answers = [("?", game.to_act[-1]), ("=", game.to_act[-1]), ("close", TABLE)]
        chance.shuffle(answers)
        if chance.random() < 0.3 or (_is_bluff(game) and chance.random() < 0.6):
            wishes = [("?", game.to_act[-1])] if _is_bluff(game) else answers[:1]
        wishes += answers
    return next(
        (text, seat)
        for text, seat in wishes
        if game.kind.notation.read_move(text, game.options) in game.legal_moves_of(seat)
    )


def _is_bluff(game: Game) -> bool:
    words = game.view("spectator").provisional.scored.words
    return any(word.word not in game.rules.lexicon for word in words)


def _turns(game: Game, chance: random.Random) -> list[str]:
    seat = game.to_act[0]
    rack = game.state.racks[seat]
    board = game.state.board.laid(game.state.provisional.tiles if game.state.provisional else ())
    plays = [play.text for play in solve(game.options, board, rack, 8).plays]
    if plays and chance.random() < 0.4:
        square, letters = chance.choice(plays).split()
        plays.insert(0, f"{square} {letters[::-1]}")
    return [*plays, f"-{game.kind.notation.write_hand(game.state, seat)[:1]}", "-"]
