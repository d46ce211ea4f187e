"""A failure that repeats is written once a minute, with the number of times."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

EVERY = 60.0
"""Seconds in which a line is written once."""
_MOST = 500
"""Different lines that are remembered; beyond that the oldest is forgotten."""

Key = tuple[object, ...]
Later = Callable[[float, Callable[[], None]], None]
"""Calls something after some seconds."""


class _Seen(NamedTuple):
    written: float
    times: int
    last: logging.LogRecord


def in_a_thread(seconds: float, work: Callable[[], None]) -> None:
    """Call something after some seconds, unless the program has ended before."""
    timer = threading.Timer(seconds, work)
    timer.daemon = True
    timer.start()


class OnceAMinute(logging.Handler):
    """Gives lines to another handler, the first at once and its repeats together.

    ``key`` says which lines are the same. A line that stands for several has ``repeats``, the
    number of times since it was last written.
    """

    def __init__(
        self,
        to: logging.Handler,
        key: Callable[[logging.LogRecord], Key],
        now: Callable[[], float] = time.monotonic,
        later: Later = in_a_thread,
    ) -> None:
        super().__init__()
        self._to = to
        self._key = key
        self._now = now
        self._later = later
        self._seen: dict[Key, _Seen] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        key, now = self._key(record), self._now()
        seen = self._seen.get(key)
        if seen is None or now >= seen.written + EVERY:
            self._write(record, 1 if seen is None else seen.times + 1)
            self._seen.pop(key, None)
            self._seen[key] = _Seen(now, 0, record)
            if len(self._seen) > _MOST:
                del self._seen[next(iter(self._seen))]
            return
        self._seen[key] = seen._replace(times=seen.times + 1, last=record)
        if not seen.times:
            self._later(seen.written + EVERY - now, lambda: self._write_waiting(key))

    def flush(self) -> None:
        """Write everything that was only counted."""
        for key in list(self._seen):
            self._write_waiting(key)
        self._to.flush()

    def _write_waiting(self, key: Key) -> None:
        with self.lock or threading.RLock():
            seen = self._seen.get(key)
            if seen is not None and seen.times:
                self._seen[key] = _Seen(self._now(), 0, seen.last)
                self._write(seen.last, seen.times)

    def _write(self, record: logging.LogRecord, count: int) -> None:
        values: dict[str, Any] = record.__dict__
        values["repeats"] = count
        self._to.handle(record)
