"""A bot's move as a task: a view in, a move out, on this node or at a worker.

The task holds what the bot's seat may see and nothing else.
"""

import msgspec

from ludomots.core.game import new
from ludomots.core.player import LEVELS, Budget
from ludomots.core.shelf import EDITIONS, SHELF, player
from ludomots.records import Words
from ludomots.words import Lexicon, lexicon


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to think about what: ``view`` is the game's view of the bot's seat, as JSON."""

    game: str
    rulebook: int
    words: Words
    level: str
    seed: int
    budget: Budget
    view: msgspec.Raw


_TASK = msgspec.json.Decoder(Task)
_VIEWS = {kind.view: msgspec.json.Decoder(kind.view) for kind in EDITIONS.values()}
"""Made once and early: msgspec crashes if two threads get to know the same type at once."""


def write_task(task: Task) -> bytes:
    """Return a task as JSON."""
    return msgspec.json.encode(task)


def think(data: bytes, words: Lexicon | None = None) -> bytes:
    """Return the move for a task, both as JSON. It takes as long as its budget says.

    Without a word list it is the installed one. Of a task for which words or rulebook are not there
    nothing is returned: it is left to whoever has them.
    """
    task = _TASK.decode(data)
    chosen = lexicon(task.words.name) if words is None else words
    kind = EDITIONS.get((task.game, task.rulebook))
    if kind is None or task.words.version != chosen.version:
        return b""
    view = _VIEWS[kind.view].decode(task.view)
    mind = player(
        task.game,
        task.level,
        options=view.options,
        seed=task.seed,
        budget=task.budget,
        words=chosen,
    )
    return msgspec.json.encode(mind.choose(view))


def warm_up() -> None:
    """Read everything that bots need, so that the first move is as quick as the others."""
    for name, kind in SHELF.items():
        game = new(name)
        words = game.rules.lexicon
        task = Task(
            game=name,
            rulebook=kind.rulebook,
            words=Words(words.language, words.version),
            level=LEVELS[0],
            seed=0,
            budget=Budget(playouts=1),
            view=msgspec.Raw(msgspec.json.encode(game.view(game.to_act[0]))),
        )
        think(write_task(task))
