"""Processes that take turns: each waits until no other one is at it, and is woken at once.

SQLite by itself lets a process that finds the database busy sleep and try again, ever more rarely,
while others overtake it.
"""

import os
import threading
from pathlib import Path
from types import TracebackType

try:
    import fcntl
except ImportError:  # Windows, where a server has one process only
    fcntl = None  # type: ignore[assignment]


class Turns:
    """A lock between the processes and threads that name the same file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = threading.Lock()
        self._file: int | None = None

    def __enter__(self) -> None:
        self._thread.acquire()
        if self._file is None:
            self._file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        if self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_UN)
        self._thread.release()
