"""Says for the stories in a browser which move to make: what a table shows its players is no more
than people may know, and the stories are no players.

``python -m tests.server.next_move DATABASE`` reads lines with a table and a seat, and answers each
with a legal move in notation, the one of most points among the first that are found; an empty line
means that there is nothing but a pass.
"""

import asyncio
import sys
import time
from itertools import islice

from ludomots.server.database import Database
from ludomots.server.live.service import TableService
from ludomots.server.live.writer import Writer
from ludomots.tables import Table

_FOUND = 300
"""How many moves are compared."""
_LAST = ("exchange", "cannot", "change", "trade", "abandon")
"""Moves that are made only if there is no other, the first of them first."""
_NEVER = ("pass", "withdraw", "contest", "accept")


def next_move(table: Table, seat: int) -> str:
    """Return a move of a seat in notation, nothing if it can only pass."""
    assert table.game is not None
    state, best = table.game.state, (-1, -1, "")
    for move in islice(table.rules.moves(state, seat), _FOUND):
        tag = str(move.__struct_config__.tag)
        if tag in _NEVER:
            continue
        rank = len(_LAST) - _LAST.index(tag) if tag in _LAST else len(_LAST) + 1
        points = table.rules.formed(state, seat, move).points or 0
        best = max(best, (rank, points, table.kind.notation.write_move(move)))
    return best[2]


async def _answer(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        service = TableService(database, writer, now=lambda: time.time_ns() // 1_000_000)
        while line := await asyncio.to_thread(sys.stdin.readline):
            table_id, seat = line.split()
            print(next_move(await service.load(table_id), int(seat)), flush=True)


if __name__ == "__main__":
    asyncio.run(_answer(sys.argv[1]))
