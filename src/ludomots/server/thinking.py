"""A bot's move as a task: a view in, a move out, on this node or at a worker.

The task holds what the bot's seat may see and nothing else.
"""

import msgspec

from ludomots.games.game import new
from ludomots.games.shelf import SHELF
from ludomots.players import LEVELS, Budget, player


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to think about what: ``view`` is the game's view of the bot's seat, as JSON."""

    game: str
    level: str
    seed: int
    budget: Budget
    view: msgspec.Raw


_TASK = msgspec.json.Decoder(Task)
_VIEWS = {name: msgspec.json.Decoder(kind.view) for name, kind in SHELF.items()}
"""Made once and early: msgspec crashes if two threads get to know the same type at once."""


def write_task(task: Task) -> bytes:
    """Return a task as JSON."""
    return msgspec.json.encode(task)


def think(data: bytes) -> bytes:
    """Return the move for a task, both as JSON. It takes as long as its budget says."""
    task = _TASK.decode(data)
    view = _VIEWS[task.game].decode(task.view)
    mind = player(task.game, task.level, options=view.options, seed=task.seed, budget=task.budget)
    return msgspec.json.encode(mind.choose(view))


def warm_up() -> None:
    """Read everything that bots need, so that the first move is as quick as the others."""
    for name in SHELF:
        game = new(name)
        view = msgspec.Raw(msgspec.json.encode(game.view(game.to_act[0])))
        task = Task(game=name, level=LEVELS[0], seed=0, budget=Budget(playouts=1), view=view)
        think(write_task(task))
