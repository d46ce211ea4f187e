"""Small tables for tests: boards, some racks, and whose turn it is."""

import random
from collections.abc import Sequence
from typing import Any

from ludomots.core.game import Game, new
from ludomots.games.topscore import Change, Exchange, Lay, State, Topscore
from ludomots.games.topscore.definition import all_tokens
from ludomots.games.topscore.legal import lays, trades
from ludomots.games.topscore.notation import read_rack
from tests.games.tables import changed, refusal

NAME = "topscore"
NONE = ":......."
EMPTY = f"{NONE}/{NONE}"


def table(boards: str = EMPTY, racks: Sequence[str] = ("", ""), **options: Any) -> Game:
    """Return a game with these boards and racks; it is the turn of seat 0."""
    return Game.from_position(boards, racks, game=NAME, players=len(racks), **options)


def with_rack(game: Game, seat: int, rack: str) -> Game:
    """Return the game with another rack on a seat, as if it had been drawn; without its moves."""
    tokens = read_rack(rack, game.options)
    racks = (*game.state.racks[:seat], tokens, *game.state.racks[seat + 1 :])
    return changed(game, racks=racks)


def reason(game: Game, *moves: Any, seat: int | None = None) -> tuple[str, str]:
    """Return the code and the rule with which these moves are refused, all for the same reason."""
    refusals = [refusal(game, move, seat) for move in moves]
    (why,) = {(error.code, error.rule) for error in refusals}
    return why


def rules_of(game: Game) -> Topscore:
    """Return the rulebook, with its type."""
    assert isinstance(game.rules, Topscore)
    return game.rules


def texts_of(game: Game) -> set[str]:
    """Return the legal moves of the player to move, as texts."""
    return {game.text(move) for move in game.legal_moves}


def word_of(game: Game, seat: int) -> str:
    """Return the word on a big pyramid."""
    return "".join(game.state.boards[seat].word)


def passing(game: Game, turns: int) -> list[int]:
    """Let the players pass this many times, and return whose turns these were."""
    seats = []
    for _ in range(turns):
        seats.append(game.to_act[0])
        game.push("-")
    return seats


def refused_of(game: Game) -> tuple[str, ...]:
    """Return the bad words that the last move found."""
    assert isinstance(game.state, State)
    return game.state.refused


def count(game: Game) -> int:
    """Return how many tokens there are in all."""
    return len(all_tokens(game.options, game.state))


def keen_game(players: int, seed: int, **options: Any) -> Game:
    """Return a whole game of players who lay a word if they can, else change or exchange."""
    game, chance = new(NAME, players, seed, **options), random.Random(seed)
    while game.outcome() is None:
        game.push(keen_move(game, chance), game.to_act[0])
    return game


def keen_move(game: Game, chance: random.Random) -> Any:
    """Return a move of such a player."""
    state, seat = game.state, game.to_act[0]
    if state.phase != "play":
        return chance.choice(list(game.legal_moves))
    asked = game.options, rules_of(game).index, state, seat
    words: list[Any] = [*lays(*asked), *(trades(*asked) if state.traded is None else ())]
    if words:
        return chance.choice(words)
    others: list[Any] = [move for move in game.legal_moves if not isinstance(move, Lay)]
    changes: list[Any] = [move for move in others if isinstance(move, Change)]
    exchanges: list[Any] = [move for move in others if isinstance(move, Exchange)]
    wishes = [changes, exchanges] if chance.random() < 0.3 else [exchanges, changes]
    return chance.choice(wishes[0] or wishes[1] or others)
