"""Small tables for tests: rows, open cards, and the hands that a test needs."""

from collections.abc import Sequence
from typing import Any

from ludomots.core.game import Game
from ludomots.games.typo.notation import read_position

NAME = "typo"
EXAMPLE = "RONT/ELA/PRINCE/BLO"
"""The rows before the rulebook's example; the last two are ours (TY-E1)."""


def table(position: str = EXAMPLE, hands: Sequence[str] = (), **options: Any) -> Game:
    """Return a game at this position, with a player for each open card or hand (``AB`` each).

    Words are checked unless the test says otherwise.
    """
    cards = len(read_position(position).cards)
    hands = hands or ["AB"] * max(2, cards)
    players = max(cards, len(hands))
    return Game.from_position(
        position, list(hands), game=NAME, players=players, **{"check": "check", **options}
    )


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
