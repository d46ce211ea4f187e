"""What somebody may try who wants to spoil the evening of others."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludomots.server.live.thinking_tasks import Task, ThinkingProcesses, think
from ludomots.server.operators.limits import USUAL, Rate
from ludomots.words import Lexicon
from tests.server.stories import Clock, joined, serving, two_playing, visiting
from tests.story import story

BOT = {"type": "bot", "level": "debutant"}
DEEP = "[" * 15_000


def think_slowly(
    monkeypatch: pytest.MonkeyPatch, slow: Callable[[Task, Lexicon], msgspec.Struct]
) -> None:
    """Let all computer players think in threads of the server, as the story says."""
    monkeypatch.setattr("ludomots.server.live.bots.think", slow)
    monkeypatch.setattr(ThinkingProcesses, "think", lambda _processes, _task: b"")


@pytest.mark.parametrize(
    "name", ["Champion", "champion 2", "ＣＨＡＭＰＩＯＮ", "Débutant", "Hibou", "owl", "Renard 1"]
)
@story
async def test_nobody_takes_the_name_of_a_computer_player(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path) as server:
        visitor, other = await server.visitor(), await server.visitor()
        table = {"game": "topword", "seats": [{"type": "mine", "name": name}, {"type": "open"}]}
        problem = await visitor.post("/api/tables", table, 400)
        assert problem["code"] == "name-reserved"
        socket = await other.sit(await visitor.open())
        refused = await socket.ask("join", name=name)
        assert refused["problem"]["code"] == "name-reserved"
        token = {"x-csrf-token": visitor.http.cookies.get("csrftoken") or ""}
        answer = await visitor.http.patch("/api/me", json={"name": name}, headers=token)
        assert answer.json()["code"] == "name-reserved"


@story
async def test_an_invisible_name_is_refused(tmp_path: Path) -> None:
    async with visiting(tmp_path) as (_, visitor):
        for name in ("\u3164", "\u2800", "\u034f", "\u0301"):
            seats = [{"type": "mine", "name": name}, {"type": "open"}]
            problem = await visitor.post("/api/tables", {"game": "typo", "seats": seats}, 400)
            assert problem["code"] == "name"


@story
async def test_the_chat_is_not_switched_400_times(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, _ = await joined(await server.visitor(), await server.visitor())
        answers = [await one.ask("switch-chat", on=bool(turn % 2)) for turn in range(400)]
        assert sum(answer["type"] == "done" for answer in answers) < 10
        assert answers[-1]["problem"]["code"] == "too-fast"
        await server.pass_time(61_000)
        assert (await one.ask("switch-chat", on=False))["type"] == "done"


@story
async def test_deep_json_is_refused_with_a_problem(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (server, one, _):
        for text in (DEEP, DEEP + "]" * 1000, '{"a":' * 3000):
            frame = f'{{"type":"play","request":1,"seen":3,"seat":0,"move":{text}'
            await one.connection.send(frame[:16_000])
            refused = await one.until(lambda message: message["type"] == "refused")
            assert refused["problem"]["code"] == "unreadable"
        whole = "[" * 7000 + "]" * 7000
        for kind in ("play", "preview"):
            frame = f'{{"type":"{kind}","request":1,"seen":3,"seat":0,"move":{whole}}}'
            await one.connection.send(frame)
            refused = await one.until(lambda message: message["type"] == "refused")
            assert refused["problem"]["status"] == 400
        assert (await one.ask("plain"))["type"] == "plain"
        visitor = server.people[0]
        token = {"x-csrf-token": visitor.http.cookies.get("csrftoken") or ""}
        for body in (whole, f'{{"game":"typo","seats":{whole}}}', '{"a":' * 5000):
            answer = await visitor.http.post("/api/tables", content=body, headers=token)
            assert answer.status_code == 400
            assert answer.json()["code"] == "unreadable"


@story
async def test_sixty_tables_of_champions_keep_no_beginner_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One guest opens them under as many names and leaves; an honest player's bot still thinks at
    once, and everybody who waits is told their place."""
    go_on = threading.Event()

    def slow(task: Task, words: Lexicon) -> Any:
        if task.level == "champion":
            go_on.wait(30)
        return think(task, words)

    think_slowly(monkeypatch, slow)
    try:
        async with serving(tmp_path, thinkers=2) as server:
            champions = [{"type": "bot", "level": "champion"}] * 5
            for _ in range(60):
                await (await server.visitor()).open("typo", *champions)
            assert len(server.node.bots.queue) > 200
            honest = await server.visitor()
            socket = await honest.sit(
                await honest.open("typo", {"type": "bot", "level": "debutant"})
            )
            await socket.until_seq(3)
            chosen = [line["event"] for line in socket.lines if line["event"]["type"] == "moved"]
            assert [event["seat"] for event in chosen] == [1]
            waiting = await honest.sit(await honest.open("typo", champions[0]))
            await server.pass_time(5000)
            busy = await waiting.until(lambda message: message["type"] == "waiting")
            assert busy["place"] > 1
            assert busy["told"] == ["say", "story-computers-busy", {"place": busy["place"]}]
            go_on.set()
    finally:
        go_on.set()


