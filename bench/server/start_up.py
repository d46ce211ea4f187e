"""How long a server takes to start where many games were running when it stopped."""

import sqlite3
from pathlib import Path
from time import perf_counter

from bench.server import ours, servers
from bench.server.servers import Server
from bench.server.speed import Figures
from ludomots.server.database import Database
from ludomots.server.live.heartbeats import Heartbeats
from ludomots.server.live.service import wall_clock

MOVES = 16
_ORIGINALS = 100
"""Tables that are made by the store; the others are copies of them under other ids."""

_COPIED = {
    "events": "table_id || ?, seq, entry",
    "tables": "table_id || ?, status, deadline, line, changed",
    "sitters": "identity, table_id || ?, ended",
}
"""What is copied; the ids of copies have a sign that no other id has."""


async def start_up(folder: Path, tables: int) -> Figures:
    """Start a server with no table, then one with many games of Topword, half of them played."""
    figures: Figures = {}
    for count in (0, tables):
        place = folder / str(count)
        place.mkdir()
        server = Server(0, 0, servers.database_in(place))
        await _fill(server, place, count)
        began = perf_counter()
        async with servers.ours(place) as server:
            page = perf_counter() - began
            await server.rests()
            figures[f"{count} tables"] = {
                "seconds to the first page": round(page, 2),
                "seconds to rest": round(perf_counter() - began, 2),
                "server cpu s": round(server.cpu, 2),
                "memory, MB": round(server.memory / 1000, 1),
            }
    return figures


async def _fill(server: Server, folder: Path, count: int) -> None:
    """Make a database with running games, in which a server has stopped."""
    async with ours.store(server) as store:
        await store.tables_in_play("topword", 2, min(count, _ORIGINALS), MOVES)
    with sqlite3.connect(folder / "tables.db") as connection:
        for number in range(1, count // _ORIGINALS):
            for name, columns in _COPIED.items():
                copy = f"insert into {name} select {columns} from {name}"  # noqa: S608
                connection.execute(f"{copy} where table_id not like '%~%'", (f"~{number}",))
    connection.close()
    async with Database(server.database) as database:
        await Heartbeats(database, "before").stop(wall_clock())
