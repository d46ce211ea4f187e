"""Those who watch a table: they talk apart while the game is being played, and may see it late."""

import asyncio
from pathlib import Path

import pytest

from ludomots.server.live import watchers
from tests.server.stories import Server, Socket, Visitor, serving, two_at
from tests.story import story


async def texts(socket: Socket) -> list[str]:
    """Return what a client knows to have been said at its table."""
    await socket.ask("ping")
    known: dict[int, str] = {}
    for one in socket.came:
        if one["type"] == "said":
            known = {} if one["whole"] else known
            known |= {message["number"]: message["text"] for message in one["messages"]}
    return [known[number] for number in sorted(known)]


@story
async def test_players_and_spectators_talk_apart_until_the_game_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, two = await two_at(server)
        table = one.view["id"]
        watching, other = [await (await server.visitor()).sit(table) for _ in range(2)]
        assert (await watching.ask("say", text="good letters"))["type"] == "done"
        await one.ask("say", text="your turn")
        await one.ask("mute", message=0, on=True)
        assert await texts(one) == await texts(two) == ["your turn"]
        assert await texts(other) == await texts(watching) == ["good letters", "your turn"]
        said = [m for one in other.came if one["type"] == "said" for m in one["messages"]]
        assert {m["text"]: m["watches"] for m in said} == {"good letters": True, "your turn": False}
        await one.ask("mute", message=0, on=False)
        assert (await one.ask("play", seat=0, move={"type": "withdraw"}))["type"] == "done"
        await server.settle()
        await other.ask("say", text="well played")
        everything = ["good letters", "your turn", "well played"]
        for socket in (one, two, watching, other):
            assert await texts(socket) == everything


