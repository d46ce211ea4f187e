"""Two nodes on one database, with a real NATS server between them."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from nats.errors import Error as NatsError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludomots.server.live import bots
from ludomots.server.live.nats_bus import Nats
from ludomots.server.live.thinking_tasks import think_for_node
from ludomots.server.operators.limits import USUAL, Rate
from ludomots.words import Lexicon
from tests.server.stories import Clock, Server, Socket, Visitor, begun, serving
from tests.store.games import run
from tests.story import story

SECOND = 1000
BOT = {"type": "bot", "level": "debutant"}


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def nats_server(port: int) -> Iterator[str]:
    """Run a NATS server and give its address."""
    program = Path(sys.executable).parent / "nats-server"
    process = subprocess.Popen(
        [program, "--addr", "127.0.0.1", "--port", str(port)], stderr=subprocess.DEVNULL
    )
    try:
        yield f"nats://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def nats() -> Iterator[str]:
    """The address of a NATS server."""
    with nats_server(free_port()) as address:
        yield address


@asynccontextmanager
async def two_nodes(address: str, bus: str, **wishes: Any) -> AsyncIterator[tuple[Server, Server]]:
    """Two nodes with the same clock."""
    wishes |= {"database": address, "bus": bus, "now": Clock()}
    async with (
        serving(Path(), node="one", **wishes) as one,
        serving(Path(), node="two", **wishes) as two,
    ):
        yield one, two


def elsewhere(visitor: Visitor, server: Server) -> Visitor:
    """Return the same person at another node."""
    moved = Visitor(server.port, "en")
    moved.http.cookies.update(
        {cookie.name: cookie.value or "" for cookie in visitor.http.cookies.jar}
    )
    server.people.append(moved)
    return moved


async def sit_apart(one: Server, two: Server) -> tuple[Socket, Socket]:
    """Return two people who have begun a game, each at another node."""
    return await begun(await one.visitor(), await two.visitor())


@asynccontextmanager
async def cut_off(address: str, bus: str) -> AsyncIterator[tuple[Socket, Socket, Server]]:
    """Two people at two nodes, whose messages no longer reach the second node, and that node."""
    async with two_nodes(address, bus) as (one, two):
        here, there = await sit_apart(one, two)
        await one.node.bus.close()
        yield here, there, two


@story
async def test_people_at_two_nodes_play_and_talk_with_each_other(address: str, nats: str) -> None:
    async with two_nodes(address, nats) as (one, two):
        here, there = await sit_apart(one, two)
        for _ in range(4):
            seat = here.view["toAct"][0]
            mover, other = (here, there) if seat == 0 else (there, here)
            done = await mover.ask("play", seat=seat, move={"type": "pass"})
            assert done["type"] == "done"
            await other.until_seq(mover.seq)
            if mover.view["status"] == "finished":
                break
        assert [line["seq"] for line in here.lines] == list(range(here.seq))
        await here.ask("say", text="Bravo")
        said = await there.until(lambda message: message["type"] == "said")
        assert said["messages"][0]["text"] == "Bravo"


@story
async def test_nodes_start_without_a_bus_and_join_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ludomots.server.live.nats_bus._AT_FIRST", 0.1)
    port = free_port()

    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with two_nodes(database, f"nats://127.0.0.1:{port}") as (one, two):
        first = await one.visitor()
        here = await first.sit(await first.open())
        with nats_server(port):
            for bus in (one.node.bus, two.node.bus):
                assert isinstance(bus, Nats)
                assert bus._joining is not None
                await bus._joining
            assert caplog.messages.count("the bus works again") == 2
            other, there = await sit_apart(one, two)
            turn = other.view["toAct"][0]
            mover, watcher = (other, there) if turn == 0 else (there, other)
            await mover.ask("play", seat=turn, move={"type": "pass"})
            await watcher.until_seq(mover.seq)
        await here.close()


class Deaf:
    """A node that is told nothing."""

    def changed_elsewhere(self, table_id: str) -> None:
        raise AssertionError(table_id)

    def passed_on(self, content: bytes) -> None:
        pass

    def people_changed_elsewhere(self) -> None:
        raise AssertionError

    def used_elsewhere(self, report: bytes) -> None:
        raise AssertionError(report)


def test_a_bad_address_is_reported_at_once() -> None:
    bus = Nats("nats://nowhere:port")
    with pytest.raises(NatsError, match="invalid"):
        run(bus.start(Deaf()))


@story
async def test_a_node_that_missed_a_message_finds_the_change_by_itself(
    address: str, nats: str
) -> None:
    async with cut_off(address, nats) as (here, there, two):
        await here.ask("play", seat=0, move={"type": "withdraw"})
        await two.pass_time(6 * SECOND)
        await there.until_seq(here.seq)


@story
async def test_a_node_that_missed_a_message_finds_the_chat_by_itself(
    address: str, nats: str
) -> None:
    async with cut_off(address, nats) as (here, there, two):
        for text in ("Bravo", "Encore"):
            await here.ask("say", text=text)
            await two.pass_time(6 * SECOND)
            said = await there.until(lambda message: message["type"] == "said")
            assert [message["text"] for message in said["messages"]] == [text]


@story
async def test_who_has_left_one_node_and_is_at_the_other_is_here(address: str, nats: str) -> None:
    async with two_nodes(address, nats) as (one, two):
        visitor = await one.visitor()
        table_id = await visitor.open()
        here = await visitor.sit(table_id)
        there = await elsewhere(visitor, two).sit(table_id)
        await here.close()
        while one.node.hub.tables():
            await asyncio.sleep(0.01)
        await one.pass_time(9 * SECOND)
        await there.until_seq(3)
        assert [line["event"].get("here") for line in there.lines] == [None, False, True]


@story
async def test_a_bot_moves_though_the_node_that_thought_has_died(address: str, nats: str) -> None:
    async with two_nodes(address, nats) as (one, two):
        one.node.bots.look = lambda table: None  # type: ignore[method-assign]  # noqa: ARG005
        visitor = await one.visitor()
        table_id = await visitor.open("mots-de-tete", BOT)
        there = await elsewhere(visitor, two).sit(table_id)
        if 0 in there.view["toAct"]:
            here = await visitor.sit(table_id)
            await here.ask("play", seat=0, move={"type": "pass"})
            await there.until_seq(here.seq)
        assert there.view["toAct"] == [1]
        await two.pass_time(6 * SECOND)
        while there.view["toAct"] != [0]:
            await there.hear()


@story
async def test_who_is_logged_out_at_one_node_is_at_the_other_too(address: str, nats: str) -> None:
    async with two_nodes(address, nats) as (one, two):
        visitor = await one.visitor()
        me, table_id = await visitor.get("/api/me"), await visitor.open()
        stolen, again = elsewhere(visitor, two), elsewhere(visitor, two)
        here, there = await visitor.sit(table_id), await stolen.sit(table_id)
        await visitor.delete("/api/me/sessions/" + (await visitor.get("/api/me/sessions"))[0]["id"])
        for socket in (here, there):
            refused = await socket.until(lambda message: message["type"] == "refused")
            assert refused["problem"]["code"] == "session-over"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
        assert (await again.get("/api/me"))["id"] != me["id"]


@story
async def test_an_erased_person_is_nobody_at_a_node_that_heard_nothing(
    address: str, nats: str
) -> None:
    async with two_nodes(address, nats) as (one, two):
        visitor = await one.visitor()
        table_id, stolen = await visitor.open(), elsewhere(visitor, two)
        there = await stolen.sit(table_id)
        await one.node.bus.close()
        await visitor.delete("/api/me")
        await two.pass_time(6 * SECOND)
        await there.until(lambda message: message["type"] == "refused")
        token = {"x-csrf-token": stolen.http.cookies.get("csrftoken") or ""}
        answer = await stolen.http.patch("/api/me", json={"name": "Joueur 9"}, headers=token)
        assert answer.status_code == 401


def test_a_worker_thinks_for_the_nodes(
    tmp_path: Path, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node itself cannot think here, so every move of the bot is the worker's."""

    def never(task: bytes, words: Lexicon) -> bytes:
        raise AssertionError(task, words)

    monkeypatch.setattr(bots, "think", never)
    thought: list[bytes] = []

    async def on_task(task: bytes) -> bytes:
        thought.append(task)
        return await asyncio.to_thread(think_for_node, task)

    async def story() -> None:
        worker = Nats(nats)
        await worker.serve(on_task, 1)
        async with serving(tmp_path, bus=nats) as server:
            visitor = await server.visitor()
            table = await visitor.open("typo", {"type": "bot", "level": "champion"})
            here = await visitor.sit(table)
            card = here.view["game"]["hand"][0]
            await here.ask("play", seat=0, move={"type": "choose", "card": card})
            if here.view["game"]["revealed"] is None:
                await here.until(lambda _: here.view["game"]["revealed"] is not None)
        await worker.close()

    run(story())
    assert thought


