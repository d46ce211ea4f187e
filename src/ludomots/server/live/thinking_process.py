"""Processes that do the dear thinking for a node, so that it takes nobody else's time.

Some players think in Python, and a thread that thinks in Python keeps all other threads of its
process waiting, those that answer people among them. Such a process runs with a low priority. It is
started when it is needed first, ends by itself after a while without work, and with its node.

One line is one task, and the answer one line: the seconds it took and what came of it, which is
empty if the process lacks the words or the rulebook.
"""

import contextlib
import os
import select
import subprocess
import sys
import time

import msgspec

from ludomots.records import CannotReplay
from ludomots.server.live.processor_time import used_on_behalf
from ludomots.server.live.thinking import CannotThink, Task, think
from ludomots.server.reviews.tasks import ReviewTask

_LESS_URGENT = 10
"""By how much the process gives way to others."""
_UNUSED = 300.0
"""Seconds without work after which a process ends."""

_TASK: msgspec.json.Decoder[Task | ReviewTask] = msgspec.json.Decoder(Task | ReviewTask)


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
        used_on_behalf(float(seconds))
        return found


def _started() -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "ludomots.server.live.thinking_process"]
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
        found = _answer(_TASK.decode(line))
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
