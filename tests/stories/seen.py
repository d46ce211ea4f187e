"""Whole games as a spectator sees them, for the page to play them on its stage: printed as JSON.

The page's tests of beats (web/tests) run ``python -m tests.stories.seen GAME``: each game of
``logs.GAMES`` of that kind, with the view before and after each move.
"""

import sys
from typing import Any

import msgspec

from ludomots.core.game import Game
from tests.stories.logs import GAMES


def steps(game: Game) -> list[dict[str, Any]]:
    """Return each move of a game: who made it, and what everybody saw before and after it."""
    views = [game.rules.view(state, "spectator") for state in game.states]
    return [
        {"seat": seat, "move": move, "before": before, "after": after}
        for (seat, move), before, after in zip(game.moves, views, views[1:], strict=False)
    ]


if __name__ == "__main__":
    seen = {name: steps(play()) for name, play in GAMES.items() if name.startswith(sys.argv[1])}
    sys.stdout.buffer.write(msgspec.json.encode(seen))
