"""Reviews over HTTP: sent line by line, kept; and what would have become of other moves."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain, repeat
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from ludomots.core.game import new
from ludomots.records import CannotReplay, export, write
from ludomots.server.live.thinking_tasks import ThinkingProcesses
from ludomots.server.operators.limits import UNLIMITED, Rate
from ludomots.server.problems import COMPUTERS_BUSY, Unanswerable
from ludomots.server.reviews.tasks import GameToReview, JudgeNext, Summarise, WeighMove
from tests.server.merging import Json
from tests.server.stories import Server, Visitor, serving
from tests.story import story

FEW = 8
"""Playouts: enough to be a review."""


def a_record(moves: int = 4) -> str:
    """Return the record of a game of two that was left after some moves."""
    one = new("topword", players=2, seed=7)
    for _ in range(moves):
        one.push(next(iter(one.legal_moves)))
    return write(export(one, None, players=("Joueur 1", "Joueur 2")))


@asynccontextmanager
async def reviewing(folder: Path, **settings: Any) -> AsyncIterator[Server]:
    async with serving(folder, review_playouts=FEW, **settings) as server:
        yield server


def headers(visitor: Visitor) -> dict[str, str]:
    token = visitor.http.cookies.get("csrftoken") or ""
    return {"x-csrf-token": token, "content-type": "text/plain"}


async def lines(visitor: Visitor, path: str, record: str = "") -> list[Json]:
    """Return all lines of a review."""
    answer = await visitor.http.post(path, content=record, headers=headers(visitor))
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


async def a_finished_table(server: Server) -> tuple[Visitor, str]:
    """Return a game of Topword that two people played for two moves, until one left."""
    ada = await server.visitor("fr")
    table = await ada.open("topword", {"type": "mine", "name": "Joueur 2"})
    socket = await ada.sit(table)
    await socket.ask("start")
    for _ in range(2):
        seat = socket.view["toAct"][0]
        await socket.ask("play", seat=seat, move={"type": "pass"})
    await socket.ask("play", seat=0, move={"type": "withdraw"})
    return ada, table


@story
async def test_a_review_comes_line_by_line_and_is_kept(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as server:
        ada, table = await a_finished_table(server)
        path = f"/api/tables/{table}/review"
        assert (await ada.get(path, 404))["code"] == "not-reviewed"
        begun, *judged, whole = await lines(ada, path)
        assert begun["type"] == "begun"
        assert len(begun["review"]["moments"]) == 4
        assert begun["review"]["decisions"] == []
        assert [(one["type"], one["decision"]["step"]) for one in judged] == [
            ("judged", 1),
            ("judged", 2),
        ]
        assert 0 < judged[0]["share"] < judged[1]["share"] <= 1
        assert whole["review"]["names"] == ["Joueur 1", "Joueur 2"]
        assert whole["review"]["decisions"] == [one["decision"] for one in judged]
        assert whole["review"]["playouts"] == FEW
        assert await lines(ada, path) == [whole]
        assert await (await server.visitor()).get(path) == whole["review"]


@story
async def test_every_choice_of_a_decision_can_be_looked_at(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as server:
        ada, table = await a_finished_table(server)
        _, first, *_ = await lines(ada, f"/api/tables/{table}/review")
        moves = [choice["text"] for choice in first["decision"]["choices"]]
        path = f"/api/tables/{table}/instead"
        found = (await ada.http.get(f"{path}/1", params={"move": moves})).json()
        seat = first["decision"]["seat"]
        assert (found["seat"], found["view"]["seat"]) == (seat, seat)
        assert [one["text"] for one in found["tried"]] == moves
        for choice, tried in zip(first["decision"]["choices"], found["tried"], strict=True):
            assert tried["scores"][seat] == choice["points"]
            assert tried["move"] == choice["move"]
        assert len(found["hands"]) == 2
        assert len(found["hands"][seat]) == 7
        assert (await ada.get(f"{path}/9", 404))["code"] == "no-step"
        assert (await ada.get(f"{path}/1?move=nonsense", 400))["code"] == "not-a-move"
        assert (await ada.get(f"{path}/1?move=8H:ZZ", 400))["code"] == "not-a-move"


@story
async def test_a_record_from_elsewhere_is_reviewed_and_not_kept(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as server:
        ada = await server.visitor("en")
        record = a_record()
        begun, *judged, whole = await lines(ada, "/api/review", record)
        assert begun["review"]["names"] == ["Joueur 1", "Joueur 2"]
        assert len(judged) >= 1
        assert whole["review"]["decisions"] == [one["decision"] for one in judged]
        moves = {"move": judged[0]["decision"]["choices"][0]["text"]}
        answer = await ada.http.post(
            "/api/instead/1", params=moves, content=record, headers=headers(ada)
        )
        assert [one["text"] for one in answer.json()["tried"]] == [moves["move"]]
        answer = await ada.http.post("/api/review", content="nothing", headers=headers(ada))
        assert answer.json()["code"] == "bad-record"


@story
async def test_a_review_that_nobody_reads_any_more_stops(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as server:
        ada = await server.visitor()
        record = a_record(moves=12)
        asked = ada.http.stream("POST", "/api/review", content=record, headers=headers(ada))
        async with asked as answer:
            some = answer.aiter_lines()
            assert msgspec.json.decode(await anext(some))["type"] == "begun"
            assert msgspec.json.decode(await anext(some))["type"] == "judged"
        queue = server.node.bots.queue
        async with asyncio.timeout(30):
            while len(queue) or queue._free < server.node.settings.thinkers:
                await asyncio.sleep(0.01)
        done = queue._count
        await asyncio.sleep(0.05)
        assert queue._count == done < len(record.splitlines())


@story
async def test_who_had_too_much_worked_out_must_wait(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(thinking_of_person=Rate(1, 0.001))
    async with reviewing(tmp_path, limits=limits) as server:
        ada = await server.visitor()
        answer = await ada.http.post("/api/review", content=a_record(), headers=headers(ada))
        assert (answer.status_code, answer.json()["code"]) == (429, "too-much-thinking")


@story
async def test_a_review_waits_while_the_computers_are_busy(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as server:
        ada = await server.visitor()
        busy = Unanswerable(COMPUTERS_BUSY, 503)
        answers = chain([None, None, busy, busy], repeat(None))
        with (
            patch.object(server.node.bots, "check_room", side_effect=answers) as asked,
            patch("ludomots.server.reviews.reviews._UNTIL_ROOM", 0.0),
        ):
            *_, last = await lines(ada, "/api/review", a_record())
        assert last["type"] == "whole"
        assert asked.call_count > 4


def test_a_process_judges_as_this_one_does() -> None:
    game = GameToReview(record=a_record())
    judge = JudgeNext(game=game, after=0, playouts=FEW)
    decision = judge.work()
    assert decision is not None
    summarise = Summarise(game=game, decisions=(decision,), playouts=FEW)
    best = decision.choices[0].text
    weigh = WeighMove(game=game, step=decision.step, move=best, playouts=FEW, seed=0)
    found = weigh.work()
    assert found is not None
    assert found.choices[found.made].text == best
    processes = ThinkingProcesses()
    try:
        for task in (judge, summarise, weigh):
            here = msgspec.json.encode(task.work())
            assert msgspec.json.decode(processes.think(task)) == msgspec.json.decode(here)
        last = JudgeNext(game=game, after=4, playouts=FEW)
        assert processes.think(last) == b"null"
        other = re.sub(r'Words "fr \w{4}', 'Words "fr 0000', a_record())
        lost = JudgeNext(game=GameToReview(record=other), after=0, playouts=FEW)
        assert processes.think(lost) == b""
        with pytest.raises(CannotReplay):
            lost.work()
    finally:
        processes.close()
