"""Tasks to think about: the choice of a computer player, or a part of a review.

A computer player's choice is a task: a view in, a move out. It holds what the player's seat may see
and nothing else. In a thread it stays an object; it is written as JSON for another process.

Some players think in Python, and a thread that thinks in Python keeps all other threads of its
process waiting, those that answer people among them. So a node has processes for what is dear: this
module run by ``python -m``. They run with a low priority, are started when they are needed first,
and end by themselves after a while without work, and with their node. One line is one task, and the
answer one line: the seconds it took and what came of it, which is empty if the process lacks the
words or the rulebook.
"""

import contextlib
import os
import select
import subprocess
import sys
import threading
import time
from typing import Any

import msgspec

from ludomots.core.contract import words_of
from ludomots.core.game import new
from ludomots.core.player import Budget
from ludomots.core.shelf import EDITIONS, SHELF, levels_of, player
from ludomots.records import CannotReplay, Words
from ludomots.server.reviews.tasks import ReviewTask
from ludomots.words import Lexicon

_LESS_URGENT = 10
"""By how much a process of a node gives way to others."""
_UNUSED = 300.0
"""Seconds without work after which such a process ends."""
_on_behalf = threading.local()


def processor_time() -> float:
    """Return the seconds of a processor that the present thread has used, with what a process used
    on its behalf."""
    return time.thread_time() + getattr(_on_behalf, "seconds", 0.0)


def _used_on_behalf(seconds: float) -> None:
    """Count what a process has used for the present thread."""
    _on_behalf.seconds = getattr(_on_behalf, "seconds", 0.0) + seconds


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


_TASK: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)
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

    The answer is empty if this thinker lacks the words or the rulebook.
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


_ANY_TASK: msgspec.json.Decoder[Task | ReviewTask] = msgspec.json.Decoder(Task | ReviewTask)


class ThinkingProcesses:
    """As many processes as there are tasks at a time."""

    def __init__(self) -> None:
        self._idle: list[subprocess.Popen[bytes]] = []
        self._is_closed = False

    def think(self, task: Task | ReviewTask) -> bytes:
        """Return what comes of a task as JSON, or nothing if it cannot be thought about there."""
        line = msgspec.json.encode(task) + b"\n"
        while self._idle:
            answer = self._ask(self._idle.pop(), line)
            if answer is not None:
                return answer
        return self._ask(_started(), line) or b""

    def close(self) -> None:
        """End all processes; what is being thought about comes to nothing."""
        self._is_closed = True
        while self._idle:
            _end(self._idle.pop())

    def _ask(self, process: "subprocess.Popen[bytes]", line: bytes) -> bytes | None:
        """Return the answer of a process, ``None`` if it has ended."""
        if process.stdin is None or process.stdout is None:
            raise ValueError("a process without pipes")
        answer = b""
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(line)
            process.stdin.flush()
            answer = process.stdout.readline()
        if not answer.endswith(b"\n") or self._is_closed:
            _end(process)
            return None
        self._idle.append(process)
        seconds, _, found = answer.rstrip(b"\n").partition(b" ")
        _used_on_behalf(float(seconds))
        return found


def _started() -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "ludomots.server.live.thinking_tasks"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 (our own module)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Let a process end, since nothing more is asked of it, and wait until it has."""
    process.communicate()


def main() -> None:
    """Answer tasks until nobody asks any more."""
    os.nice(_LESS_URGENT)
    tasks, answers = sys.stdin.buffer, sys.stdout.buffer
    while select.select([tasks], [], [], _UNUSED)[0] and (line := tasks.readline()):
        since = time.process_time()
        found = _answer(_ANY_TASK.decode(line))
        answers.write(b"%f %s\n" % (time.process_time() - since, found))
        answers.flush()


def _answer(task: Task | ReviewTask) -> bytes:
    try:
        return msgspec.json.encode(think(task) if isinstance(task, Task) else task.work())
    except (CannotThink, CannotReplay):
        return b""


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
