"""What happens by itself: bots, deadlines, and the time in which no server ran."""

import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludomots.core.shelf import SHELF
from ludomots.server.live.service import wall_clock
from ludomots.server.live.thinking_tasks import Task, think
from ludomots.tables import Table
from ludomots.tables.events import Moved, Resumed
from ludomots.words import Lexicon
from tests.server.stories import Clock, Server, serving, two_at, two_playing, visiting
from tests.store.games import run
from tests.story import story
from tests.tables.stories import some_move

SECOND = 1000
BOT = {"type": "bot", "level": "debutant"}


async def until_person(server: Server, table_id: str) -> Table:
    """Wait until no bot is asked anything."""
    await server.settle()
    return await server.node.tables.load(table_id)


@pytest.mark.parametrize("game", list(SHELF))
@story
async def test_bots_move_whenever_they_are_asked(game: str, tmp_path: Path) -> None:
    async with visiting(tmp_path) as (server, visitor):
        socket = await visitor.sit(await visitor.open(game, BOT, BOT))
        table = await until_person(server, socket.view["id"])
        await socket.until_seq(table.seq)
        assert 0 in socket.view["toAct"]
        move = msgspec.to_builtins(some_move(table, 0))
        assert (await socket.ask("play", seat=0, move=move))["type"] == "done"
        table = await until_person(server, table.id)
        moved = {e.event.seat for e in table.entries if isinstance(e.event, Moved)}
        assert moved == {0, 1, 2}
        assert 0 in table.to_act


@pytest.mark.parametrize("game", list(SHELF))
@story
async def test_where_no_person_is_left_bots_stop_and_the_game_is_over(
    game: str, tmp_path: Path
) -> None:
    async with visiting(tmp_path) as (server, visitor):
        table_id = await visitor.open(game, BOT, BOT)
        socket = await visitor.sit(table_id)
        await until_person(server, table_id)
        await socket.ask("play", seat=0, move={"type": "withdraw"})
        table = await until_person(server, table_id)
        assert table.status == "finished"
        assert table.outcome is not None
        assert 0 not in table.outcome.winners
        left = [e.event.seat for e in table.entries[-3:] if isinstance(e.event, Moved)]
        assert left[0] == 0, "nobody thought any more"


@story
async def test_a_turn_ends_when_its_time_is_over(tmp_path: Path) -> None:
    async with two_playing(tmp_path, pace={"type": "per-turn", "seconds": 30}) as (
        server,
        one,
        two,
    ):
        turn = one.view["toAct"]
        await server.pass_time(29 * SECOND)
        assert one.view["toAct"] == turn
        await server.pass_time(2 * SECOND)
        await one.until_seq(one.seq + 1)
        assert one.lines[-1]["event"]["move"] == {"type": "time-up"}
        assert one.view["toAct"] != turn
        await two.until_seq(one.seq)


@story
async def test_the_clock_runs_by_itself(tmp_path: Path) -> None:
    """The only story with a real clock: a turn of one second ends without being asked."""

    async with serving(tmp_path, now=wall_clock, runs=True) as server:
        one, _ = await two_at(server, pace={"type": "per-turn", "seconds": 1})
        await one.until(
            lambda message: (
                message["type"] == "update"
                and any(
                    line["event"].get("move") == {"type": "time-up"} for line in message["lines"]
                )
            )
        )


@story
async def test_after_a_restart_no_clock_has_run_and_bots_go_on(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        one, _ = await two_at(server, pace={"type": "per-turn", "seconds": 30})
        table_id, deadline = one.view["id"], one.view["deadline"]
        await server.pass_time(10 * SECOND)
    clock.now += 3600 * SECOND
    async with serving(tmp_path, now=clock) as server:
        await server.settle()
        table = await server.node.tables.load(table_id)
        assert isinstance(table.entries[-1].event, Resumed)
        watcher = await (await server.visitor()).sit(table_id)
        assert watcher.view["deadline"] == deadline + 3600 * SECOND
        await server.pass_time(21 * SECOND)
        await watcher.until_seq(watcher.seq + 1)
        assert watcher.lines[-1]["event"]["move"] == {"type": "time-up"}


@story
async def test_a_computer_that_slept_has_run_no_clock(tmp_path: Path) -> None:
    async with two_playing(tmp_path, pace={"type": "per-turn", "seconds": 30}) as (server, one, _):
        deadline = one.view["deadline"]
        await server.pass_time(10 * SECOND)
        server.clock.now += 3600 * SECOND
        await server.node.scheduler.tick()
        await one.until_seq(one.seq + 1)
        assert one.lines[-1]["event"]["type"] == "resumed"
        assert one.view["deadline"] == deadline + 3600 * SECOND


@story
async def test_a_bot_whose_server_died_while_it_thought_moves_after_the_restart(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        server.node.bots.look = lambda table: None  # type: ignore[method-assign]  # noqa: ARG005
        visitor = await server.visitor()
        table_id = await visitor.open("mots-de-tete", BOT)
        table = await server.node.tables.load(table_id)
        if 0 in table.to_act:
            socket = await visitor.sit(table_id)
            await socket.ask("play", seat=0, move={"type": "pass"})
        assert (await server.node.tables.load(table_id)).to_act == (1,)
    async with serving(tmp_path, now=clock) as server:
        table = await until_person(server, table_id)
        assert table.to_act == (0,)


def test_people_are_answered_while_bots_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a bot that does not stop thinking by itself."""
    go_on = threading.Event()

    def slow(task: Task, words: Lexicon) -> Any:
        go_on.wait(30)
        return think(task, words)

    async def story() -> None:
        async with visiting(tmp_path) as (server, visitor):
            waiting = [await visitor.open("typo", BOT) for _ in range(8)]
            one, two = await two_at(server)
            seat = one.view["toAct"][0]
            answer = await (one, two)[seat].ask("play", seat=seat, move={"type": "pass"})
            assert answer["type"] == "done"
            assert len(server.node.bots) == 8
            go_on.set()
            for table_id in waiting:
                table = await until_person(server, table_id)
                assert table.to_act == (0,)

    monkeypatch.setattr("ludomots.server.live.bots.think", slow)
    try:
        run(story())
    finally:
        go_on.set()
