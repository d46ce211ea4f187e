"""A name and a face chosen once stay: at tables, on other devices, for others to see."""

from pathlib import Path
from typing import Any

from tests.server.stories import Visitor, visiting
from tests.story import story

HEDGEHOG = {"face": "hedgehog", "colour": "leaf"}
OTHER = {"face": "frog", "colour": "sun"}


async def change(visitor: Visitor, **changes: Any) -> Any:
    token = visitor.http.cookies.get("csrftoken") or ""
    answer = await visitor.http.patch("/api/me", json=changes, headers={"x-csrf-token": token})
    assert answer.status_code == 200, answer.text
    return answer.json()


@story
async def test_everybody_has_a_face_and_keeps_the_one_they_choose(tmp_path: Path) -> None:
    async with visiting(tmp_path) as (_, me):
        before = await me.get("/api/me")
        assert (await me.get("/api/me"))["look"] == before["look"]
        assert not before["hasName"]
        after = await change(me, look=HEDGEHOG)
        assert (after["look"], after["name"], after["hasName"]) == (HEDGEHOG, before["name"], False)
        after = await change(me, name="Joueur 1")
        assert (after["look"], after["name"], after["hasName"]) == (HEDGEHOG, "Joueur 1", True)
        assert await me.get("/api/me") == after


@story
async def test_the_faces_of_a_table_are_sent_when_they_change_and_not_with_each_move(
    tmp_path: Path,
) -> None:
    async with visiting(tmp_path) as (server, me):
        await change(me, name="Joueur 1", look=HEDGEHOG)
        other = await server.visitor()
        made = (await other.get("/api/me"))["look"]
        table = await me.open(pace={"type": "per-turn", "seconds": 60})
        socket = await other.sit(table)
        name = (await other.get("/api/me"))["name"]
        assert (await socket.ask("join", name=name))["type"] == "done"
        assert socket.view["looks"] == [HEDGEHOG, made]
        mine = await me.sit(table)
        await mine.ask("start")
        await mine.ask("play", seat=mine.view["toAct"][0], move={"type": "pass"})
        update = next(one for one in reversed(mine.came) if one["type"] == "update")
        assert "seats" in update["table"]
        assert "looks" not in update["table"]
        assert (await me.get("/api/me/tables"))[0]["looks"] == [HEDGEHOG, made]


@story
async def test_people_at_one_device_have_a_face_each(tmp_path: Path) -> None:
    async with visiting(tmp_path) as (_, me):
        await change(me, name="Joueur 1", look=HEDGEHOG)
        table = await me.open("topword", {"type": "mine", "name": "Joueur 2", "look": OTHER})
        assert (await me.sit(table)).view["looks"] == [HEDGEHOG, OTHER]


@story
async def test_erasing_takes_the_face_out_of_the_games(tmp_path: Path) -> None:
    async with visiting(tmp_path) as (server, me):
        await change(me, name="Joueur 1", look=HEDGEHOG)
        table = await me.open()
        other = await (await server.visitor()).sit(table)
        assert (await other.ask("join", name="Joueur 2", look=OTHER))["type"] == "done"
        await me.delete("/api/me")
        await other.until(lambda _: "Joueur 1" not in str(other.view["seats"]))
        assert HEDGEHOG not in other.view["looks"]
        assert OTHER in other.view["looks"]


@story
async def test_who_logs_in_keeps_the_face_of_the_person_or_brings_the_first_one(
    tmp_path: Path,
) -> None:
    async with visiting(tmp_path) as (server, me):
        first, second = await server.visitor(), await server.visitor()
        await change(first, name="Joueur 2", look=OTHER)
        await first.post("/api/login/code", await _code(me), 200)
        assert (await me.get("/api/me"))["name"] == "Joueur 2"
        assert (await me.get("/api/me"))["look"] == OTHER
        await change(second, name="Joueur 3", look=HEDGEHOG)
        await second.post("/api/login/code", await _code(me), 200)
        assert (await second.get("/api/me"))["name"] == "Joueur 2"
        assert (await second.get("/api/me"))["look"] == OTHER


async def _code(visitor: Visitor) -> Any:
    return {"code": (await visitor.post("/api/me/code", None, 200))["code"]}
