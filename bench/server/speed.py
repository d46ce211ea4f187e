"""As many moves as a server makes: fifty tables at once, one game after the other."""

import asyncio
import time
from collections.abc import Callable
from time import perf_counter
from typing import Any

from bench.server.match import Match, Tally, connect_all, share
from bench.server.prepared import PreparedTable
from bench.server.servers import Server

AT_ONCE = 50
_WARM_UP = 0.15
"""The part of the tables that is played before anything is counted."""

Figures = dict[str, Any]


class Clocks:
    """What time and processor time have passed since the clocks were started."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._began = perf_counter()
        self._server_began = server.cpu
        self._client_began = time.process_time()

    def figures(self, tally: Tally) -> Figures:
        """Return the figures of the moves that were seen in this time."""
        seconds, moves = perf_counter() - self._began, len(tally.times)
        server = self.server.cpu - self._server_began
        client = time.process_time() - self._client_began
        return {
            "moves": moves,
            "moves a second": round(moves / seconds, 1),
            "p50 ms": round(share(tally.times, 0.5), 2),
            "p99 ms": round(share(tally.times, 0.99), 2),
            "server cpu ms a move": round(server / moves * 1000, 3),
            "client cpu ms a move": round(client / moves * 1000, 3),
            "frames a move": round(tally.frames / moves, 2),
            "bytes a move": round(tally.size / moves),
        }


async def full_speed(
    server: Server,
    tables: list[PreparedTable],
    *,
    whole: bool = False,
    start_clocks: Callable[[Server], Clocks] = Clocks,
) -> Figures:
    """Play these tables, some at once; a move is sent as soon as the one before was seen.

    Everybody is connected before the first move; or, in ``whole`` games, the people of a table come
    when it is its turn and go afterwards, and the time of that counts. It is counted from when the
    first tables are over until no new one can be begun.
    """
    tally = Tally()
    matches = [Match(table, tally) for table in tables]
    try:
        if not whole:
            await connect_all(matches, tally)
        await server.rests()
        race = _Race(matches, tally, lambda: start_clocks(server))
        await tally.unless_it_fails(race.run(whole=whole))
        return race.figures
    finally:
        tally.forgive()
        for match in matches:
            match.end()


class _Race:
    """Tables played one after the other by several groups of people."""

    def __init__(
        self, matches: list[Match], tally: Tally, start_clocks: Callable[[], Clocks]
    ) -> None:
        self.figures: Figures = {}
        self._groups = min(AT_ONCE, len(matches) // 2)
        self._counted_from = max(self._groups, int(len(matches) * _WARM_UP))
        self._waiting = iter(enumerate(matches))
        self._tally = tally
        self._start_clocks = start_clocks
        self._clocks = start_clocks()
        self._over = asyncio.Event()

    async def run(self, *, whole: bool) -> None:
        """Play until no table waits any more."""
        groups = [asyncio.create_task(self._play(whole)) for _ in range(self._groups)]
        await self._over.wait()
        for group in groups:
            group.cancel()

    async def _play(self, whole: bool) -> None:
        for number, match in self._waiting:
            if number == self._counted_from:
                self._tally.counting, self._clocks = True, self._start_clocks()
            if whole:
                await match.connect()
            await match.play()
            if whole:
                match.end()
        if not self._over.is_set():
            self._tally.counting = False
            self.figures = self._clocks.figures(self._tally)
            self._over.set()
