"""Whole games as each seat and a spectator see them, move by move, for the page: printed as JSON.

The page's tests of beats (``web/tests/*-beats.test.ts``) play each pair of views on the stage. They
run ``python -m tests.stories.scenes GAME SEED OPTION=VALUE…`` for one game of two, or
``python -m tests.stories.scenes GAME`` for all games of ``logs.GAMES`` of that kind, by name.
"""

import sys
from typing import Any

import msgspec

from ludomots.core.game import Game
from tests.stories.board_games import on_a_board
from tests.stories.logs import GAMES


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
        views = {str(who): game.view(who) for who in range(len(game.state.scores))}
        found.append(Step(seat, move, {**views, "spectator": game.view("spectator")}))
        if not game.moves:
            return found[::-1]
        game.pop()


def _wanted(name: str, *wishes: str) -> object:
    """Return the steps of the game that is asked for, or of all games of a kind."""
    if not wishes:
        return {game: steps(play()) for game, play in GAMES.items() if game.startswith(name)}
    seed, *changes = wishes
    options: dict[str, Any] = dict(change.split("=") for change in changes)
    return steps(on_a_board(name, 2, int(seed), **options))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(_wanted(*sys.argv[1:])))
