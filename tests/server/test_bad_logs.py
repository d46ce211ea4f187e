"""A log that cannot be read is set aside: everything else goes on."""

from pathlib import Path

import pytest
from sqlalchemy import text

from ludomots.tables.events import Moved
from tests.in_process import ask
from tests.server.stories import Clock, Server, serving, two_at
from tests.story import story

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


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("change", DAMAGE)
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
