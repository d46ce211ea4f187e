"""A prepared table being played, and what is measured of it.

The time of a move is from sending it until the last seat of its table has seen it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TypeVar

from bench.server.prepared import Place, PreparedTable
from bench.server.sockets import Socket, connect

Value = TypeVar("Value")

_CONNECTING = 40
"""How many connections are opened at once."""


def share(times: list[float], part: float) -> float:
    """Return the time within which this part of the times lies, in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


class Tally:
    """The times of the moves that were seen while ``counting``, in seconds; the first fault.

    ``frames`` and ``size`` are how many frames came meanwhile, and how many bytes were in them.
    """

    def __init__(self) -> None:
        self.times: list[float] = []
        self.frames = 0
        self.size = 0
        self.counting = False
        self.fault: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        """Note that a move was refused or a connection lost: nothing measured counts then."""
        if not self.fault.done():
            self.fault.set_exception(error)

    def forgive(self) -> None:
        """Take nothing as a fault from now on, such as connections that are cut off."""
        if not self.fault.cancel():
            self.fault.exception()

    async def unless_it_fails(self, work: Awaitable[Value]) -> Value:
        """Wait for some work; raise what went wrong as soon as something does."""
        task = asyncio.ensure_future(work)
        await asyncio.wait((task, self.fault), return_when=asyncio.FIRST_COMPLETED)
        if self.fault.done():
            task.cancel()
            self.fault.result()
        return await task


class Match:
    """One table: its connections, the next of its moves, and what each seat has seen."""

    def __init__(self, table: PreparedTable, tally: Tally) -> None:
        self.table = table
        self._tally = tally
        self._sockets: list[Socket] = []
        self._seen = [-1] * len(table.places)
        self._behind = len(table.places)
        self._first = 0
        self._next = 0
        self._wanted = 0
        self._sent = 0.0
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pause: Callable[[], float] | None = None

    async def connect(self) -> None:
        """Connect every seat, and wait until each has seen the table."""
        for seat, place in enumerate(self.table.places):
            self._sockets.append(await self._connect(seat, place))
        await self._ready

    def begin(self, pause: Callable[[], float] | None = None) -> None:
        """Begin to make the moves, each as soon as the one before was seen, or after a pause."""
        self._pause = pause
        self._soon()

    async def play(self, pause: Callable[[], float] | None = None) -> None:
        """Make all moves, and wait until the last one was seen."""
        self.begin(pause)
        await self._over

    def end(self) -> None:
        """Cut all connections."""
        while self._sockets:
            self._sockets.pop().end()

    async def _connect(self, seat: int, place: Place) -> Socket:
        opened: list[Socket] = []

        tally = self._tally

        def hear(frame: bytes) -> None:
            if tally.counting:
                tally.frames += 1
                tally.size += len(frame)
            try:
                heard = place.hear(frame)
            except Exception as error:  # noqa: BLE001 (whatever it is, it ends the measurement)
                tally.fail(error)
                return
            if isinstance(heard, int):
                self._see(seat, heard)
            elif heard is not None:
                opened[0].send(heard)

        socket = await connect(self.table.port, place.path, place.headers, hear, self._tally.fail)
        opened.append(socket)
        for greeting in place.greetings:
            socket.send(greeting)
        return socket

    def _see(self, seat: int, count: int) -> None:
        before, self._seen[seat] = self._seen[seat], count
        if not before < self._wanted <= count:
            return
        self._behind -= 1
        if self._behind:
            return
        if self._sent:
            if self._tally.counting:
                self._tally.times.append(perf_counter() - self._sent)
            self._sent = 0.0
            self._soon()
        elif not self._ready.done():
            self._first = min(self._seen)
            self._ready.set_result(None)

    def _soon(self) -> None:
        if self._next == len(self.table.moves):
            if not self._over.done():  # nobody may wait for the end any more
                self._over.set_result(None)
        elif self._pause is None:
            self._move()
        else:
            asyncio.get_running_loop().call_later(self._pause(), self._move)

    def _move(self) -> None:
        if not self._sockets:
            return  # it was ended in a pause
        moves = self.table.moves
        seat, before, after, happened = moves[self._next]
        seen = self._first + (moves[self._next - 1].happened if self._next else 0)
        self._next += 1
        self._wanted = self._first + happened
        self._behind = len(self._seen)
        self._sent = perf_counter()
        self._sockets[seat].send(b"%b%d%b" % (before, seen, after))


async def connect_all(matches: list[Match], tally: Tally) -> None:
    """Connect all seats of some tables."""
    gate = asyncio.Semaphore(_CONNECTING)

    async def one(match: Match) -> None:
        async with gate:
            await match.connect()

    await tally.unless_it_fails(asyncio.gather(*map(one, matches)))
