"""What it costs the server that somebody comes: to a seat, back to it, to look on."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter

from bench.server import ours, servers
from bench.server.match import Match, Tally, share
from bench.server.ours import Store
from bench.server.prepared import Place
from bench.server.servers import Server
from bench.server.sockets import Socket, connect
from bench.server.speed import Clocks, Figures
from ludomots.server.people.people import new_id

MOVES = 16
"""How many moves were made at each table before anybody comes."""
MISSED = 3
SPECTATORS = 1000
_PAUSE = 0.1


async def visits(folder: Path, tables: int) -> Figures:
    """Let people come to tables of Topword in the middle of a game, one after the other.

    The first one at a table lets the server load it. Somebody who comes back has seen all but three
    events.
    """
    async with servers.ours(folder) as server, ours.store(server) as store:
        games = await store.tables_in_play("topword", 2, tables, MOVES)
        kinds = {
            "first at a table": [store.place(one.id, one.people[0]) for one in games],
            "second at a table": [store.place(one.id, one.people[1]) for one in games],
            "back at a table": [
                store.place(one.id, one.people[0], one.seq - MISSED) for one in games
            ],
            "spectator": [store.place(one.id, new_id()) for one in games],
        }
        return {kind: await _visited(server, places) for kind, places in kinds.items()}


async def _visited(server: Server, places: Iterable[Place]) -> Figures:
    """Connect to each place, wait for the table, and end the connection when all have come."""
    times: list[float] = []
    sockets: list[Socket] = []
    await server.rests()
    cpu = server.cpu
    for place in places:
        began = perf_counter()
        sockets.append(await arrived(server, place))
        times.append(perf_counter() - began)
    spent = server.cpu - cpu
    for socket in sockets:
        socket.end()
    return {
        "p50 ms": round(share(times, 0.5), 2),
        "p99 ms": round(share(times, 0.99), 2),
        "server cpu ms each": round(spent / len(times) * 1000, 3),
    }


async def arrived(server: Server, place: Place) -> Socket:
    """Return a connection once it has brought the table."""
    shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(frame: bytes) -> None:
        if place.hear(frame) is not None and not shown.done():
            shown.set_result(None)

    def closed(error: Exception) -> None:
        if not shown.done():
            shown.set_exception(error)

    socket = await connect(server.port, place.path, place.headers, hear, closed)
    await shown
    return socket


async def spectators(folder: Path, count: int = SPECTATORS) -> Figures:
    """Play one game of Topword before many spectators; a move is seen when the last has it."""
    async with servers.ours(folder) as server, ours.store(server) as store:
        (table,) = await store.tables("topword", 2, 1)
        watched = table._replace(places=(*table.places, *_looking_on(store, table.id, count)))
        tally = Tally()
        match = Match(watched, tally)
        await tally.unless_it_fails(match.connect())
        await server.rests()
        tally.counting, clocks = True, Clocks(server)
        await tally.unless_it_fails(match.play(lambda: _PAUSE))
        figures = clocks.figures(tally)
        match.end()
    del figures["moves a second"]  # it says how long the pauses are
    return {"spectators": count, **figures}


def _looking_on(store: Store, table_id: str, count: int) -> Iterable[Place]:
    return (store.place(table_id, new_id()) for _ in range(count))
