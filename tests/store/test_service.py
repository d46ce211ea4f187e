"""Accept, store, tell: on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ludomots.core.moves import Pass, Withdraw
from ludomots.core.shelf import SHELF
from ludomots.server.database import Database
from ludomots.server.keeping.check import check
from ludomots.server.live.rows import Append
from ludomots.server.live.service import NoTable, TableService
from ludomots.server.live.writer import Conflict, Writer
from ludomots.tables import Done, Entry, Refused, Repeated, Table, decide
from ludomots.tables.commands import OfferRematch, Play, SwitchChat, Wake
from ludomots.tables.pace import PerTurn
from tests.store.games import keeping, play, start
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON

WRITERS = 16


@story
async def test_a_table_is_loaded_by_replay(address: str) -> None:
    async with keeping(address) as service:
        played = [await play(service, await start(service, game), 8) for game in SHELF]
    async with keeping(address) as other:
        assert [await other.load(table.id) for table in played] == played
        with pytest.raises(NoTable):
            await other.load("nothing")


@story
async def test_entries_are_reported_after_they_are_stored(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        reported: list[tuple[str, Sequence[Entry]]] = []
        steps: list[Table] = []

        def tell(table: Table, entries: Sequence[Entry], tables: Sequence[Table]) -> None:
            reported.append((table.id, entries))
            steps.extend(tables)

        service = TableService(database, writer, now=lambda: NOON, on_stored=tell)
        table = await start(service)
        stored = await service.log.entries(table.id)
        assert [entry for _, entries in reported for entry in entries] == stored
        assert [one.entries[-1] for one in steps] == stored
        assert steps[-1] == table
        with database.engine.begin() as connection:
            connection.execute(text("DROP TABLE events"))
        with pytest.raises(SQLAlchemyError):
            await service.execute(table.id, SwitchChat(by=ADA, seen=3, on=False))
        assert len(reported) == 3


@story
async def test_of_two_who_write_the_same_entry_one_is_refused(address: str) -> None:
    async with keeping(address) as service:
        table = await start(service)
        decision = decide(table, Play(by=ADA, seen=0, seat=0, move=Withdraw()), NOON)
        append = Append(decision.table, decision.entries)
        stores = [service._writer.store(append) for _ in range(3)]
        answers = await asyncio.gather(*stores, return_exceptions=True)
        assert sorted(type(one).__name__ for one in answers) == [
            "Conflict",
            "Conflict",
            "NoneType",
        ]
        with pytest.raises(Conflict):
            await service._writer.store(append)


@story
async def test_sixteen_race_for_one_table(address: str) -> None:
    """As many services as there might be nodes: no number missing, none twice, each move once."""

    async with keeping(address) as service, Database(address) as database:
        table = await start(service)
        async with Writer(database) as one, Writer(database) as two:
            services = [
                TableService(database, (one, two)[at % 2], now=lambda: NOON)
                for at in range(WRITERS)
            ]
            for _ in range(3):
                table = await service.load(table.id)
                seat = table.to_act[0]
                by = table.seats[seat].identity or ""
                command = Play(by=by, seen=table.seq, seat=seat, move=Pass())
                asked = [other.execute(table.id, command) for other in services]
                answers = [decision.answer for decision in await asyncio.gather(*asked)]
                assert answers.count(Done(table.seq)) == 1
                assert answers.count(Repeated(table.seq)) == WRITERS - 1
        entries = await service.log.entries(table.id)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        assert (await check(database)).faults == ()


@story
async def test_many_tables_at_once(address: str) -> None:
    async with keeping(address) as service:
        tables = await asyncio.gather(*(start(service) for _ in range(12)))
        played = await asyncio.gather(
            *(play(service, table, 5, seed) for seed, table in enumerate(tables))
        )
        assert [await service.load(table.id) for table in tables] == list(played)


@story
async def test_a_service_that_is_behind_finds_out_before_it_refuses(address: str) -> None:
    async with keeping(address) as one, keeping(address) as two:
        table = await start(one)
        await two.load(table.id)
        seat = table.to_act[0]
        first = Play(by=table.seats[seat].identity or "", seen=3, seat=seat, move=Pass())
        await one.execute(table.id, first)
        second = Play(by=table.seats[1 - seat].identity or "", seen=4, seat=1 - seat, move=Pass())
        assert (await two.execute(table.id, second)).answer == Done(4)
        assert isinstance((await one.execute(table.id, second)).answer, Repeated)
        stranger = Play(by="identity-eve", seen=4, seat=0, move=Pass())
        assert isinstance((await one.execute(table.id, stranger)).answer, Refused)


@story
async def test_deadlines_and_lists_need_no_replay(address: str) -> None:
    now = NOON
    async with keeping(address, now=lambda: now) as service:
        table = await start(service, pace=PerTurn(60), visibility="listed")
        await start(service, pace=PerTurn(600))
        assert [line.id for line in await service.log.listed(NOON)] == [table.id]
        assert await service.log.next_deadline() == NOON + 60_000
        assert await service.log.due(NOON + 59_999) == []
        now = NOON + 60_000
        assert await service.log.due(now) == [table.id]
        await service.execute(table.id, Wake())
        assert await service.log.due(now) == []
        assert table.id in await service.log.running()


@story
async def test_the_table_of_a_rematch_is_opened_once(address: str) -> None:
    async with keeping(address) as service:
        table = await start(service)
        over = await service.execute(table.id, Play(by=ADA, seen=3, seat=0, move=Withdraw()))
        seen = over.table.seq
        offers = [OfferRematch(by=who, seen=seen, next="again") for who in (ADA, BOB)]
        await asyncio.gather(*(service.execute(table.id, offer) for offer in offers))
        again = await service.load("again")
        assert (again.status, again.seq) == ("running", 2)
