"""After an update the server plays, shows and proves games with the words they began with."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from ludomots.core.player import Budget
from ludomots.records import Words
from ludomots.server.live.bus import Alone
from ludomots.server.live.thinking_tasks import Task, think_for_node
from ludomots.words import lexicon
from tests.server.stories import Server, serving
from tests.story import story
from tests.words.conftest import install
from tests.words.small import Install, short_words

__all__ = ["install"]

BOT = {"type": "bot", "level": "famille"}
ENGLISH = {"preset": "quarte", "changes": {"lexicon": "en"}}
WORD = "ZZZQ"


LETTERS = [{"row": 6, "col": 7 + at, "letter": letter} for at, letter in enumerate(WORD)]
"""A word that only the old list has, as the first one of a game."""


async def moved(server: Server, table_id: str, moves: int) -> list[str]:
    """Wait until a number of moves were made at a table and return what was written."""
    while True:
        table = await server.node.tables.load(table_id)
        found = [entry.event.move for entry in table.entries if hasattr(entry.event, "move")]
        if len(found) >= moves:
            return found
        await asyncio.sleep(0.02)


def test_people_and_bots_go_on_and_the_record_is_proved(tmp_path: Path, install: Install) -> None:
    few = short_words()

    async def before() -> tuple[str, Any]:
        async with serving(tmp_path) as server:
            person = await server.visitor()
            while True:
                table_id = await person.open("mots-de-tete", BOT, **ENGLISH)
                table = await server.node.tables.load(table_id)
                if table.to_act == (0,) and table.game and not table.game.moves:
                    return table_id, dict(person.http.cookies.items())

    async def afterwards(table: str, cookies: dict[str, str]) -> None:
        async with serving(tmp_path) as server:
            person = await server.visitor()
            person.http.cookies.clear()
            person.http.cookies.update(cookies)
            seat = await person.sit(table)
            done = await seat.ask("play", seat=0, move={"type": "write", "letters": LETTERS})
            assert done["type"] == "done", done
            await moved(server, table, 2)
            assert await _hints(seat)
            await seat.ask("play", seat=0, move={"type": "withdraw"})
            shown = await person.get(f"/api/tables/{table}/replay")
            assert shown["faults"] == []
            text = (await person.http.get(f"/api/tables/{table}/record")).text
            assert f"en {old.version}" in text
            token = person.http.cookies.get("csrftoken") or ""
            answer = await person.http.post(
                "/api/verify",
                content=text,
                headers={"x-csrf-token": token, "content-type": "text/plain"},
            )
            proved = answer.json()
            findings = {check["name"]: check["finding"] for check in proved["checks"]}
            assert (proved["verified"], findings["words"]) == (True, "good"), proved

    async def _hints(seat: Any) -> Any:
        while 0 not in seat.view["toAct"]:
            await seat.hear()
        return (await seat.ask("hints", seat=0))["hints"]

    old = install(few | {WORD})
    opened = asyncio.run(before())
    install(few)
    asyncio.run(afterwards(*opened))


class _OtherWords(Alone):
    """A bus with a worker that has other words."""

    async def think(self, task: bytes, seconds: float) -> bytes:  # noqa: ARG002
        return b""


@story
async def test_a_node_thinks_itself_where_workers_have_other_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.node.bus = _OtherWords()
        person = await server.visitor()
        table = await person.open("typo", BOT)
        await server.settle()
        seat = await person.sit(table)
        assert seat.view["game"]["chosen"] == [1]


@story
async def test_a_worker_leaves_what_it_has_no_words_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        person = await server.visitor()
        table_id = await person.open("topword", BOT)
        table = await server.node.tables.load(table_id)
        assert table.game is not None
        view = table.rules.view(table.game.state, table.to_act[0])

        def task(rulebook: int, version: str) -> bytes:
            return msgspec.json.encode(
                Task(
                    game="topword",
                    rulebook=rulebook,
                    words=Words("fr", version),
                    level="famille",
                    seed=0,
                    budget=Budget(playouts=1),
                    view=view,
                )
            )

        version = lexicon("fr").version
        assert think_for_node(task(table.kind.rulebook, version))
        assert think_for_node(task(table.kind.rulebook, "0" * 64)) == b""
        assert think_for_node(task(99, version)) == b""
