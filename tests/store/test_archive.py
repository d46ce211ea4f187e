"""Logs that become records: nothing is lost of the game, and nothing can be added to it."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text

from ludomots.core.moves import Withdraw
from ludomots.core.shelf import SHELF
from ludomots.records import read, verify
from ludomots.server.database import Database
from ludomots.server.keeping.archive import Archive, Purged, Retention
from ludomots.server.keeping.check import check
from ludomots.server.live import schema
from ludomots.server.live.chat_log import Chat
from ludomots.server.live.service import NoTable, OnlyRecord, TableService, wall_clock
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people.people import Known
from ludomots.server.people.personal import erase
from ludomots.server.schema import metadata
from ludomots.tables import Table, record
from ludomots.tables.commands import Bot, Free, Mine, OfferRematch, Open, Play, Start, Wake
from ludomots.tables.pace import DAY, Lifetimes
from tests.in_process import ask
from tests.store.games import keeping, play, start
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON

DAYS_90 = Retention(days=90)
LATER = NOON + 90 * DAY


async def finished(service: TableService, game: str = "topword") -> Table:
    """Play a few moves; then somebody leaves."""
    table = await play(service, await start(service, game), 6, random.Random(game).randrange(9))
    if table.status == "finished":
        return table
    leave = Play(by=ADA, seen=table.seq, seat=0, move=Withdraw())
    return (await service.execute(table.id, leave)).table


async def purge_all(archive: Archive, retention: Retention, now: int) -> int:
    logs = 0
    while (purged := await archive.purge(retention, now)).logs:
        logs += purged.logs
    return logs


def count(connection: Connection, table: Any, table_id: str) -> int:
    query = select(func.count()).where(table.c.table_id == table_id)
    return connection.scalar(query) or 0


def beside(database: Database) -> dict[str, list[Any]]:
    """Return what outlives a log: how games ended, and who played them."""
    kinds = (schema.results, schema.solos, schema.sitters, schema.participants)
    with database.engine.connect() as connection:
        return {kind.name: list(connection.execute(select(kind)).all()) for kind in kinds}


@story
async def test_the_record_that_is_kept_proves_the_game(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        over = [await finished(service, game) for game in SHELF]
        running = await play(service, await start(service), 3)
        await Chat(database).say(over[0], ADA, "Bonjour", NOON)
        results = beside(database)
        archive = Archive(database)
        assert await archive.purge(DAYS_90, LATER - 1) == Purged()
        assert await archive.purge(Retention(), LATER) == Purged(), "for ever"
        assert await purge_all(archive, DAYS_90, LATER) == len(over)
        for table in over:
            kept = await archive.find(table.id)
            assert kept is not None
            assert read(kept.text) == record(table)
            assert verify(read(kept.text)).ok
            with pytest.raises(OnlyRecord):
                await service.load(table.id)
        assert await service.load(running.id) == running
        assert beside(database) == results
        assert await Chat(database).since(over[0].id) == []
        checked = await check(database)
        assert (checked.faults, checked.other) == ((), ())


@story
async def test_without_records_only_results_are_kept(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        table = await finished(service)
        archive = Archive(database)
        assert (await archive.purge(Retention(days=1, records=False), LATER)).logs == 1
        assert await archive.find(table.id) is None
        assert len(beside(database)["results"]) == 1
        assert (await check(database)).faults == ()


@story
async def test_nothing_can_be_added_to_a_log_that_is_gone(address: str) -> None:
    """Another node still has the table in memory."""
    async with keeping(address) as service, Database(address) as database:
        table = await finished(service)
        assert (await Archive(database).purge(DAYS_90, LATER)).logs == 1
        with pytest.raises(OnlyRecord):
            await service.execute(table.id, OfferRematch(by=BOB, seen=table.seq, next="n"))
        with database.engine.connect() as connection:
            assert count(connection, schema.events, table.id) == 1


@story
async def test_of_several_nodes_one_replaces_a_log(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        tables = [await finished(service) for _ in range(4)]
        nodes = [Archive(database) for _ in range(3)]
        purged = await asyncio.gather(*(node.purge(DAYS_90, LATER) for node in nodes))
        assert sum(one.logs for one in purged) == len(tables)
        assert [one.failed for one in purged] == [()] * 3
        assert (await check(database)).faults == ()


@story
async def test_tables_without_a_result_go_after_a_month(address: str) -> None:
    now = NOON
    async with keeping(address, now=lambda: now) as service, Database(address) as database:
        seats, lifetimes = (Mine("Joueur 1"), Free()), Lifetimes()
        waiting = await service.open(
            Open(by=ADA, game="typo", seats=seats, lifetimes=lifetimes, visibility="listed")
        )
        alone = (Mine("Joueur 1"), Bot("debutant"))
        left = await service.open(Open(by=ADA, game="typo", seats=alone, lifetimes=lifetimes))
        await service.execute(left.id, Start(by=ADA, seen=1))
        now += 60 * DAY
        for table in (waiting, left):
            await service.execute(table.id, Wake())
        closed = await service.load(left.id)
        assert closed.status == "closed"
        archive = Archive(database)
        assert await purge_all(archive, Retention(), now + DAY) == 2
        kept = await archive.find(left.id)
        assert kept is not None
        assert read(kept.text).secret == closed.opened.secret, "it will not go on"
        with database.engine.connect() as connection:
            for rows in (schema.events, schema.tables, schema.participants, schema.records):
                assert count(connection, rows, waiting.id) == 0
        async with keeping(address) as other:
            with pytest.raises(NoTable):
                await other.load(waiting.id)
        assert (await check(database)).faults == ()


@story
async def test_a_person_is_taken_out_of_records_too(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        table = await finished(service)
        await Archive(database).purge(DAYS_90, LATER)
        await erase(
            database,
            service.execute,
            Known(ADA, None, kept=False, guests=()),
            "Anonyme",
            LATER,
            PERSONAL_DATA,
        )
        kept = await Archive(database).find(table.id)
        assert kept is not None
        assert read(kept.text).players == ("Anonyme", "Joueur 2")
        assert verify(read(kept.text)).ok
        with database.engine.connect() as connection:
            for rows in metadata.sorted_tables:
                assert ADA not in str(connection.execute(select(rows)).all()), rows.name


@story
async def test_a_log_that_cannot_be_read_is_left_alone(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        bad, good = [await finished(service) for _ in range(2)]
        with database.engine.begin() as connection:
            spoil = "UPDATE events SET entry = '[' WHERE seq = 1 AND table_id = :id"
            connection.execute(text(spoil), {"id": bad.id})
        archive = Archive(database)
        assert await archive.purge(DAYS_90, LATER) == Purged(1, (bad.id,))
        assert await archive.purge(DAYS_90, LATER) == Purged()
        assert await archive.find(good.id) is not None
        with database.engine.connect() as connection:
            assert count(connection, schema.events, bad.id) == bad.seq


def test_the_command_replaces_all_that_is_old(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    long_ago = wall_clock() - 100 * DAY

    @story
    async def played() -> None:
        async with keeping(address, now=lambda: long_ago) as service:
            for _ in range(23):
                await finished(service)
        async with keeping(address) as service:
            await finished(service)

    played()
    assert "23" in ask("db", "purge", "--database", address, "--keep-games", "90").out
    again = ask("db", "purge", "--database", address, "--keep-games", "90", "--json")
    assert (again.code, again.out) == (0, '{"logs":0,"failed":[],"settled":0}\n')
    assert ask("db", "check", "--database", address).code == 0
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        (text,) = connection.execute("SELECT record FROM records LIMIT 1").fetchone()
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    assert ask("replay", str(tmp_path / "game.txt")).code == 0
    assert ask("verify", str(tmp_path / "game.txt")).code == 0
