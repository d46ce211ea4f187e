"""Players that do nothing but play: a socket a seat, a move as soon as it is their turn.

The time of a move is from sending it until the last seat of its table has seen it.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.server.dialect import Dialect, Heard, Place, Places


class Tally:
    """What was seen while it was being measured: the times of moves, in seconds.

    ``idle`` counts players that found no table any more: then less was asked than could be.
    """

    def __init__(self) -> None:
        self.times: list[float] = []
        self.begun = 0
        self.games = 0
        self.idle = 0
        self.counting = False

    def saw(self, seconds: float) -> None:
        """Count a move that all have seen."""
        if self.counting:
            self.times.append(seconds)

    def share(self, part: float) -> float:
        """Return the time within which so large a part of the moves was seen, in milliseconds."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


class Game:
    """One table being played: who has seen how many moves, and when the last one was sent."""

    def __init__(self, dialect: Dialect, tally: Tally, every: float | None, seats: int) -> None:
        self._dialect = dialect
        self._tally = tally
        self._every = every
        self._seen = [-1] * seats
        self._sent: tuple[int, float] | None = None

    async def play(self, places: Places) -> None:
        """Play the game to its end."""
        async with _sockets(places) as sockets:
            self._tally.begun += 1
            await asyncio.gather(
                *(
                    self._sit(seat, place, socket)
                    for seat, (place, socket) in enumerate(zip(places, sockets, strict=True))
                )
            )
        self._tally.games += 1

    async def _sit(self, seat: int, place: Place, socket: ClientConnection) -> None:
        async for frame in socket:
            text = str(frame)
            answer = self._dialect.reply(place, text)
            if answer is not None:
                await socket.send(answer)
                continue
            heard = self._dialect.hear(place, text)
            if heard is None or heard.moves <= self._seen[seat]:
                continue
            self._note(seat, heard)
            if heard.over:
                return
            if heard.mine:
                await self._move(place, heard, socket)

    def _note(self, seat: int, heard: Heard) -> None:
        self._seen[seat] = heard.moves
        if self._sent is not None and min(self._seen) >= self._sent[0]:
            self._tally.saw(perf_counter() - self._sent[1])
            self._sent = None

    async def _move(self, place: Place, heard: Heard, socket: ClientConnection) -> None:
        frame = self._dialect.move(place, heard)
        if self._every is not None:
            await asyncio.sleep(self._every * random.uniform(0.5, 1.5))
        while self._sent is not None:
            await asyncio.sleep(0.001)
        self._sent = heard.moves + 1, perf_counter()
        await socket.send(frame)


class Load:
    """So many tables played at once, one game after the other."""

    def __init__(self, dialect: Dialect, *, every: float | None = None) -> None:
        self._dialect = dialect
        self._every = every
        self.tally = Tally()

    @asynccontextmanager
    async def at(self, tables: list[Places], at_once: int) -> AsyncIterator[Tally]:
        """Play these tables, some of them at once, until the block ends."""
        waiting = iter(tables)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._play(waiting)) for _ in range(at_once)]
            yield self.tally
            for task in tasks:
                task.cancel()

    async def _play(self, waiting: Iterator[Places]) -> None:
        for places in waiting:
            await Game(self._dialect, self.tally, self._every, len(places)).play(places)
        self.tally.idle += 1


@asynccontextmanager
async def _sockets(places: Places) -> AsyncIterator[list[ClientConnection]]:
    opened: list[ClientConnection] = []
    try:
        for place in places:
            socket = await connect(
                place.address,
                additional_headers=place.headers,
                compression=None,
                ping_interval=None,
                max_size=2**22,
                open_timeout=60,
            )
            opened.append(socket)
            for greeting in place.greetings:
                await socket.send(greeting)
        yield opened
    finally:
        await asyncio.gather(*(socket.close() for socket in opened), return_exceptions=True)


def figures(tally: Tally, seconds: float) -> dict[str, Any]:
    """Return what was measured in a time."""
    return {
        "moves a second": round(len(tally.times) / seconds, 1),
        "p50 ms": round(tally.share(0.5), 1),
        "p99 ms": round(tally.share(0.99), 1),
        "games finished": tally.games,
        "tables missing at the end": tally.idle,
    }
