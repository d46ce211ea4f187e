"""What somebody may try who wants to spoil the evening of others."""

from pathlib import Path

import pytest

from tests.server.stories import joined, serving, two_playing, visiting
from tests.story import story

DEEP = "[" * 15_000


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
