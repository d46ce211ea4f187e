"""A bot's move as a task: a view in, a move out, on this node or at a worker.

The task holds what the bot's seat may see and nothing else.
"""

import msgspec

from ludomots.games.shelf import SHELF
from ludomots.players import Budget, player


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to think about what: ``view`` is the game's view of the bot's seat, as JSON."""

    game: str
    level: str
    seed: int
    budget: Budget
    view: msgspec.Raw


def write_task(task: Task) -> bytes:
    """Return a task as JSON."""
    return msgspec.json.encode(task)


def think(data: bytes) -> bytes:
    """Return the move for a task, both as JSON. It takes as long as its budget says."""
    task = msgspec.json.decode(data, type=Task)
    kind = SHELF[task.game]
    view = msgspec.json.decode(task.view, type=kind.view)
    mind = player(task.game, task.level, options=view.options, seed=task.seed, budget=task.budget)
    return msgspec.json.encode(mind.choose(view))
