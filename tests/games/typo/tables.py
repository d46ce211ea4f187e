"""Small tables for tests: rows, open cards, and the hands that a test needs."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from ludomots.core.contract import IllegalMove
from ludomots.core.game import Game
from ludomots.games.typo import Options, State
from ludomots.games.typo.text import read_position

NAME = "typo"
EXAMPLE = "RONT/ELA/PRINCE/BLO"
"""The rows before the rulebook's example; the last two are ours (TY-E1)."""


def table(position: str = EXAMPLE, hands: Sequence[str] = (), **options: Any) -> Game:
    """Return a game at this position, with a player for each open card or hand (``AB`` each)."""
    cards = len(read_position(position).cards)
    hands = hands or ["AB"] * max(2, cards)
    players = max(cards, len(hands))
    return Game.from_position(position, list(hands), game=NAME, players=players, **options)


def changed(game: Game, **facts: Any) -> Game:
    """Return the game with some facts changed; without its moves."""
    return Game(game.kind, game.options, replace(game.state, **facts))


def push_all(game: Game, *moves: str) -> Game:
    """Make moves, each by the seat that is first to act or, for ``2:F``, by seat 2."""
    for text in moves:
        seat, colon, move = text.rpartition(":")
        game.push(move, int(seat) if colon else None)
    return game


def choose_all(game: Game, cards: str) -> Game:
    """Let seat 0 choose the first of these cards, and so on."""
    for seat, card in enumerate(cards):
        game.push(card, seat)
    return game


def refusal(game: Game, move: Any, seat: int | None = None) -> IllegalMove:
    """Return why a move is refused, after checking that it changes nothing."""
    before = game.state
    with pytest.raises(IllegalMove) as caught:
        game.push(move, seat)
    assert game.state is before
    return caught.value


def options_of(game: Game) -> Options:
    """Return the options, with their type."""
    assert isinstance(game.options, Options)
    return game.options


def state_of(game: Game) -> State:
    """Return the state, with its type."""
    assert isinstance(game.state, State)
    return game.state
