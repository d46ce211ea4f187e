"""A server of several workers on one machine: real processes, killed where they hurt most."""

import asyncio
import json
import os
import socket as sockets
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from ludomots.server.workers.owner import owner
from ludomots.tables.events import Moved, Resumed
from tests.in_process import ask
from tests.server.stories import Socket, Visitor
from tests.server.workers import InPieces, TwoWorkers, port_of, two_workers, wait_until
from tests.story import story

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")

PASS = {"type": "pass"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TwoWorkers]:
    """A server of two workers, for the stories that kill nobody."""
    folder = tmp_path_factory.mktemp("workers")
    with two_workers(f"sqlite:///{folder / 'tables.db'}") as running:
        yield running


async def opened_at(server: TwoWorkers, worker: int) -> tuple[Visitor, str]:
    """Return somebody new, and a table of theirs that a worker owns.

    A worker owns the tables that it opens, and which worker accepts a connection is chance.
    """
    for _ in range(200):
        visitor = await server.visitor()
        table_id = await visitor.open()
        if server.owner_of(table_id) == worker:
            return visitor, table_id
        await visitor.close()
    raise AssertionError("the other worker accepts everything")


async def playing_at(server: TwoWorkers, worker: int) -> tuple[Visitor, Visitor, str, list[Socket]]:
    """Return two people who have begun a game at a table of a worker, and their sockets."""
    first, table_id = await opened_at(server, worker)
    second = await server.visitor()
    one, two = await first.sit(table_id), await second.sit(table_id)
    assert (await two.ask("join", name="Joueur 2"))["type"] == "done"
    await one.until_seq(two.seq)
    assert (await one.ask("start"))["type"] == "done"
    await two.until_seq(one.seq)
    return first, second, table_id, [one, two]


async def sit_again(visitor: Visitor, table_id: str, seen: int) -> Socket:
    """Connect again as a page does: a worker that is just dying may take the connection with it."""
    for _ in range(50):
        with suppress(WebSocketException, OSError):
            return await visitor.sit(table_id, seen)
        await asyncio.sleep(0.1)
    raise AssertionError("nobody takes the table over")


async def sit_at(server: TwoWorkers, worker: int, visitor: Visitor, table_id: str) -> Socket:
    """Connect again and again until a worker that was killed is back and serves its table."""
    async with asyncio.timeout(120):
        while server.serving(socket := await sit_again(visitor, table_id, 0)) != worker:
            await socket.close()
            await asyncio.sleep(0.1)
    return socket


async def pass_turns(server: TwoWorkers, table_id: str, seats: list[Socket], turns: int) -> None:
    """Let the players pass in turn; each move must be accepted."""
    for _ in range(turns):
        turn = (await server.table(table_id)).to_act[0]
        done = await seats[turn].ask("play", seat=turn, move=PASS)
        assert done["type"] == "done"
        for seat in seats:
            await seat.until_seq(seats[turn].seq)


def test_only_the_tables_of_a_dead_worker_get_another_owner() -> None:
    tables = [f"table-{number}" for number in range(900)]
    before = {table: owner(table, frozenset({1, 2, 3})) for table in tables}
    after = {table: owner(table, frozenset({1, 3})) for table in tables}
    assert all(after[table] == before[table] for table in tables if before[table] != 2)
    assert {after[table] for table in tables if before[table] == 2} == {1, 3}
    assert all(list(before.values()).count(worker) > 200 for worker in (1, 2, 3))


@pytest.mark.parametrize("worker", [1, 2])
@story
async def test_a_connection_ends_up_at_the_owner_of_its_table(
    server: TwoWorkers, worker: int
) -> None:
    """The owner stands still, so that the other worker accepts the connection and hands it over."""
    visitor, table_id = await opened_at(server, worker)
    with server.frozen(worker):
        sitting = asyncio.create_task(visitor.sit(table_id))
        for _ in range(5):
            async with httpx.AsyncClient() as client:
                assert (await client.get(f"{server.address}health", timeout=30)).is_success
        assert not sitting.done()
    socket = await sitting
    assert server.serving(socket) == worker
    another = await visitor.sit(table_id)
    assert server.serving(another) == worker
    await visitor.close()


@pytest.mark.parametrize("worker", [1, 2])
@story
async def test_people_play_and_talk_wherever_they_were_accepted(
    server: TwoWorkers, worker: int
) -> None:
    first, second, table_id, seats = await playing_at(server, worker)
    await pass_turns(server, table_id, seats, 2)
    one, two = seats
    await one.ask("say", text="Bravo")
    said = await two.until(lambda message: message["type"] == "said")
    assert said["messages"][0]["text"] == "Bravo"
    await first.close()
    await second.close()


@story
async def test_figures_of_all_workers_are_added_up(server: TwoWorkers) -> None:
    opened = 'ludomots_tables_opened_total{game="typo"} '
    for worker in (1, 2):
        visitor, _ = await opened_at(server, worker)
        await visitor.open("typo")
        await visitor.close()
    for _ in range(10):
        async with httpx.AsyncClient() as client:
            text = (await client.get(f"{server.address}metrics")).text
        assert f"{opened}2.0" in text


