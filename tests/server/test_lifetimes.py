"""Tables that people leave: told beforehand, closed at that time, and left alone by restarts."""

from pathlib import Path

from ludomots.core.shelf import SHELF
from ludomots.tables.events import Closed, Resumed
from ludomots.tables.pace import DAY
from tests.server.stories import Clock, Server, serving
from tests.story import story

SECOND = 1000
HOUR = 3600 * SECOND
BOT = {"type": "bot", "level": "debutant"}
UNTIMED = {"type": "untimed"}


async def jump_to(server: Server, at: int) -> None:
    """Let time pass until a moment, without a tick for each heartbeat until shortly before it."""
    server.clock.now = max(server.clock.now, at - 20 * SECOND)
    await server.node.scheduler.tick()
    await server.pass_time(at - server.clock.now)
    await server.settle()


@story
async def test_people_are_told_and_then_the_game_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor()
        table_id = await visitor.open("mots-de-tete", BOT)
        socket = await visitor.sit(table_id)
        await server.settle()
        (mine,) = await visitor.get("/api/me/tables")
        table = await server.node.tables.load(table_id)
        await socket.until_seq(table.seq)
        assert mine["closes"] == socket.view["closes"] == server.clock.now + 14 * DAY
        await jump_to(server, server.clock.now + DAY)
        other = await visitor.sit(await visitor.open("typo", BOT))
        await jump_to(server, mine["closes"] - SECOND)
        assert (await server.node.tables.load(table_id)).status == "running"
        await server.pass_time(SECOND)
        await socket.until_seq(table.seq + 1)
        assert socket.lines[-1]["event"] == {"type": "closed", "reason": "unmoved"}
        assert socket.view["status"] == "closed"
        assert await visitor.get("/api/me/results") == []
        (left,) = await visitor.get("/api/me/tables")
        assert (left["id"], left["status"]) == (other.view["id"], "running")
        await other.until_seq((await server.node.tables.load(left["id"])).seq)
        assert (await other.ask("play", seat=0, move={"type": "withdraw"}))["type"] == "done"


@story
async def test_a_listed_table_that_nobody_joins_leaves_the_list(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor()
        table_id = await visitor.open(visibility="listed")
        (mine,) = await visitor.get("/api/me/tables")
        assert mine["closes"] == server.clock.now + DAY
        await jump_to(server, mine["closes"])
        assert await visitor.get("/api/tables") == []
        table = await server.node.tables.load(table_id)
        assert table.entries[-1].event == Closed("expired")


@story
async def test_restarts_add_nothing_where_no_clock_ran(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        visitor = await server.visitor()
        tables = [await visitor.open(game, BOT, pace=UNTIMED) for game in SHELF for _ in "ab"]
        sockets = [await visitor.sit(table_id) for table_id in tables[::2]]
        timed = await visitor.open("typo", BOT, pace={"type": "correspondence", "days": 3})
        await server.settle()
        await server.pass_time(70 * SECOND)
        assert sockets
    lengths = list[dict[str, int]]()
    for _ in range(3):
        clock.now += HOUR
        async with serving(tmp_path, now=clock) as server:
            await server.settle()
            await server.pass_time(70 * SECOND)
            lengths.append(await server.node.log.lengths([*tables, timed]))
            in_memory = [server.node.tables.in_memory(table_id) for table_id in tables]
    for table_id in tables:
        assert lengths[0][table_id] == lengths[1][table_id] == lengths[2][table_id]
    assert in_memory == [None] * len(tables), "they were not even read"
    assert lengths[1][timed] == lengths[0][timed] + 1


@story
async def test_who_should_have_been_told_while_no_server_ran_gets_the_time_back(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        visitor = await server.visitor()
        table_id = await visitor.open("topword", BOT)
        await server.settle()
        await server.pass_time(70 * SECOND)
        closes = (await server.node.tables.load(table_id)).closes or 0
    clock.now += 20 * DAY
    async with serving(tmp_path, now=clock) as server:
        await server.settle()
        await server.node.scheduler.tick()
        table = await server.node.tables.load(table_id)
        assert isinstance(table.entries[-1].event, Resumed)
        assert table.closes == closes + 20 * DAY
