"""``python -m bench.server.sampled serve …``: the command line, with samples of where time goes.

A thousand times in a second of processor time the stack of the main thread is looked at; a sample
weighs as much processor time as this thread has used since the last one. SIGUSR1 forgets all
samples, SIGUSR2 writes them as JSON into the file ``samples.json`` of the current folder.
"""

import json
import signal
import threading
import time
from collections import defaultdict
from pathlib import Path
from types import CodeType, FrameType

EVERY = 0.001
FILE = Path("samples.json")

PARTS = (
    (("core/what_now.py", "core/accepted.py", "tables/may.py"), "what may be done"),
    (
        (
            "tables/sentences.py",
            "server/lines.py",
            "server/packed_lines.py",
            "core/narrate.py",
            "core/facts.py",
            "/narration.py",
            "ludomots/texts/",
        ),
        "narration",
    ),
    (("tables/view.py", "tables/shown.py", "/view.py", "core/views.py"), "views"),
    (("tables/decide.py", "tables/table.py", "tables/deadlines.py", "tables/clock.py"), "deciding"),
    (("server/snapshot.py", "server/messages.py", "server/hub.py"), "frames"),
    (("ludomots/server/live/", "/sqlalchemy/"), "storing"),
    (("server/requests.py", "tables/commands.py"), "requests"),
    (("server/scheduler.py", "server/bots.py", "server/node.py", "server/metrics.py"), "node"),
    (
        (
            "server/live/bounded_socket.py",
            "server/socket.py",
            "server/gate.py",
            "/uvicorn/",
            "/websockets/",
            "/litestar/",
        ),
        "sockets",
    ),
)
"""The parts of the server, by their files. A frame counts for the innermost part it is in."""


class Samples:
    """The processor time of the main thread, by part and by function, and that of other threads."""

    def __init__(self) -> None:
        self._part_of: dict[str, str | None] = {}
        self._main: defaultdict[str, float] = defaultdict(float)
        self._functions: defaultdict[CodeType, float] = defaultdict(float)
        self._last = time.thread_time()
        self._others: dict[str, float] = {}

    def take(self, _: int, frame: FrameType | None) -> None:
        """Add a sample."""
        now = time.thread_time()
        weight, self._last = now - self._last, now
        self._main[self._part(frame)] += weight
        if frame is not None:
            self._functions[frame.f_code] += weight

    def forget(self, *_: object) -> None:
        """Begin anew."""
        self._main.clear()
        self._functions.clear()
        self._last = time.thread_time()
        self._others = _other_threads()

    def write(self, *_: object) -> None:
        """Write what was found, in seconds."""
        others = _other_threads()
        spent = {name: at - self._others.get(name, 0.0) for name, at in others.items()}
        threads: defaultdict[str, float] = defaultdict(float)
        for name, seconds in spent.items():
            threads[f"thread {name.partition('_')[0]}"] += seconds
        made = FILE.with_suffix(".new")
        found = {"parts": {**self._main, **threads}, "functions": self._by_name()}
        made.write_text(json.dumps(found), encoding="utf-8")
        made.rename(FILE)

    def _by_name(self) -> dict[str, float]:
        return {
            f"{'/'.join(Path(code.co_filename).parts[-2:])} {code.co_qualname}": seconds
            for code, seconds in self._functions.items()
        }

    def _part(self, frame: FrameType | None) -> str:
        while frame is not None:
            name = frame.f_code.co_filename
            if name not in self._part_of:
                self._part_of[name] = part_of(name)
            part = self._part_of[name]
            if part is not None:
                return part
            frame = frame.f_back
        return "event loop"


def part_of(file: str) -> str | None:
    """Return the part that a file belongs to, ``None`` if it is used by several."""
    return next((part for files, part in PARTS if any(one in file for one in files)), None)


def _other_threads() -> dict[str, float]:
    return {
        thread.name: time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
        for thread in threading.enumerate()
        if thread.ident is not None and thread is not threading.main_thread()
    }


def main() -> None:
    """Run the command line under the sampler."""
    from ludomots import cli  # noqa: PLC0415 (others read this module for its names only)

    samples = Samples()
    signal.signal(signal.SIGPROF, samples.take)
    signal.signal(signal.SIGUSR1, samples.forget)
    signal.signal(signal.SIGUSR2, samples.write)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    cli.main()


if __name__ == "__main__":
    main()
