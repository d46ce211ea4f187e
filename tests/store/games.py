"""Games played through a service, as clients play them."""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from ludomots.server.database import Database
from ludomots.server.live.service import TableService
from ludomots.server.live.writer import Writer
from ludomots.tables import Table
from ludomots.tables.commands import Free, Join, Mine, Open, Play, Start
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON, some_move

Value = TypeVar("Value")


def run(story: Coroutine[Any, Any, Value]) -> Value:
    """Run a story to its end."""
    return asyncio.run(story)


@asynccontextmanager
async def keeping(address: str, **wishes: Any) -> AsyncIterator[TableService]:
    """A service of a database; the clock stands at noon if not said otherwise."""
    async with Database(address) as database, Writer(database) as writer:
        yield TableService(database, writer, **{"now": lambda: NOON, **wishes})


async def start(service: TableService, game: str = "topword", **wishes: Any) -> Table:
    """Open a table for two and begin."""
    seats = (Mine("Joueur 1"), Free())
    table = await service.open(Open(by=ADA, game=game, seats=seats, **wishes))
    await service.execute(table.id, Join(by=BOB, seen=1, name="Joueur 2"))
    return (await service.execute(table.id, Start(by=ADA, seen=2))).table


async def play(service: TableService, table: Table, moves: int, seed: int = 0) -> Table:
    """Play some random moves, or fewer if the game ends before."""
    chance = random.Random(seed)
    for _ in range(moves):
        if table.status != "running":
            break
        seat = chance.choice(table.to_act)
        by = table.seats[seat].identity or ""
        move = some_move(table, seat, chance)
        command = Play(by=by, seen=table.seq, seat=seat, move=move)
        table = (await service.execute(table.id, command)).table
    return table