async def heard_of_usage(one: Server, other: Server) -> None:
    """Let a node tell another one what was used there, and wait until that has heard it."""
    heard = asyncio.Event()
    take_in = other.node.used_elsewhere

    def used_elsewhere(report: bytes) -> None:
        take_in(report)
        heard.set()

    other.node.used_elsewhere = used_elsewhere  # type: ignore[method-assign]
    one.node.share_usage()
    await heard.wait()


@story
async def test_what_was_used_at_one_node_is_refused_at_the_other(address: str, nats: str) -> None:
    limits = USUAL._replace(
        openings_of_person=Rate(6, 0.001), tries_of_address=Rate(4, 0.001), sockets_of_person=3
    )
    async with two_nodes(address, nats, limits=limits) as (one, two):
        here = await one.visitor()
        there = elsewhere(here, two)
        tables = [await here.open() for _ in range(4)]
        for _ in range(4):
            await here.post("/api/login/code", {"code": "wrong"}, 400)
        await here.sit(tables[0])
        await here.sit(tables[0])
        await heard_of_usage(one, two)
        for _ in range(2):
            await there.open()
        wish = {"game": "typo", "seats": [{"type": "mine", "name": "Joueur 1"}, {"type": "open"}]}
        assert (await there.post("/api/tables", wish, 429))["code"] == "too-many-requests"
        await there.post("/api/login/code", {"code": "wrong"}, 429)
        await there.sit(tables[0])
        with pytest.raises(InvalidStatus):
            await there.sit(tables[0])
