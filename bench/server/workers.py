"""Several workers: what a move costs then, and how soon a killed worker's tables go on."""

import asyncio
import os
import signal
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.server import ours, servers
from bench.server.match import Match, Tally, share
from bench.server.prepared import PreparedTable
from bench.server.servers import Server
from bench.server.sockets import SocketClosed
from bench.server.speed import Figures, full_speed

GAME = "typo"
WORKERS = {"one worker": 1, "two workers": 2}
ROUNDS = 3
KILLS = 3
TABLES_AT_A_KILL = 50
_MADE = 4
"""How many moves are made at each table before a worker is killed."""
_CUT_OFF = 3.0
"""Seconds after a kill in which clients notice that they are cut off."""
_AGAIN = 0.02
"""Seconds after which a client tries again to connect."""


async def workers(folder: Path, tables: int) -> Figures:
    """Play at full speed with one worker and with two in turn; then kill one again and again."""
    figures: Figures = {name: [] for name in WORKERS}
    for number in range(1, ROUNDS + 1):
        for name, count in WORKERS.items():
            told = await _played(folder / f"{name} {number}", count, tables)
            figures[name].append(told)
            print(name, number, told, flush=True)
    one, two = ([told["server cpu ms a move"] for told in figures[name]] for name in WORKERS)
    return {
        **figures,
        "times the cpu of one": round(median(b / a for a, b in zip(one, two, strict=True)), 3),
        "after a kill": await _killed(folder / "killed", min(tables, TABLES_AT_A_KILL)),
    }


async def _played(folder: Path, count: int, tables: int) -> Figures:
    folder.mkdir()
    options = ("--workers", str(count))
    async with servers.ours(folder, *options) as server, ours.store(server) as store:
        return await full_speed(server, await store.tables(GAME, 2, tables))


async def _killed(folder: Path, tables: int) -> Figures:
    """Kill a worker some times, and tell how long its tables took no moves."""
    folder.mkdir()
    times: list[float] = []
    async with servers.ours(folder, "--workers", "2") as server, ours.store(server) as store:
        for _ in range(KILLS):
            times += await _one_killed(server, await store.tables(GAME, 2, tables))
    return {
        "tables": len(times),
        "p50 s": round(share(times, 0.5) / 1000, 2),
        "last s": round(max(times), 2),
    }


async def _one_killed(server: Server, tables: list[PreparedTable]) -> list[float]:
    """Return after how many seconds each table of a killed worker had its next move."""
    begun = [await _begun(table) for table in tables]
    await server.rests()
    began = perf_counter()
    os.kill(server.children[0], signal.SIGKILL)
    found = await asyncio.gather(
        *(_goes_on(table, tally, began) for table, (_, tally) in zip(tables, begun, strict=True))
    )
    for match, tally in begun:
        tally.forgive()
        match.end()
    await server.rests()
    return [seconds for seconds in found if seconds is not None]


async def _begun(table: PreparedTable) -> tuple[Match, Tally]:
    """Make the first moves at a table, and stay connected."""
    tally = Tally()
    match = Match(table.part(0, _MADE), tally)
    await tally.unless_it_fails(_connected_and_played(match))
    return match, tally


async def _goes_on(table: PreparedTable, before: Tally, began: float) -> float | None:
    """Wait until a table is cut off, connect again until its next move is made, and return how long
    it took; ``None`` for a table that is not cut off."""
    cut_off, _ = await asyncio.wait({before.fault}, timeout=_CUT_OFF)
    if not cut_off:
        return None
    while True:
        tally = Tally()
        match = Match(table.part(_MADE, _MADE + 1), tally)
        try:
            await tally.unless_it_fails(_connected_and_played(match))
        except (SocketClosed, OSError):
            await asyncio.sleep(_AGAIN)
        else:
            return perf_counter() - began
        finally:
            tally.forgive()
            match.end()


async def _connected_and_played(match: Match) -> None:
    await match.connect()
    await match.play()