@story
async def test_a_socket_at_another_worker_than_the_owner_hears_and_is_heard(
    server: TwoWorkers,
) -> None:
    """A connection whose first line comes in two pieces is served where it was accepted."""
    visitor, table_id = await opened_at(server, 1)
    here = await visitor.sit(table_id)
    async with InPieces(server.port) as forwarder:
        guest = Visitor(forwarder.port, "en")
        await guest.get("/api/me")
        there = await guest.sit(table_id)
        while server.serving_port(forwarder.ports[port_of(there)]) != 2:
            await there.close()
            there = await guest.sit(table_id)
        assert (await there.ask("join", name="Joueur 2"))["type"] == "done"
        await here.until_seq(there.seq)
        assert (await here.ask("start"))["type"] == "done"
        await there.until_seq(here.seq)
        await pass_turns(server, table_id, [here, there], 2)
        await there.ask("say", text="Bravo")
        said = await here.until(lambda message: message["type"] == "said")
        assert said["messages"][0]["text"] == "Bravo"
        await guest.close()
    await visitor.close()


@story
async def test_a_game_goes_on_when_its_worker_is_killed(address: str) -> None:
    """No accepted move is lost or doubled, no clock is given time, and the worker comes back.

    In the end the server is stopped: every process ends and the port is free.
    """
    with two_workers(address) as server:
        first, second, table_id, seats = await playing_at(server, 1)
        await pass_turns(server, table_id, seats, 1)
        before, workers = await server.table(table_id), server.workers
        server.kill(1)
        one = await sit_again(first, table_id, before.seq)
        two = await sit_again(second, table_id, before.seq)
        assert server.serving(one) == server.serving(two) == 2
        assert (one.seq, two.seq) == (before.seq, before.seq)
        await pass_turns(server, table_id, [one, two], 1)
        after = await server.table(table_id)
        assert after.entries[: before.seq] == before.entries
        assert [type(entry.event) for entry in after.entries[before.seq :]] == [Moved]
        wait_until(lambda: 1 in server.workers and server.workers[1] != workers[1])
        assert server.workers[2] == workers[2]
        one = await sit_at(server, 1, first, table_id)
        await pass_turns(server, table_id, [one, two], 1)
        processes = server.workers.values()
        server.process.terminate()
        assert await asyncio.to_thread(server.process.wait, 120) == 0
        assert not any(map(is_running, processes))
        with sockets.create_server(("127.0.0.1", server.port)):
            pass
        await first.close()
        await second.close()


@story
async def test_bots_and_clocks_go_on_when_their_worker_is_killed(server: TwoWorkers) -> None:
    """Nobody is connected: the other worker takes the tables up by itself."""
    visitor, _ = await opened_at(server, 1)
    thinking = await visitor.open("mots-de-tete", {"type": "bot", "level": "champion"})
    timed = await visitor.open(
        "mots-de-tete", {"type": "mine", "name": "B"}, pace={"type": "per-turn", "seconds": 3}
    )
    assert {server.owner_of(thinking), server.owner_of(timed)} == {1}
    seat = await visitor.sit(thinking)
    if 0 in (await server.table(thinking)).to_act:
        await seat.ask("play", seat=0, move=PASS)
    before = await server.table(timed)
    with server.without(1):
        await server.until_table(thinking, lambda table: 0 in table.to_act)
        after = await server.until_table(timed, lambda table: table.seq > before.seq)
    late = after.entries[before.seq]
    assert (type(late.event), late.at) == (Moved, before.deadline)
    await sit_at(server, 1, visitor, thinking)
    for table_id in (thinking, timed):
        entries = (await server.table(table_id)).entries
        assert not any(isinstance(entry.event, Resumed) for entry in entries)
    await visitor.close()


def test_workers_stop_when_their_supervisor_is_killed(tmp_path: Path) -> None:
    with two_workers(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        processes = server.workers.values()
        server.process.kill()
        wait_until(lambda: not any(map(is_running, processes)))


def is_running(process: int) -> bool:
    """Return whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_workers_need_no_bus() -> None:
    answer = ask("serve", "--workers", "2", "--bus", "nats://127.0.0.1:4222")
    assert answer.code == 2
    assert "--bus" in answer.err


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_system_that_cannot_hand_connections_over_says_so(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(sockets, "send_fds")
    answer = ask("serve", "--workers", "2", lang=lang)
    assert answer.code == 2
    assert answer.err.startswith("--workers")


def told_wrong_codes(server: TwoWorkers, worker: int) -> Generator[int, None, None]:
    """Yield the answers of one worker to somebody who tries to log in with invented codes."""
    while True:
        connection = HTTPConnection("127.0.0.1", server.port)
        connection.request("GET", "/api/me")
        answer = connection.getresponse()
        answer.read()
        if server.serving_port(connection.sock.getsockname()[1]) == worker:
            break
        connection.close()
    cookies = SimpleCookie("; ".join(answer.headers.get_all("set-cookie") or ()))
    headers = {
        "cookie": "; ".join(f"{one.key}={one.value}" for one in cookies.values()),
        "x-csrf-token": cookies["csrftoken"].value,
        "content-type": "application/json",
    }
    with closing(connection):
        while True:
            connection.request("POST", "/api/login/code", json.dumps({"code": "wrong"}), headers)
            answer = connection.getresponse()
            answer.read()
            yield answer.status


def test_workers_count_what_a_visitor_uses_together(tmp_path: Path) -> None:
    """Sixty tries to log in are allowed at once; by itself the second worker would allow as many
    again."""
    with (
        two_workers(f"sqlite:///{tmp_path / 'tables.db'}", "--lang", "en") as server,
        closing(told_wrong_codes(server, 1)) as first,
        closing(told_wrong_codes(server, 2)) as second,
    ):
        tried = [next(first) for _ in range(70)]
        assert tried[:60] == [400] * 60
        assert tried[-1] == 429
        for _ in range(50):
            if next(second) == 429:
                return
            time.sleep(0.05)
        pytest.fail("the second worker has not heard of the first one")
