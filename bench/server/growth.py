"""What requests and a start cost where many games were finished, and what idle tables weigh.

The games are copies of a few real ones under other ids, so that they are made fast. All of them are
games of the person who asks.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

import httpx

from bench.server import ours, servers
from bench.server.ours import Store
from bench.server.servers import Server
from bench.server.sockets import Socket
from bench.server.speed import Figures
from bench.server.visits import arrived
from ludomots.server.database import Database
from ludomots.server.live.heartbeats import Heartbeats
from ludomots.server.live.service import wall_clock
from ludomots.server.people.people import new_id
from ludomots.server.ratings.ratings import Ratings

FEW = 200
_ORIGINALS = 20
_LISTED = 30
_ASKED = 50
"""How often each request is sent to one server before it is the other one's turn."""
_ROUNDS = 6

PATHS = (
    "/api/me",
    "/api/me/results",
    "/api/me/solos",
    "/api/me/tables",
    "/api/tables",
    "/api/ratings/topword",
)

_COPIED = {
    "events": "table_id || :copy, seq, entry",
    "tables": "table_id || :copy, status, deadline, line, changed + :later, resting",
    "sitters": "identity, table_id || :copy, ended + :later",
    "participants": "identity, table_id || :copy",
    "results": "table_id || :copy, at + :later, result, null, null",
}
"""What is copied; the ids of copies have a sign that no other id has, and they end later."""


class _Started(NamedTuple):
    """A server that has started, and a client of the person whose games there are."""

    server: Server
    client: httpx.AsyncClient
    figures: Figures


async def growth(folder: Path, games: int) -> Figures:
    """Measure with few and with many finished games, in turn, and compare."""
    async with AsyncExitStack() as stack:
        started = []
        for count in (FEW, games):
            place = folder / str(count)
            place.mkdir()
            started.append(await stack.enter_async_context(_start(place, count)))
        for path in PATHS:
            for _ in range(_ROUNDS + 1):
                costs = [await _cost(one.server, one.client, path) for one in started]
                for one, cost in zip(started, costs, strict=True):
                    one.figures.setdefault(f"{path}: server cpu ms", []).append(cost)
    few, many = (_means(one.figures) for one in started)
    times = {name: round(many[name] / few[name], 2) for name in few if few[name]}
    return {f"{FEW} games": few, f"{games} games": many, "times": times}


@asynccontextmanager
async def _start(folder: Path, games: int) -> AsyncIterator[_Started]:
    me = new_id()
    await _fill(folder, games, me)
    began = perf_counter()
    async with servers.ours(folder) as server, ours.store(server) as store:
        page = perf_counter() - began
        await server.rests()
        figures: Figures = {
            "start: server cpu s": round(server.cpu, 2),
            "start: seconds to the first page": round(page, 2),
            "memory, MB": round(server.memory / 1000, 1),
        }
        address = f"http://127.0.0.1:{server.port}"
        cookies = {"Cookie": store.place("", me).headers["Cookie"]}
        async with httpx.AsyncClient(base_url=address, headers=cookies, timeout=60) as client:
            yield _Started(server, client, figures)


async def _cost(server: Server, client: httpx.AsyncClient, path: str) -> float:
    """Return the processor time of the server for one request, in milliseconds."""
    before = server.cpu
    for _ in range(_ASKED):
        (await client.get(path)).raise_for_status()
    return (server.cpu - before) / _ASKED * 1000


def _means(figures: Figures) -> Figures:
    """Return figures with the mean of all rounds but the first, in which things are loaded."""
    return {
        name: round(fmean(value[1:]), 2) if isinstance(value, list) else value
        for name, value in figures.items()
    }


async def _fill(folder: Path, games: int, me: str) -> None:
    """Make a database with finished games of a person, rated, and some tables in the list."""
    server = Server(0, 0, servers.database_in(folder))
    async with ours.store(server) as store:
        await store.finished_tables("topword", me, _ORIGINALS)
    with sqlite3.connect(folder / "tables.db") as connection:
        for number in range(1, games // _ORIGINALS):
            for name, columns in _COPIED.items():
                copy = f"insert into {name} select {columns} from {name}"  # noqa: S608
                values = {"copy": f"~{number}", "later": number * 1000}
                connection.execute(f"{copy} where table_id not like '%~%'", values)
    connection.close()
    async with ours.store(server) as store:
        await store.listed_tables("topword", _LISTED)
    async with Database(server.database) as database:
        while await Ratings(database).rate_new():
            pass
        await Heartbeats(database, "before").stop(wall_clock())


async def idle(folder: Path, tables: int) -> Figures:
    """Measure the memory of tables in the middle of a game, at each of which one person waits, and
    then nobody."""
    async with servers.ours(folder) as server, ours.store(server) as store:
        games = await store.tables_in_play("topword", 2, tables, _MOVES)
        await _come(server, store, games[:_FIRST])
        await server.rests()
        before = server.memory
        sockets = await _come(server, store, games[_FIRST:])
        await server.rests()
        waiting = server.memory
        for socket in sockets:
            socket.end()
        await asyncio.sleep(_GRACE)
        await server.rests()
        left = server.memory
    count = tables - _FIRST
    return {
        "tables": count,
        "memory a table, kB": round((waiting - before) / count, 1),
        "after everybody left, kB": round((left - before) / count, 1),
    }


_MOVES = 16
_FIRST = 20
"""Tables that are visited before anything is measured: code and words are loaded then."""
_GRACE = 12.0
"""Seconds after which people who left count as away."""


async def _come(server: Server, store: Store, games: Sequence[ours.TableInPlay]) -> list[Socket]:
    return [await arrived(server, store.place(one.id, one.people[0])) for one in games]
