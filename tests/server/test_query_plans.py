"""No request reads a whole table of the database: its cost does not grow with all games."""

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import delete, select

from ludomots.server.live import schema
from ludomots.server.openapi import document
from tests.server.query_plans import Query, asked_queries, whole_reads
from tests.server.stories import Clock, Server, Visitor, begun, serving
from tests.story import story

WHAT = {"game": "topword", "language": "fr", "lexicon": "fr", "word": "BATEAU", "step": "1"}


def paths(table: str) -> Iterator[str]:
    """Yield everything that can be got about a table or about anything else."""
    for path, methods in document()["paths"].items():
        if "get" in methods:
            yield path.format_map(_Known({**WHAT, "table_id": table}))


class _Known(dict[str, str]):
    def __missing__(self, _: str) -> str:
        return "1"


async def an_evening(server: Server) -> tuple[Visitor, str]:
    """Let people do most of what they can do."""
    ada, bob = await server.visitor(), await server.visitor()
    one, two = await begun(ada, bob, visibility="listed")
    await one.ask("play", seat=one.view["toAct"][0], move={"type": "pass"})
    await one.ask("say", text="bonjour")
    await two.ask("play", seat=1, move={"type": "withdraw"})
    for socket in (one, two):
        await socket.ask("offer-rematch")
    alone = await ada.post(
        "/api/tables",
        {"game": "topword", "preset": "short", "seats": [{"type": "mine", "name": "Joueur 1"}]},
    )
    socket = await ada.sit(alone["id"])
    await socket.ask("play", seat=0, move={"type": "pass"})
    await learn(ada)
    await server.pass_time(20_000)
    return ada, str(one.view["id"])


async def learn(visitor: Visitor) -> None:
    """Take up a list, answer a question of it, and mark a word."""
    study = "/api/me/study/fr"
    await visitor.send(f"{study}/lists", {"list": "two", "on": True})
    question = (await visitor.get(f"{study}/questions"))[0]
    wanted = {name: question[name] for name in ("kind", "key", "source", "answers")}
    await visitor.post(f"{study}/answers", {**wanted, "given": []}, 200)
    for on in (True, False):
        await visitor.send(f"{study}/marks", {"word": "gopis", "on": on})


async def log_in(server: Server, known: Visitor) -> None:
    """Let a guest with a game log in as somebody known, and be erased then."""
    guest = await server.visitor()
    _, two = await begun(known, guest)
    await two.ask("play", seat=1, move={"type": "withdraw"})
    code = (await known.post("/api/me/code", None, 200))["code"]
    await guest.post("/api/login/code", {"code": code}, 200)
    token = guest.http.cookies.get("csrftoken") or ""
    answer = await guest.http.delete("/api/me", headers={"x-csrf-token": token})
    assert answer.status_code == 204


def plans(server: Server, asked: dict[str, Query]) -> dict[str, list[str]]:
    """Return the queries that read a whole table."""
    found = {}
    for query in asked.values():
        with server.node.database.engine.connect() as connection:
            if reads := whole_reads(connection, query):
                found[query.text] = reads
    return found


@story
async def test_no_request_reads_a_whole_table(address: str, tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, database=address, now=clock) as server:
        await an_evening(server)
    with asked_queries() as asked:
        few = {"now": clock, "review_playouts": 1}
        async with serving(tmp_path, database=address, **few) as server:
            ada, table = await an_evening(server)
            token = {"x-csrf-token": ada.http.cookies.get("csrftoken") or ""}
            review = await ada.http.post(f"/api/tables/{table}/review", headers=token)
            assert '"type":"whole"' in review.text
            for path in paths(table):
                assert (await ada.http.get(path)).status_code < 500, path
            await log_in(server, ada)
            await server.settle()
            assert len(asked) > 50
            found = plans(server, asked)
            assert found == {}, "\n".join(f"{one} {why}" for one, why in found.items())


@story
async def test_a_query_that_reads_everything_is_found(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        events, chat = schema.events, schema.chat
        with asked_queries() as asked, server.node.database.engine.connect() as connection:
            connection.execute(select(events).where(events.c.entry.contains("x")))
            connection.execute(delete(chat).where(chat.c.text == "x"))
            connection.execute(select(events).where(events.c.table_id == "x"))
        assert len(plans(server, asked)) == 2
