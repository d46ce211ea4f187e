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
        }


async def full_speed(
    server: Server, tables: list[PreparedTable], start_clocks: Callable[[Server], Clocks] = Clocks
) -> Figures:
    """Play these tables, some at once. All seats are connected before the first move.

    It is counted from when the first tables are over until no new one can be begun.
    """
    tally = Tally()
    matches = await connect_all(tables, tally)
    await server.rests()
    try:
        return await _played(matches, tally, lambda: start_clocks(server))
    finally:
        for match in matches:
            match.end()


async def _played(
    matches: list[Match], tally: Tally, start_clocks: Callable[[], Clocks]
) -> Figures:
    at_once = min(AT_ONCE, len(matches) // 2)
    waiting = iter(enumerate(matches))
    counted_from = max(at_once, int(len(matches) * _WARM_UP))
    clocks = start_clocks()
    figures: Figures = {}
    over = asyncio.Event()

    def begin_another() -> None:
        nonlocal clocks
        number, match = next(waiting, (-1, None))
        if number == counted_from:
            clocks = start_clocks()
            tally.counting = True
        if match is not None:
            match.begin(begin_another)
        elif not over.is_set():
            tally.counting = False
            figures.update(clocks.figures(tally))
            over.set()

    for _ in range(at_once):
        begin_another()
    await tally.unless_it_fails(over.wait())
    return figures
