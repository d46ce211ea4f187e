"""503 says why, to people in a sentence and to a load balancer by a code."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text

from ludomots.server import database
from ludomots.server.settings import Phase
from tests.databases import new_database
from tests.server.stories import Server, Visitor, serving
from tests.server.test_logs import full, lines_of, locked, log
from tests.story import story


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for half a minute until a locked file is given up."""
    pragmas = [one for one in database._PRAGMAS if not one.startswith("busy_timeout")]
    monkeypatch.setattr(database, "_PRAGMAS", (*pragmas, "busy_timeout=20"))


async def rename(visitor: Visitor) -> Any:
    """Ask for something that must be written."""
    token = visitor.http.cookies.get("csrftoken") or ""
    return await visitor.http.patch(
        "/api/me", json={"name": "Zoé"}, headers={"x-csrf-token": token}
    )


async def two_visitors(server: Server) -> list[Visitor]:
    return [await server.visitor("en"), await server.visitor("fr")]


@pytest.mark.usefixtures("impatient")
@story
async def test_a_locked_database_is_told_and_forgotten_when_it_works_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        english, french = await two_visitors(server)
        with locked(tmp_path / "tables.db"):
            answers = [await rename(one) for one in (english, french)]
            assert [one.status_code for one in answers] == [503, 503]
            assert {one.json()["code"] for one in answers} == {"database-locked"}
            assert {one.headers["retry-after"] for one in answers} == {"5"}
            assert "database is busy" in answers[0].json()["detail"]
            assert "base de données du serveur est occupée" in answers[1].json()["detail"]
            health = await english.get("/health", 503)
            assert health["type"] == "urn:ludomots:database-locked"
            assert await english.get("/health/live") == {"status": "ok"}
        assert (await rename(english)).status_code == 200
        assert await english.get("/health") == {"status": "ok"}


@story
async def test_a_full_disk_is_told_at_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        socket = await visitor.sit(await visitor.open())
        with full(server):
            for number in range(300):
                server.clock.now += 60_000
                answer = await socket.ask("switch-chat", on=bool(number % 2))
                if answer["type"] == "refused":
                    break
        assert answer["problem"]["code"] == "disk-full"
        assert answer["problem"]["detail"] == ["say", "problem-disk-full", {}]


@pytest.mark.parametrize("phase", [Phase.STARTING, Phase.STOPPING])
@story
async def test_a_server_that_starts_or_stops_says_so(tmp_path: Path, phase: Phase) -> None:
    async with serving(tmp_path) as server:
        english, french = await two_visitors(server)
        server.node.phase = phase
        answers = [await one.http.get("/health") for one in (english, french)]
        assert [(one.status_code, one.json()["code"]) for one in answers] == [(503, phase)] * 2
        assert answers[0].json()["detail"] != answers[1].json()["detail"]
        assert int(answers[0].headers["retry-after"]) > 0
        assert await english.get("/health/live") == {"status": "ok"}
        server.node.phase = Phase.SERVING


@story
async def test_postgresql_away_is_one_line_and_its_return_another(postgres: Any) -> None:
    address = new_database(postgres)
    name = make_url(address).database
    admin = create_engine(
        str(postgres.get_uri()).replace("postgresql:", "postgresql+psycopg:"),
        isolation_level="AUTOCOMMIT",
    )

    def allow(connections: str) -> None:
        with admin.connect() as connection:
            connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {connections}"))
            query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
            connection.execute(text(query), {"name": name})

    with log() as stream:
        async with serving(Path(), database=address) as server:
            visitor = await server.visitor()
            allow("false")
            codes = [(await visitor.http.get("/health")).json().get("code") for _ in range(50)]
            assert set(codes[-40:]) == {"database-away"}
            allow("true")
            assert await visitor.get("/health") == {"status": "ok"}
    admin.dispose()
    told = [(line["what"], line.get("code")) for line in lines_of(stream)]
    assert told[:2] == [
        ("the database cannot be used", "database-away"),
        ("the database works again", None),
    ]
    assert len(told) <= 4
