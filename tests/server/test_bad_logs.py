"""A log that cannot be read is set aside: everything else goes on."""

from pathlib import Path

import pytest
from sqlalchemy import text

from ludomots.server.database import Database
from ludomots.server.keeping.repair import Wishes, carry_out, plan
from ludomots.tables.events import Moved
from tests.in_process import ask
from tests.server.stories import Clock, Server, serving, two_at
from tests.story import story
from tests.tables.stories import NOON

SECOND = 1000
TURN = {"type": "per-turn", "seconds": 30}

DAMAGE = [
    "UPDATE events SET entry = substr(entry, 1, 20) WHERE table_id = :id AND seq = 1",
    "UPDATE events SET entry = '[' WHERE table_id = :id AND seq = 0",
    "UPDATE events SET entry = X'FF' || entry WHERE table_id = :id AND seq = 2",
    "UPDATE events SET entry = replace(entry, 'commitment', 'promise') WHERE table_id = :id",
    "DELETE FROM events WHERE table_id = :id AND seq = 1",
    "DELETE FROM events WHERE table_id = :id AND seq = 0",
]


def damage(server: Server, change: str, table_id: str) -> None:
    """Change the log of a table behind the server's back."""
    with server.node.database.engine.begin() as connection:
        assert connection.execute(text(change), {"id": table_id}).rowcount


@pytest.mark.parametrize("change", DAMAGE)
@story
async def test_one_bad_row_stops_no_clock(tmp_path: Path, change: str) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        tables = [(await two_at(server, pace=TURN))[0].view["id"] for _ in range(3)]
        damage(server, change, tables[1])
        owner, other = server.people[2], server.people[0]
        cookies = [dict(one.http.cookies) for one in (owner, other)]
    async with serving(tmp_path, now=clock) as server:
        await server.settle()
        await server.pass_time(31 * SECOND)
        for table_id in (tables[0], tables[2]):
            table = await server.node.tables.load(table_id)
            assert isinstance(table.entries[-1].event, Moved), "its clock has run out"
        for jar, mine, bad in zip(cookies, ([], [tables[0]]), ([tables[1]], []), strict=True):
            visitor = await server.visitor()
            visitor.http.cookies.update(jar)
            assert [one["id"] for one in await visitor.get("/api/me/tables")] == mine
            told = await visitor.get("/api/me/damaged")
            assert [one["id"] for one in told] == bad
            assert all("set aside" in one["detail"] for one in told)
        problem = await visitor.get(f"/api/tables/{tables[1]}", 409)
        assert problem["type"] == "urn:ludomots:damaged-table"
        await visitor.get("/api/tables")
        await visitor.get("/api/me/solos")


@story
async def test_a_game_does_not_go_on_from_an_earlier_moment_when_its_last_entry_is_missing(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        socket, _ = await two_at(server)
        table = socket.view["id"]
        server.clock.now += SECOND
        await socket.ask("switch-chat", on=False)
        damage(server, "DELETE FROM events WHERE table_id = :id AND seq = 3", table)
        assert (await socket.ask("switch-chat", on=True))["type"] == "done", "it is in memory"
    async with serving(tmp_path) as server:
        damage(server, "DELETE FROM events WHERE table_id = :id AND seq = 4", table)
        visitor = await server.visitor()
        assert (await visitor.get(f"/api/tables/{table}", 409))["code"] == "damaged-table"


@story
async def test_the_people_of_a_table_that_was_set_aside_are_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        socket, _ = await two_at(server)
        table, cookies = socket.view["id"], [dict(one.http.cookies) for one in server.people]
        damage(server, DAMAGE[1], table)
    async with Database(f"sqlite:///{tmp_path / 'tables.db'}") as database:
        await carry_out(database, await plan(database, Wishes(), NOON), Wishes(), NOON)
    async with serving(tmp_path) as server:
        for language, cookie in zip(("en", "fr"), cookies, strict=True):
            visitor = await server.visitor(language)
            visitor.http.cookies.update(cookie)
            (told,) = await visitor.get("/api/me/damaged")
            assert told["id"] == table
            assert ("set aside" if language == "en" else "mise de côté") in told["detail"]
            problem = await visitor.get(f"/api/tables/{table}", 409)
            assert problem["detail"] == told["detail"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("change", DAMAGE[:2])
def test_the_check_names_the_table_the_entry_and_the_reason(
    tmp_path: Path, change: str, language: str
) -> None:
    found: list[str] = []

    @story
    async def damaged() -> None:
        async with serving(tmp_path) as server:
            found.append((await two_at(server))[0].view["id"])
            await two_at(server)
            damage(server, change, found[0])

    damaged()
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    answer = ask("db", "check", "--database", address, "--lang", language)
    assert answer.code == 1
    (line,) = answer.err.splitlines()
    assert found[0] in line
    assert ("entry " if language == "en" else "entrée ") in line
