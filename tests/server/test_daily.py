"""The position of the day, as visitors see it: one try, the same for all, nothing of tomorrow."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludomots.daily.edition import edition
from ludomots.daily.puzzle import Puzzle, date_of, number_of, paris_day
from ludomots.server.daily.position import tried_at
from ludomots.server.live.messages import Refusal
from ludomots.server.openapi import document
from tests.server.stories import Clock, Server, Visitor, serving
from tests.story import story
from tests.tables.stories import NOON

DAY = paris_day(NOON)
TODAY, TOMORROW = (date_of(DAY.number + after).isoformat() for after in (0, 1))


def puzzle(game: str, after: int = 0) -> Puzzle:
    return edition().puzzle_of(game, DAY.number + after)


async def play(
    visitor: Visitor, game: str, choice: int, day: str = TODAY, status: int = 200
) -> Any:
    position = puzzle(game)
    content = {
        "type": "play",
        "seat": position.seat,
        "move": position.choices[choice].move,
        "seen": 2,
    }
    return await visitor.post(
        f"/api/daily/{day}/{game}", {"request": 7, "content": content}, status
    )


@pytest.mark.parametrize("game", edition().games)
def test_to_leave_is_no_answer(game: str) -> None:
    content = {"type": "play", "seat": puzzle(game).seat, "move": {"type": "withdraw"}, "seen": 2}
    message, judged = tried_at(puzzle(game), content, 1, "fr")
    assert isinstance(message, Refusal)
    assert (message.problem.code, judged) == ("not-a-move", None)


@pytest.mark.parametrize("game", edition().games)
@story
async def test_one_try_and_then_how_one_did(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await server.visitor("fr"), await server.visitor("fr")
        before = await ada.get(f"/api/daily/{TODAY}/{game}")
        assert before["result"] is None
        assert before["digest"] in await _hashes(ada)
        assert puzzle(game).seat in before["start"]["table"]["toAct"]
        answered = await play(ada, game, 0)
        assert answered["message"]["type"] == "update"
        assert (answered["result"]["mark"], answered["result"]["place"]) == (100, 1)
        assert (await play(ada, game, 1, status=409))["code"] == "already-answered"
        other = (await play(bob, game, 1))["result"]
        assert (other["mark"] < 100, other["place"], other["answers"]) == (True, 2, 2)
        assert sum(other["histogram"]) == 2
        assert other["why"]
        assert other["best"][0]["text"] == puzzle(game).best.text
        again = (await ada.get(f"/api/daily/{TODAY}/{game}"))["result"]
        assert (again["mark"], again["answers"]) == (100, 2)


@story
async def test_days_in_a_row_and_the_calendar(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await server.visitor("fr")
        await play(ada, "topword", 0)
        await play(ada, "mots-de-tete", 1)
        today = await ada.get("/api/daily")
        assert (today["day"], today["streak"]) == (TODAY, 1)
        assert {one["game"]: one["mark"] for one in today["games"]}["topword"] == 100
        server.clock.now = today["ends"]
        late = await play(ada, "topword", 0, status=410)
        assert late["code"] == "day-over"
        tomorrow = await ada.get("/api/daily")
        assert (tomorrow["day"], tomorrow["streak"]) == (TOMORROW, 1)
        assert {one["mark"] for one in tomorrow["games"]} == {None}
        assert [set(one["marks"]) for one in tomorrow["calendar"]] == [{"topword", "mots-de-tete"}]
        assert len(await ada.get("/api/me/daily")) == 2
        await ada.delete("/api/me")
        assert await ada.get("/api/me/daily") == []


@story
async def test_two_tabs_that_answer_at_once_have_one_try(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await server.visitor("fr")
        token = {"x-csrf-token": ada.http.cookies.get("csrftoken") or ""}
        bodies = [
            {
                "request": 1,
                "content": {
                    "type": "play",
                    "seat": puzzle("topword").seat,
                    "move": one.move,
                    "seen": 2,
                },
            }
            for one in puzzle("topword").choices[:2]
        ]
        path = f"/api/daily/{TODAY}/topword"
        tries = [ada.http.post(path, json=body, headers=token) for body in bodies]
        ended = await asyncio.gather(*tries)
        assert sorted(one.status_code for one in ended) == [200, 409]
        assert (await ada.get("/api/daily"))["games"][0]["answers"] == 1


@story
async def test_a_bad_move_is_no_try_and_there_are_no_hints(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await server.visitor("fr")
        path, seat = f"/api/daily/{TODAY}/topword", puzzle("topword").seat
        empty = {"type": "place", "tiles": [{"row": 1, "col": 1, "tile": "Z"}]}
        bad = {"type": "play", "seat": seat, "move": empty, "seen": 2}
        for content in (bad, {"type": "hints", "seat": seat}):
            said = await ada.post(path, {"request": 1, "content": content}, 200)
            assert (said["message"]["type"], said["result"]) == ("refused", None)
        move = puzzle("topword").best.move
        content = {"type": "preview", "seat": seat, "move": move}
        said = await ada.post(path, {"request": 1, "content": content}, 200)
        assert said["message"]["points"] == puzzle("topword").best.points
        assert (await ada.get("/api/daily"))["games"][0]["answers"] == 0


@story
async def test_two_servers_have_the_same_day(tmp_path: Path) -> None:
    async with serving(tmp_path / "one") as one, serving(tmp_path / "two") as two:
        seen = [await _day(server) for server in (one, two)]
        assert seen[0] == seen[1]


@story
async def test_nothing_of_tomorrow_can_be_asked_for(tmp_path: Path) -> None:
    """Whatever is got on the last second of a day: nothing of the next day's positions is in it."""
    async with serving(tmp_path, now=Clock(DAY.ends - 1)) as server:
        ada = await server.visitor("fr")
        got = [(await ada.http.get(path)).text for path in _paths()]
        assert len(got) > 30
        for game in edition().games:
            tomorrow = puzzle(game, 1)
            fields = (
                tomorrow.seed,
                json.dumps(tomorrow.moves)[1:-1],
                f'"text":"{tomorrow.best.text}"',
            )
            assert not [text for text in got for one in fields if one in text], game
            assert (await play(ada, game, 0, TOMORROW, 404))["code"] == "no-day"
            for path in (f"/api/daily/{TOMORROW}/{game}", f"/api/daily/{TODAY}/{game}/published"):
                assert (await ada.get(path, 404))["code"] == "no-day"
            before = date_of(number_of(edition().terms.first) - 1).isoformat()
            early = await ada.get(f"/api/daily/{before}/{game}/published", 404)
            assert early["code"] == "no-day"
        server.clock.now += 1
        line = await ada.http.get(f"/api/daily/{TODAY}/topword/published")
        assert line.content == edition().line_of("topword", DAY.number)


def _paths() -> list[str]:
    """Return everything that can be got, for today and for the next day."""
    known = {"lexicon": "fr", "language": "fr", "word": "BATEAU", "script": "lesson", "step": "1"}
    found = set()
    for path, methods in document()["paths"].items():
        if "get" in methods:
            for day in (TODAY, TOMORROW):
                for game in edition().games:
                    found.add(path.format_map(_Known({**known, "day": day, "game": game})))
    return sorted(found)


class _Known(dict[str, str]):
    def __missing__(self, _: str) -> str:
        return "1"


async def _hashes(visitor: Visitor) -> str:
    return (await visitor.http.get("/api/daily/hashes")).text


async def _day(server: Server) -> list[Any]:
    visitor = await server.visitor("fr")
    positions = [await visitor.get(f"/api/daily/{TODAY}/{game}") for game in edition().games]
    return [await visitor.get("/api/daily"), *positions]