@story
async def test_the_host_decides_whether_spectators_talk(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, two = await two_at(server, visibility="listed")
        watching = await (await server.visitor()).sit(one.view["id"])
        answer = await watching.ask("say", text="hello")
        assert answer["problem"]["code"] == "chat-spectators"
        wish = {"chat": True, "delay": "none"}
        assert (await two.ask("set-spectators", **wish))["problem"]["code"] == "not-the-owner"
        assert (await one.ask("set-spectators", **wish))["type"] == "done"
        assert (await watching.ask("say", text="hello"))["type"] == "done"
        late = await one.ask("set-spectators", chat=True, delay="move")
        assert late["problem"]["code"] == "already-started"
        await one.ask("switch-chat", on=False)
        assert (await watching.ask("say", text="hello"))["problem"]["code"] == "chat-off"


@story
async def test_a_spectator_can_be_muted_by_a_message(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, _ = await two_at(server)
        table = one.view["id"]
        loud, quiet = [await (await server.visitor()).sit(table) for _ in range(2)]
        await loud.ask("say", text="first")
        assert await texts(quiet) == ["first"]
        assert (await quiet.ask("mute", message=0, on=True))["type"] == "done"
        await loud.ask("say", text="second")
        assert await texts(quiet) == []
        [muted] = quiet.came[-3]["mutedSpectators"]
        assert (await quiet.ask("mute", message=muted["number"], on=False))["type"] == "done"
        assert await texts(quiet) == ["first", "second"]
        nobody = await quiet.ask("mute", message=7, on=True)
        assert nobody["problem"]["code"] == "nobody-to-mute"


@story
async def test_a_mute_follows_the_person_to_another_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = [await server.visitor() for _ in range(3)]
        table = await people[0].open("typo", {"type": "open"}, {"type": "open"})
        host, loud, quiet = [await person.sit(table) for person in people]
        for at, socket in enumerate((loud, quiet), start=2):
            assert (await socket.ask("join", name=f"Joueur {at}"))["type"] == "done"
        await quiet.ask("mute", seat=1, on=True)
        await loud.ask("say", text="hello")
        await host.until_seq(quiet.seq)
        assert (await host.ask("order-seats", order=[1, 2, 0]))["type"] == "done"
        await server.settle()
        await quiet.ask("ping")
        [*_, last] = [one for one in quiet.came if one["type"] == "said"]
        assert last["muted"] == [0]
        assert last["messages"] == []


async def late_watching(server: Server, delay: str) -> tuple[Socket, Socket, Visitor, Socket]:
    """Return two people who play, and somebody who watches them with a delay."""
    one, two = await two_at(server, spectators={"chat": True, "delay": delay})
    visitor = await server.visitor()
    return one, two, visitor, await visitor.sit(one.view["id"])


async def passes(*sockets: Socket) -> None:
    """Let whoever is to act pass; all the others hear of it."""
    seat = sockets[0].view["toAct"][0]
    assert (await sockets[seat].ask("play", seat=seat, move={"type": "pass"}))["type"] == "done"
    for socket in sockets:
        await socket.until_seq(sockets[seat].seq)


@story
async def test_a_spectator_sees_a_move_when_the_next_one_is_made(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, two, visitor, watching = await late_watching(server, "move")
        begun, address = one.seq, f"/api/tables/{one.view['id']}"
        await passes(one, two)
        await one.ask("say", text="I have nothing")
        assert (await watching.ask("ping"))["seq"] == watching.seq == begun
        assert await texts(watching) == []
        state = await visitor.get(address)
        assert (state["seq"], len(state["lines"])) == (begun, begun)
        assert (await visitor.http.get(f"{address}/record")).text.count("\n-") == 0
        for seen in (begun + 1, begun + 7):
            tried = await watching.ask("join", name="Joueur 3", seen=seen)
            assert tried["problem"]["code"] == "unknown-events"
        again = await visitor.sit(one.view["id"], seen=begun + 1)
        assert again.seq == begun
        await one.ask("play", seat=0, move={"type": "withdraw"})
        await watching.until_seq(begun + 3)
        assert watching.view["status"] == "finished"
        await server.settle()
        assert await texts(watching) == ["I have nothing"]


@story
async def test_a_spectator_sees_a_game_two_minutes_late(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, two, visitor, watching = await late_watching(server, "minutes")
        begun = one.seq
        await server.pass_time(60_000)
        await passes(one, two)
        await server.pass_time(119_000)
        assert (await watching.ask("ping"))["seq"] == watching.seq == begun
        await server.pass_time(1_000)
        await watching.until_seq(begun + 1)
        assert watching.came[-1]["now"] == server.clock.now - 120_000
        assert watching.lines[-1]["event"]["type"] == "moved"
        assert (await visitor.get(f"/api/tables/{one.view['id']}"))["seq"] == begun + 1


@story
async def test_all_at_a_table_know_how_many_watch(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, _ = await two_at(server)
        table, fan = one.view["id"], await server.visitor()
        tabs = [await fan.sit(table) for _ in range(2)]
        other = await (await server.visitor()).sit(table)
        await one.until(lambda message: message == {"type": "watched", "count": 2})
        await other.close()
        await one.until(lambda message: message == {"type": "watched", "count": 1})
        for tab in tabs:
            await tab.close()
        await one.until(lambda message: message == {"type": "watched", "count": 0})


@story
async def test_somebody_who_comes_and_goes_does_not_have_the_others_told_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "EVERY", 3600)
    async with serving(tmp_path) as server:
        one, _ = await two_at(server)
        table, fan = one.view["id"], await server.visitor()
        for _ in range(20):
            await (await fan.sit(table)).close()
        await one.ask("ping")
        counts = [message["count"] for message in one.came if message["type"] == "watched"]
        assert counts == [1]
        node = server.node
        while len(node.hub.at(table)) > 2:
            await asyncio.sleep(0)
        node.watchers._look_later(table)
        await one.until(lambda message: message == {"type": "watched", "count": 0})


@story
async def test_reactions_are_shown_to_all_who_did_not_mute_the_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, two = await two_at(server)
        watching = await (await server.visitor()).sit(one.view["id"])
        assert (await one.ask("react", reaction="bravo"))["type"] == "done"
        for socket in (two, watching):
            shown = await socket.until(lambda message: message["type"] == "reacted")
            assert shown == {"type": "reacted", "seat": 0, "reaction": "bravo"}
        assert (await watching.ask("react", reaction="wow"))["problem"]["code"] == "not-seated"
        assert (await one.ask("react", reaction="rude"))["problem"]["code"] == "unreadable"
        await two.ask("mute", seat=0, on=True)
        codes = [(await one.ask("react", reaction="laugh"))["type"] for _ in range(4)]
        assert codes == ["done"] * 3 + ["refused"]
        server.clock.now += 2000
        assert (await one.ask("react", reaction="oops"))["type"] == "done"
        await two.ask("ping")
        assert sum(message["type"] == "reacted" for message in two.came) == 1
        await one.ask("switch-chat", on=False)
        assert (await one.ask("react", reaction="wow"))["problem"]["code"] == "chat-off"


@story
async def test_who_sees_a_game_late_sees_no_reactions(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, _, _, watching = await late_watching(server, "move")
        await one.ask("react", reaction="wow")
        await watching.ask("ping")
        assert not any(message["type"] == "reacted" for message in watching.came)
