"""Tables that everybody left come to their end by what is stored, on either database."""

import random

from ludomots.core.shelf import SHELF
from ludomots.server.keeping.check import check
from ludomots.server.live.service import TableService
from ludomots.tables import Table
from ludomots.tables.commands import Bot, Connect, Mine, Open, Start, Wake
from ludomots.tables.pace import DAY, Correspondence, Lifetimes, Pace, PerGame, PerTurn, Untimed
from tests.store.games import keeping, play, start
from tests.story import story
from tests.tables.people import ADA
from tests.tables.stories import NOON

LIFETIMES = Lifetimes()
PACES: tuple[Pace, ...] = (Untimed(), PerTurn(60), PerGame(600, 5), Correspondence(2))


async def some_tables(service: TableService) -> list[Table]:
    """Return tables of every game: waiting for people, against the computer, of every pace."""
    chance, tables = random.Random(0), list[Table]()
    for game, kind in SHELF.items():
        mine = Mine("Joueur 1")
        for visibility in ("listed", "private"):
            seats = (mine, Bot("debutant"))[: kind.seats[-1]]
            wanted = Open(by=ADA, game=game, seats=seats, lifetimes=LIFETIMES)
            table = await service.open(wanted)
            if visibility == "private":
                table = (await service.execute(table.id, Start(by=ADA, seen=1))).table
            tables.append(table)
        for pace in PACES:
            begun = await start(service, game, pace=pace, lifetimes=LIFETIMES)
            tables.append(await play(service, begun, chance.randrange(6)))
    return tables


@story
async def test_every_table_ends_if_only_the_scheduler_acts(address: str) -> None:
    now = NOON
    async with keeping(address, now=lambda: now) as service:
        tables = await some_tables(service)
        for table in tables[::2]:
            for identity in table.people:
                await service.execute(table.id, Connect(identity=identity, here=False))
        while (deadline := await service.log.next_deadline()) is not None:
            now = deadline
            for table_id in await service.log.due(now):
                await service.execute(table_id, Wake())
        ended = [await service.load(table.id) for table in tables]
        assert {table.status for table in ended} == {"finished", "closed"}
        assert await service.log.running() == []
        assert now <= NOON + LIFETIMES.together + DAY
    async with keeping(address) as other:
        assert [await other.load(table.id) for table in tables] == ended
        checked = await check(other._writer._database)
        assert (checked.tables, checked.faults) == (len(tables), ())


@story
async def test_a_table_that_rests_is_not_looked_at_before_its_end(address: str) -> None:
    async with keeping(address) as service:
        resting, awake = [await start(service, lifetimes=LIFETIMES) for _ in range(2)]
        for identity in resting.people:
            await service.execute(resting.id, Connect(identity=identity, here=False))
        assert await service.log.awake(NOON) == [awake.id]
        later = await service.log.awake(NOON + LIFETIMES.together)
        assert set(later) == {resting.id, awake.id}
