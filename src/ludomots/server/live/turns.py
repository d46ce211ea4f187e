"""Processes that take turns: each waits until no other one is at it, and is woken at once.

SQLite by itself lets a process that finds the database busy sleep and try again, ever more rarely,
while others overtake it.
"""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

try:
    import fcntl
except ImportError:  # Windows, where a server has one process only
    fcntl = None  # type: ignore[assignment]


class Turns(Protocol):
    """A lock between those who write."""

    def try_take(self) -> bool:
        """Take the turn if nobody has it, and return whether that was so."""

    def take(self) -> None:
        """Wait for the turn."""

    def give_back(self) -> None:
        """Let the next one go on; any thread may do it."""


@contextmanager
def turn(turns: Turns) -> Iterator[None]:
    """Do something while nobody else does."""
    turns.take()
    try:
        yield
    finally:
        turns.give_back()


class NoTurns:
    """Everybody may write at any time: the database itself keeps them apart."""

    def try_take(self) -> bool:
        """Return true."""
        return True

    def take(self) -> None:
        """Do nothing."""

    def give_back(self) -> None:
        """Do nothing."""


class FileTurns:
    """A lock between the processes and threads that name the same file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = threading.Lock()
        self._file: int | None = None

    def try_take(self) -> bool:
        """Take the turn if nobody has it, and return whether that was so."""
        if not self._thread.acquire(blocking=False):
            return False
        try:
            fcntl.flock(self._opened(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._thread.release()
            return False
        return True

    def take(self) -> None:
        """Wait for the turn. A process that dies loses it."""
        self._thread.acquire()
        fcntl.flock(self._opened(), fcntl.LOCK_EX)

    def give_back(self) -> None:
        """Let the next one go on; any thread may do it."""
        fcntl.flock(self._opened(), fcntl.LOCK_UN)
        self._thread.release()

    def _opened(self) -> int:
        if self._file is None:
            self._file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
        return self._file
