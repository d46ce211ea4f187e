"""A computer player's choice as a task: a view in, a move out, on this node or at a worker.

A task holds what the player's seat may see and nothing else. On this node it stays an object; it is
written as JSON only for a worker.
"""

from typing import Any

import msgspec

from ludomots.core.contract import words_of
from ludomots.core.game import new
from ludomots.core.player import Budget
from ludomots.core.shelf import EDITIONS, SHELF, levels_of, player
from ludomots.records import Words
from ludomots.words import Lexicon


class Task(msgspec.Struct, frozen=True, kw_only=True, tag="choose"):
    """Which player is to think about what: ``view`` is the game's view of the player's seat."""

    game: str
    rulebook: int
    words: Words
    level: str
    seed: int
    budget: Budget
    view: Any


class CannotThink(Exception):
    """The word list or the rulebook of a task is not here."""


_TASK = msgspec.json.Decoder(Task)
for _kind in EDITIONS.values():
    msgspec.json.Decoder(_kind.view)
"""Each type is prepared here, early and once: msgspec crashes if two threads meet a new type at
the same time."""


def think(task: Task, words: Lexicon | None = None) -> msgspec.Struct:
    """Return the move that a player chooses, or raise ``CannotThink``.

    It takes as long as the budget says. Without a word list it is the installed one.
    """
    kind = EDITIONS.get((task.game, task.rulebook))
    if kind is None:
        raise CannotThink
    view = msgspec.convert(task.view, kind.view)
    chosen = words_of(view.options) if words is None else words
    if task.words.version != chosen.version:
        raise CannotThink
    mind = player(
        task.game,
        task.level,
        options=view.options,
        seed=task.seed,
        budget=task.budget,
        words=chosen,
    )
    return mind.choose(view)


def think_for_node(data: bytes) -> bytes:
    """Return the move for the task of another node, both as JSON.

    The answer is empty if this worker lacks the words or the rulebook.
    """
    try:
        return msgspec.json.encode(think(_TASK.decode(data)))
    except CannotThink:
        return b""


def warm_up() -> None:
    """Read everything that computer players need, so that their first move is not slower."""
    for name, kind in SHELF.items():
        levels = levels_of(name)
        if not levels:
            continue
        game = new(name)
        words = game.rules.lexicon
        task = Task(
            game=name,
            rulebook=kind.rulebook,
            words=Words(words.language, words.version),
            level=levels[0],
            seed=0,
            budget=Budget(playouts=1),
            view=game.view(game.to_act[0]),
        )
        think(task)
