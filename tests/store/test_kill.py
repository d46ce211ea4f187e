"""What was acknowledged is there after the writing process was killed."""

import subprocess
import sys
from pathlib import Path

import pytest

from ludomots.server.database import Database
from ludomots.server.keeping.check import check
from ludomots.server.live.log import Log
from tests.store.games import run

ACKNOWLEDGED = 300

WRITING = """
import asyncio, itertools, sys
from ludomots.tables.commands import SwitchChat
from tests.store.games import keeping, start
from tests.tables.people import ADA
from tests.tables.stories import NOON

def tell(table, entries, tables):
    print(*(f"{table.id} {entry.seq}" for entry in entries), sep="\\n", flush=True)

async def write(address):
    # A minute passes with each look at the clock: one may not do as many things at once.
    clock = itertools.count(NOON, 60_000)
    async with keeping(address, on_stored=tell, now=clock.__next__) as service:
        await asyncio.gather(*(talk(service) for _ in range(8)))

async def talk(service):
    table = await start(service)
    for seen in itertools.count(table.seq):
        await service.execute(table.id, SwitchChat(by=ADA, seen=seen, on=bool(seen % 2)))

asyncio.run(write(sys.argv[1]))
"""


@pytest.mark.processes
def test_kill_9_loses_nothing_that_was_acknowledged(address: str) -> None:
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", WRITING, address], stdout=subprocess.PIPE, text=True, cwd=root
    ) as process:
        assert process.stdout is not None
        acknowledged_lines = [process.stdout.readline().split() for _ in range(ACKNOWLEDGED)]
        process.kill()
        acknowledged_lines += [line.split() for line in process.stdout.read().splitlines()[:-1]]
    acknowledged = {(table_id, int(seq)) for table_id, seq in acknowledged_lines}
    assert len(acknowledged) >= ACKNOWLEDGED

    async def stored() -> set[tuple[str, int]]:
        async with Database(address) as database:
            assert (await check(database)).faults == ()
            log = Log(database)
            return {
                (table_id, entry.seq)
                async for table_id in log.table_ids()
                for entry in await log.entries(table_id)
            }

    assert acknowledged <= run(stored())
