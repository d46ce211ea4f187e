"""A game whose log is gone can still be looked back at."""

from pathlib import Path

from ludomots.core.shelf import SHELF
from ludomots.records import read, verify
from ludomots.server.keeping.archive import Retention
from tests.server.stories import Visitor, serving
from tests.story import story

DAY = 86_400_000
BOT = {"type": "bot", "level": "debutant"}


async def look_back(visitor: Visitor, table_id: str) -> list[object]:
    """Return all that can be seen of a finished game."""
    record = (await visitor.http.get(f"/api/tables/{table_id}/record")).text
    assert verify(read(record)).ok
    replay = await visitor.get(f"/api/tables/{table_id}/replay")
    return [record, replay, await visitor.get(f"/api/tables/{table_id}/instead/1")]


@story
async def test_the_record_shows_what_the_log_showed(tmp_path: Path) -> None:
    async with serving(tmp_path, retention=Retention(days=30)) as server:
        visitor = await server.visitor("fr")
        tables = []
        for game in SHELF:
            socket = await visitor.sit(await visitor.open(game, BOT))
            await server.settle()
            assert (await socket.ask("play", seat=0, move={"type": "withdraw"}))["type"] == "done"
            tables.append(socket.view["id"])
        before = [await look_back(visitor, table_id) for table_id in tables]
        ratings = await visitor.get("/api/me/results")
        running = await visitor.open("topword", BOT)
        server.clock.now += 30 * DAY
        await server.node.scheduler.tick()
        await server.settle()
        assert [await look_back(visitor, table_id) for table_id in tables] == before
        assert await visitor.get("/api/me/results") == ratings
        for table_id in tables:
            gone = await visitor.get(f"/api/tables/{table_id}", 410)
            assert gone["code"] == "only-record"
        assert await visitor.get(f"/api/tables/{running}")


@story
async def test_where_no_records_are_kept_there_is_none(tmp_path: Path) -> None:
    async with serving(tmp_path, retention=Retention(days=1, records=False)) as server:
        visitor = await server.visitor()
        socket = await visitor.sit(await visitor.open("typo", BOT))
        await socket.ask("play", seat=0, move={"type": "withdraw"})
        server.clock.now += DAY
        await server.node.scheduler.tick()
        await server.settle()
        path = f"/api/tables/{socket.view['id']}"
        assert (await visitor.get(f"{path}/record", 404))["code"] == "no-table"
