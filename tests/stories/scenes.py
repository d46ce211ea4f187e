"""A whole game as each seat and a spectator see it, move by move, for the page: printed as JSON.

The page's tests of beats (``web/tests/topword-beats.test.ts``) run
``python -m tests.stories.scenes GAME SEED OPTION=VALUE…`` and play each pair of views on the stage.
"""

import sys
from typing import Any

import msgspec

from ludomots.core.contract import Audience
from ludomots.core.game import Game
from tests.stories.board_games import on_a_board

AUDIENCES: tuple[Audience, ...] = (0, 1, "spectator")


class Step(msgspec.Struct, frozen=True):
    """What everybody sees after a move, and the move; before the first there is none."""

    seat: int | None
    move: Any
    views: dict[str, Any]


def steps(game: Game) -> list[Step]:
    """Return every step of a game that was played, from its start; the game is undone by it."""
    found = []
    while True:
        seat, move = game.moves[-1] if game.moves else (None, None)
        found.append(Step(seat, move, {str(who): game.view(who) for who in AUDIENCES}))
        if not game.moves:
            return found[::-1]
        game.pop()


if __name__ == "__main__":
    name, seed, *changes = sys.argv[1:]
    options: dict[str, Any] = dict(change.split("=") for change in changes)
    sys.stdout.buffer.write(msgspec.json.encode(steps(on_a_board(name, 2, int(seed), **options))))
