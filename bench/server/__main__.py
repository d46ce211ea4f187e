"""``make bench-server``: our server under load, and beside boardgame.io's; the last line is JSON.

Everything stays on this machine and ends after some minutes. Our tables are stored durably; those
of boardgame.io are kept in memory, which is how its tutorial sets it up.

Tables are made before a round. If they run out in it, the round says how many were missing at its
end: that many fewer were played at once than intended.
"""

import asyncio
import json
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import uvloop

from bench.server import servers
from bench.server.boardgame_io import BoardgameIo
from bench.server.dialect import Dialect
from bench.server.load import Load, figures
from bench.server.ours import Ours
from bench.server.servers import Server

AT_ONCE = 50
WARM_UP = 2.0
SECONDS = 8.0
ROUNDS = 3

MANY_TABLES = 500
SEATS = 4
EVERY = 5.0
MANY_SECONDS = 30.0

Figures = dict[str, Any]


def main() -> None:
    """Measure, and tell it."""
    figures = uvloop.run(_measure())
    print(json.dumps(figures))


async def _measure() -> Figures:
    figures: Figures = {}
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name in ("ours", "theirs"):
            (root / name).mkdir()
        async with servers.ours(root / "ours") as one, servers.boardgame_io(root / "theirs") as two:
            for number in range(1, ROUNDS + 1):
                for name, dialect, games in (
                    ("typo", Ours(one.port, "typo"), 400),
                    ("topword", Ours(one.port, "topword"), 250),
                    ("boardgame.io", BoardgameIo(two.port), 4000),
                ):
                    figures[f"{name}, round {number}"] = await _as_fast_as_it_goes(dialect, games)
                    print(name, number, figures[f"{name}, round {number}"], flush=True)
        (root / "many").mkdir()
        async with servers.ours(root / "many") as server:
            figures["many"] = await _many(server)
            print("many", figures["many"], flush=True)
    return figures


async def _as_fast_as_it_goes(dialect: Dialect, games: int) -> Figures:
    load = Load(dialect)
    async with load.at(await dialect.make_tables(games), AT_ONCE):
        return await _counted(load, WARM_UP, SECONDS)


async def _many(server: Server) -> Figures:
    """BatchWriter tables at a calm pace, each with four seats."""
    dialect = Ours(server.port, "topword", SEATS)
    before = server.memory
    tables = await dialect.make_tables(MANY_TABLES)
    load = Load(dialect, every=EVERY)
    async with load.at(tables, MANY_TABLES) as tally:
        while tally.begun < MANY_TABLES:
            await asyncio.sleep(1)
        figures = await _counted(load, EVERY, MANY_SECONDS)
        grown = server.memory - before
    return {
        "sockets": MANY_TABLES * SEATS,
        **figures,
        "memory a table, kB": round(grown / MANY_TABLES),
    }


async def _counted(load: Load, warm_up: float, seconds: float) -> Figures:
    await asyncio.sleep(warm_up)
    load.tally.counting = True
    began = perf_counter()
    await asyncio.sleep(seconds)
    load.tally.counting = False
    return figures(load.tally, perf_counter() - began)


if __name__ == "__main__":
    main()
