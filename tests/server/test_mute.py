"""A person mutes another one: it holds everywhere, and nobody else learns of it."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from ludomots.server.people import schema
from tests.server.stories import Server, Socket, Visitor, serving
from tests.story import story


async def heard(socket: Socket) -> list[str]:
    """Return all chat messages that a client has been sent at a table."""
    await socket.ask("preview", seat=0, move={"type": "pass"})
    return [m["text"] for one in socket.came if one["type"] == "said" for m in one["messages"]]


async def three(server: Server) -> tuple[list[Visitor], str]:
    """Return three people at a table that waits."""
    people = [await server.visitor() for _ in range(3)]
    table = await people[0].open("typo", {"type": "open"}, {"type": "open"})
    for at, person in enumerate(people[1:], start=2):
        socket = await person.sit(table)
        assert (await socket.ask("join", name=f"Joueur {at}"))["type"] == "done"
        await socket.close()
    return people, table


@story
async def test_somebody_muted_is_not_heard_at_any_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people, table = await three(server)
        loud, quiet, third = [await person.sit(table) for person in people]
        await loud.ask("say", text="first")
        assert (await quiet.ask("mute", seat=0, on=True))["type"] == "done"
        assert quiet.came[-2]["muted"] == [0]
        assert quiet.came[-2]["messages"] == []
        await loud.ask("say", text="second")
        await third.ask("say", text="third")
        again = await people[1].sit(table)
        assert await heard(loud) == ["first", "second", "third"]
        assert await heard(third) == ["first", "second", "third"]
        assert await heard(quiet) == ["first", "third"]
        assert await heard(again) == ["third"]
        other = await people[0].open("topword")
        there, here = await people[0].sit(other), await people[1].sit(other)
        await there.ask("say", text="hello")
        assert await heard(here) == []
        assert (await quiet.ask("mute", seat=0, on=False))["type"] == "done"
        assert quiet.came[-2]["muted"] == []
        assert [m["text"] for m in quiet.came[-2]["messages"]] == ["first", "second", "third"]
        await there.ask("say", text="hello again")
        assert await heard(here) == ["hello again"]


def test_nobody_learns_that_somebody_is_muted(tmp_path: Path) -> None:
    async def frames(mutes: bool) -> list[list[Any]]:
        async with serving(tmp_path / str(mutes)) as server:
            people, table = await three(server)
            sockets = [await person.sit(table) for person in people]
            watching = await (await server.visitor()).sit(table)
            if mutes:
                await sockets[1].ask("mute", seat=0, on=True)
            await sockets[0].ask("say", text="first")
            await sockets[2].ask("say", text="second")
            others = [sockets[0], sockets[2], watching]
            for one in others:
                await heard(one)
            messages = [[m for m in one.came if m["type"] != "update"] for one in others]
            return [*messages, [one.seq for one in others]]

    (tmp_path / "True").mkdir()
    (tmp_path / "False").mkdir()
    assert asyncio.run(frames(mutes=True)) == asyncio.run(frames(mutes=False))


@story
async def test_who_can_be_muted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        person = await server.visitor()
        bot = {"type": "bot", "level": "debutant"}
        socket = await person.sit(await person.open("typo", bot, {"type": "open"}))
        for seat in (0, 1, 2, 7):
            answer = await socket.ask("mute", seat=seat, on=True)
            assert answer["problem"]["code"] == "nobody-to-mute"


@story
async def test_mutes_are_erased_with_the_data(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people, table = await three(server)
        sockets = [await person.sit(table) for person in people]
        await sockets[1].ask("mute", seat=0, on=True)
        await sockets[2].ask("mute", seat=1, on=True)
        await sockets[2].ask("mute", seat=0, on=True)
        token = people[1].http.cookies.get("csrftoken") or ""
        await people[1].http.delete("/api/me", headers={"x-csrf-token": token})
        with server.node.database.engine.connect() as connection:
            left = connection.scalar(select(func.count()).select_from(schema.mutes))
        assert left == 1
