"""Who asks clients whether they are still there."""

import asyncio
from collections import deque
from typing import Protocol


class Pinged(Protocol):
    """A connection that can be asked for a sign of life."""

    @property
    def awaits_pong(self) -> bool:
        """Whether it has not answered the last time."""

    def ping(self) -> None:
        """Ask it."""

    def give_up(self) -> None:
        """Take it for lost."""


class Pinger:
    """Asks each client every few ``seconds`` whether it is still there; it has as long to answer.

    One timer serves all connections: each second it sees to some of them.
    """

    def __init__(self, seconds: int) -> None:
        self._groups: deque[set[Pinged]] = deque(set() for _ in range(seconds))
        self._is_running = False

    def add(self, connection: Pinged) -> None:
        """Begin to ask a client, for the first time after all others have been asked."""
        self._groups[-1].add(connection)
        if not self._is_running:
            self._is_running = True
            asyncio.get_running_loop().call_later(1, self._run)

    def remove(self, connection: Pinged) -> None:
        """Ask a client no more."""
        for group in self._groups:
            group.discard(connection)

    def ping_some(self) -> bool:
        """Ask the clients whose turn it is, and give up those that have not answered the last
        time. Return whether there is any connection."""
        self._groups.rotate(-1)
        for connection in list(self._groups[-1]):
            if connection.awaits_pong:
                connection.give_up()
            else:
                connection.ping()
        return any(self._groups)

    def _run(self) -> None:
        self._is_running = self.ping_some()
        if self._is_running:
            asyncio.get_running_loop().call_later(1, self._run)