@story
async def test_tables_that_were_left_think_no_more_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        visitor = await server.visitor()
        tables = [
            await visitor.open("typo", *[{"type": "bot", "level": "champion"}] * 5)
            for _ in range(4)
        ]
        for table_id in tables:
            socket = await visitor.sit(table_id)
            await socket.ask("play", seat=0, move={"type": "withdraw"})
    async with serving(tmp_path, now=clock) as server:
        await server.settle()
        assert len(server.node.bots) == 0
        statuses = {(await server.node.tables.load(one)).status for one in tables}
        assert statuses == {"finished"}


@story
async def test_one_guest_is_told_when_their_computer_players_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty wait: the guest is refused more of them, and others are not."""
    go_on = threading.Event()

    def slow(task: Task, words: Lexicon) -> Any:
        go_on.wait(30)
        return think(task, words)

    think_slowly(monkeypatch, slow)
    try:
        async with serving(tmp_path, thinkers=2) as server:
            guest, honest = await server.visitor(), await server.visitor()
            champions = [{"type": "bot", "level": "champion"}] * 5
            for _ in range(5):
                await guest.open("typo", *champions)
            while len(server.node.bots.queue) < 24:
                await asyncio.sleep(0)
            seats = [{"type": "mine", "name": "Joueur 1"}, *champions]
            busy = await guest.post("/api/tables", {"game": "typo", "seats": seats}, 503)
            assert busy["code"] == "computers-busy"
            await guest.open("typo")
            await honest.open("typo", *champions)
            go_on.set()
    finally:
        go_on.set()


@story
async def test_the_list_is_not_filled_by_one_guest(tmp_path: Path) -> None:
    """205 tables in the list: refused; and an honest table is seen first."""
    async with serving(tmp_path, limits=USUAL) as server:
        guest, honest = await server.visitor(), await server.visitor()
        seats = [{"type": "mine", "name": "Joueur 1"}, {"type": "open"}]
        wish = {"game": "topword", "seats": seats, "visibility": "listed"}
        for number in range(205):
            refused = await guest.post("/api/tables", wish, 201 if number < 5 else 429)
        assert refused["code"] == "too-many-listed"
        server.clock.now += 1000
        table = await honest.post("/api/tables", wish)
        assert (await guest.get("/api/tables"))[0]["id"] == table["id"]


@story
async def test_the_list_shows_what_can_be_joined_first_page_by_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor()
        opened = []
        for _ in range(60):
            server.clock.now += 1000
            opened.append(await visitor.open(visibility="listed"))
        server.clock.now += 1000
        running = await visitor.open("topword", BOT, visibility="listed")
        await server.settle()
        pages = [await visitor.get(f"/api/tables?page={page}") for page in range(3)]
        ids = [[one["id"] for one in page] for page in pages]
        assert ids == [opened[:-51:-1], [*opened[9::-1], running], []]
        assert await visitor.get("/api/tables?page=-1") == pages[0]
        assert await visitor.get(f"/api/tables?page={10**30}") == []
        server.clock.now += 24 * 3600 * 1000
        late = await visitor.get("/api/tables?page=1")
        assert running not in [one["id"] for one in late], "nobody has played there for a day"


@story
async def test_a_guest_takes_one_seat_of_a_table_in_the_list(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        owner, guest = await server.visitor(), await server.visitor()
        for visibility, answers in (("listed", "refused"), ("private", "done")):
            table = await owner.open("typo", *[{"type": "open"}] * 4, visibility=visibility)
            socket = await guest.sit(table)
            assert (await socket.ask("join", name="Eve"))["type"] == "done"
            assert (await socket.ask("join", name="Eva"))["type"] == answers


@story
async def test_tables_cost_what_their_bots_cost_also_without_a_cookie(tmp_path: Path) -> None:
    champions = [{"type": "bot", "level": "champion"}] * 5
    seats = [{"type": "mine", "name": "Joueur 1"}, *champions]
    wish = {"game": "typo", "seats": seats, "preset": "checked"}
    limits = USUAL._replace(openings_of_address=Rate(200, 0.001))
    async with serving(tmp_path, limits=limits) as server:
        server.node.bots.look = lambda table: None  # type: ignore[method-assign]  # noqa: ARG005
        guest = await server.visitor()
        for number in range(8):
            await guest.post("/api/tables", wish, 201 if number < 6 else 429)
        statuses = []
        for _ in range(10):
            other = await server.visitor()
            token = {"x-csrf-token": other.http.cookies.get("csrftoken") or ""}
            answer = await other.http.post("/api/tables", json=wish, headers=token)
            statuses.append(answer.status_code)
        assert statuses == [201] * 6 + [429] * 4, "the address has used up what it has"
