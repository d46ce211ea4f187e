"""Lessons over HTTP: what a table in the position of a step would answer. Nothing is kept."""

from pathlib import Path
from typing import Any

from tests.server.stories import Visitor, serving
from tests.story import story

LESSON = "/api/games/topword/scripts/lesson"
TRIS = [(5, 4, "T"), (5, 5, "R"), (5, 6, "I"), (5, 7, "S")]


def place(tiles: list[tuple[int, int, str]]) -> dict[str, Any]:
    laid = [{"row": row, "col": col, "tile": tile} for row, col, tile in tiles]
    return {"type": "place", "tiles": laid}


async def ask(visitor: Visitor, step: int, kind: str, move: dict[str, Any]) -> dict[str, Any]:
    content = {"type": kind, "seat": 0, "move": move} | ({"seen": 2} if kind == "play" else {})
    found = await visitor.post(f"{LESSON}/{step}", {"request": 7, "content": content}, 200)
    answer: dict[str, Any] = found
    assert answer["message"].get("request", 7) == 7
    return answer


@story
async def test_a_goal_is_judged_by_the_rulebook(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        steps = (await visitor.get(LESSON))["steps"]
        assert [step["name"] for step in steps][:3] == ["lay", "cross", "stack"]
        assert steps[0]["start"]["seats"][0]["game"]["rack"] == list("TRISEAU")
        previewed = await ask(visitor, 1, "preview", place(TRIS))
        assert previewed["message"]["points"] == 8
        assert not previewed["is_wrong"]
        done = (await ask(visitor, 1, "play", place(TRIS)))["message"]
        assert (done["type"], done["since"], done["done"]["request"]) == ("update", 2, 7)
        assert done["game"]["scores"] == [8, 0]
        again = (await ask(visitor, 1, "play", place(TRIS)))["message"]
        assert again["game"]["scores"] == [8, 0]
        assert await visitor.get("/api/me/tables") == []


@story
async def test_a_wrong_try_is_told_from_one_that_is_not_finished(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        begun = await ask(visitor, 1, "preview", place([(1, 1, "T")]))
        assert begun["message"]["problem"]["code"] == "off-centre"
        assert not begun["is_wrong"]
        corner = [(1, col + 1, tile) for col, (*_, tile) in enumerate(TRIS)]
        wrong = await ask(visitor, 1, "preview", place(corner))
        assert (wrong["message"]["problem"]["rule"], wrong["is_wrong"]) == ("TW-12", True)
        other = await ask(visitor, 1, "play", place([(5, 5, "A"), (5, 6, "S")]))
        assert other["message"]["problem"]["code"] == "not-the-goal"
        assert other["is_wrong"]


@story
async def test_what_is_no_step_is_said(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        nothing = {"request": 1, "content": {"type": "hints", "seat": 0}}
        assert (await visitor.post(f"{LESSON}/99", nothing, 404))["code"] == "no-step"
        assert (await visitor.get("/api/games/chess/scripts/lesson", 404))["code"] == "no-game"
        hinted = await visitor.post(f"{LESSON}/1", nothing, 200)
        assert hinted["message"]["hints"][0]["label"] == "TRIS"
        example = await visitor.get("/api/games/topword/scripts/example")
        assert [step["seat"] for step in example["steps"]] == [0, 1, 2, 0, 1, 2, 0]
