"""Tables at the pace of people: a move every second, or every five."""

import asyncio
import os
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from bench.server import ours, servers
from bench.server.match import Match, Tally, connect_all, share
from bench.server.prepared import PreparedTable
from bench.server.servers import Server
from bench.server.speed import Clocks, Figures

CALM_EVERY = 1.0
CALM_SECONDS = 20.0
MANY_SEATS = 4
MANY_EVERY = 5.0
MANY_SECONDS = 30.0

_SYNC_EVERY = 0.05
_SYNCED = 4096
"""Bytes that are appended before each sync: a page of the database."""


async def calm(folder: Path, tables: int) -> Figures:
    """Play tables of two with a move a second each, and sync the same disk meanwhile."""
    figures: Figures = {}
    for game in ("typo", "topword"):
        place = folder / game
        place.mkdir()
        async with servers.ours(place) as server, ours.store(server) as store:
            prepared = await store.tables(game, 2, tables)
            with _syncing(place / "synced") as syncs:
                told = await _paced(server, prepared, CALM_EVERY, CALM_SECONDS)
        sync = {f"sync {name} ms": round(share(syncs, part), 2) for name, part in _SHARES.items()}
        beyond = {
            f"{name} ms beyond sync": round(told[f"{name} ms"] - sync[f"sync {name} ms"], 2)
            for name in _SHARES
        }
        figures[game] = {**told, **sync, **beyond}
    return figures


_SHARES = {"p50": 0.5, "p99": 0.99}


async def many(folder: Path, tables: int) -> Figures:
    """Play many tables of four people, each with a move every five seconds."""
    async with servers.ours(folder) as server, ours.store(server) as store:
        await server.rests()
        before = server.memory
        prepared = await store.tables("topword", MANY_SEATS, tables)
        told = await _paced(server, prepared, MANY_EVERY, MANY_SECONDS)
        grown = server.memory - before
    return {
        "tables": tables,
        "sockets": tables * MANY_SEATS,
        **told,
        "memory at first, MB": round(before / 1000),
        "memory a table, kB": round(grown / tables, 1),
    }


async def _paced(
    server: Server, tables: list[PreparedTable], every: float, seconds: float
) -> Figures:
    """Play tables with a pause before each move, of half to one and a half times ``every``."""
    tally = Tally()
    matches = [Match(table, tally) for table in tables]
    try:
        await connect_all(matches, tally)
        await server.rests()
        for match in matches:
            match.begin(lambda: every * random.uniform(0.5, 1.5))
        await tally.unless_it_fails(asyncio.sleep(every))
        tally.counting = True
        clocks = Clocks(server)
        await tally.unless_it_fails(asyncio.sleep(seconds))
        return clocks.figures(tally)
    finally:
        tally.forgive()
        for match in matches:
            match.end()


@contextmanager
def _syncing(file: Path) -> Iterator[list[float]]:
    """Append to a file and sync it again and again, and give the seconds that each sync took."""
    times: list[float] = []
    ended = threading.Event()

    def sync() -> None:
        with file.open("ab", buffering=0) as opened:
            while not ended.wait(_SYNC_EVERY):
                opened.write(bytes(_SYNCED))
                began = perf_counter()
                os.fsync(opened.fileno())
                times.append(perf_counter() - began)

    thread = threading.Thread(target=sync)
    thread.start()
    try:
        yield times
    finally:
        ended.set()
        thread.join()
