"""Coming, going, coming back; asking twice, too late, or for too much."""

import asyncio
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.stories import Server, Socket, begun, joined, serving, two_at, two_playing
from tests.story import story
from tests.tables.stories import some_move

if TYPE_CHECKING:
    from tests.server.merging import Json

SECOND = 1000


async def on_turn(one: Socket, two: Socket) -> tuple[Socket, Socket, int]:
    """Return the socket of the player to act, the other one, and the seat to act."""
    seat = one.view["toAct"][0]
    return (one, two, seat) if seat == 0 else (two, one, seat)


@story
async def test_a_client_that_comes_back_is_sent_exactly_what_it_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        first, second = await server.visitor(), await server.visitor()
        one, two = await joined(first, second)
        table, seen = one.view["id"], two.seq
        await two.close()
        await one.ask("start")
        again = await second.sit(table, seen)
        assert [line["seq"] for line in again.lines] == list(range(seen, one.seq))
        assert again.view["game"]["rack"] is not None
        whole = await second.sit(table, seen=10_000)
        assert [line["seq"] for line in whole.lines] == list(range(one.seq))
        nothing_new = await second.sit(table, again.seq)
        assert (nothing_new.state["lines"], nothing_new.seq) == ([], again.seq)


@story
async def test_a_repeat_gets_the_stored_answer_and_a_late_move_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        mover, other, seat = await on_turn(*await two_at(server))
        seen = mover.seq
        move = {"type": "pass"}
        done = await mover.ask("play", seat=seat, seen=seen, move=move)
        twice = await mover.ask("play", seat=seat, seen=seen, move=move)
        assert (twice["type"], twice["seq"]) == ("done", done["seq"])
        await other.until_seq(mover.seq)
        await other.ask("play", seat=1 - seat, move=move)
        late = await mover.ask("play", seat=seat, seen=seen, move={"type": "withdraw"})
        assert late["type"] == "done"
        assert late["seq"] == done["seq"] + 2


@story
async def test_refusals_tell_the_code_the_rule_and_the_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        mover, other, seat = await on_turn(*await two_at(server))

        async def code(socket: Socket, kind: str, **values: Any) -> str:
            answer = await socket.ask(kind, **values)
            assert answer["type"] == "refused"
            return str(answer["problem"]["code"])

        mine: Json = {"seat": seat}
        assert await code(mover, "play", **mine, move={"type": "fly"}) == "not-a-move"
        assert await code(mover, "play", **mine, move=7) == "not-a-move"
        assert await code(mover, "play", **mine, move={"type": "time-up"}) == "not-yours"
        assert await code(other, "play", **mine, move={"type": "pass"}) == "not-your-seat"
        theirs: Json = {"seat": 1 - seat, "move": {"type": "pass"}}
        assert await code(other, "play", **theirs) == "not-your-turn"
        assert await code(mover, "play", **mine, seen=0, move={"type": "pass"}) == "stale"
        assert await code(mover, "play", **mine, seen=99, move={"type": "pass"}) == (
            "unknown-events"
        )
        assert await code(mover, "join", name="Joueur 3") == "already-started"
        off = {"type": "place", "tiles": [{"row": 1, "col": 1, "tile": "A"}]}
        refused = await mover.ask("play", **mine, move=off)
        assert refused["problem"]["rule"].startswith("TW-")
        assert refused["problem"]["status"] == 422


@story
async def test_frames_that_say_nothing_are_answered_clearly(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (_, one, _):
        for frame in ("", "{", "[]", "null", '{"type":"fly","request":3}', '{"request":-1}'):
            await one.connection.send(frame)
            answer = await one.until(lambda message: message["type"] == "refused")
            assert answer["problem"]["code"] == "unreadable"
        assert answer["request"] is None
        await one.connection.send(b'{"type":"start","request":9,"seen":3}')
        answer = await one.until(lambda message: message["type"] == "refused")
        assert (answer["request"], answer["problem"]["code"]) == (9, "already-started")


@story
async def test_sixteen_who_move_at_once_leave_a_log_without_gap_or_repeat(tmp_path: Path) -> None:
    """Each of two players has eight windows open and sends the same and other moves from all."""

    async with serving(tmp_path) as server:
        first, second = await server.visitor(), await server.visitor()
        table_id = await first.open("typo")
        one = await first.sit(table_id)
        two = await second.sit(table_id)
        await two.ask("join", name="Joueur 2")
        await one.until_seq(two.seq)
        await one.ask("start")
        sockets = [
            (await who.sit(table_id), seat)
            for seat, who in enumerate((first, second))
            for _ in range(8)
        ]
        for _ in range(6):
            await _all_at_once(server, table_id, sockets)
        table = await server.node.tables.load(table_id)
        stored = await server.node.log.entries(table_id)
        assert [entry.seq for entry in stored] == list(range(table.seq))
        for socket, _ in sockets:
            await socket.until_seq(table.seq)
            assert [line["seq"] for line in socket.lines] == list(range(table.seq))


async def _all_at_once(server: Server, table_id: str, sockets: list[tuple[Socket, int]]) -> None:
    table = await server.node.tables.load(table_id)
    moves = {
        seat: [some_move(table, seat, random.Random(n)) for n in range(3)] for seat in table.to_act
    }
    asked = [
        socket.ask("play", seat=seat, move=msgspec.to_builtins(moves[seat][at % 3]), seen=table.seq)
        for at, (socket, seat) in enumerate(sockets)
        if seat in moves
    ]
    answers = await asyncio.gather(*asked)
    assert "done" in {answer["type"] for answer in answers}


@story
async def test_absence_is_reported_after_some_seconds_and_so_is_the_return(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        first, second = await server.visitor(), await server.visitor()
        one, two = await begun(first, second)
        table = one.view["id"]
        await two.close()
        while server.node.hub.is_here(table, second_identity(server, table)):
            await asyncio.sleep(0.01)
        await server.pass_time(2 * SECOND)
        assert one.view["seats"][1]["here"]
        await server.pass_time(7 * SECOND)
        await one.until_seq(one.seq + 1)
        assert one.lines[-1]["event"] == {"type": "presence", "seats": [1], "here": False}
        back = await second.sit(table, one.seq)
        await one.until_seq(one.seq + 1)
        assert one.view["seats"][1]["here"]
        await back.until_seq(one.seq)


def second_identity(server: Server, table_id: str) -> str:
    table = server.node.tables._tables[table_id]
    return str(table.seats[1].identity)


@story
async def test_people_talk_at_the_table_and_nobody_elsewhere_hears_them(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (server, one, two):
        assert (await one.ask("say", text="Bonne chance ! <b>"))["type"] == "done"
        said = await two.until(lambda message: message["type"] == "said")
        message = said["messages"][0]
        assert (message["name"], message["text"]) == ("Joueur 1", "Bonne chance ! <b>")
        assert (message["seats"], message["mine"]) == ([0], False)
        watcher = await (await server.visitor()).sit(one.view["id"])
        assert watcher.came[-1]["messages"][0]["text"] == message["text"]
        assert (await two.ask("switch-chat", on=False))["problem"]["code"] == "not-the-owner"
        assert (await one.ask("switch-chat", on=False))["type"] == "done"
        assert (await one.ask("say", text="Non"))["problem"]["code"] == "chat-off"


@story
async def test_a_rematch_begins_when_both_have_offered_it(tmp_path: Path) -> None:
    async with two_playing(tmp_path, "topscore") as (server, one, two):
        await one.ask("play", seat=0, move={"type": "withdraw"})
        await two.until_seq(one.seq)
        await one.ask("offer-rematch")
        await two.until_seq(one.seq)
        await two.ask("offer-rematch")
        table = await server.node.tables.load(two.view["next"])
        assert table.status == "running"
        assert table.opened.rematch_of == one.view["id"]


@story
async def test_a_removed_guest_is_told_and_stays_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        first, second = await server.visitor(), await server.visitor("fr")
        one, two = await joined(first, second, visibility="listed")
        assert (await one.ask("remove", seat=1))["type"] == "done"
        await two.until_seq(one.seq)
        told = two.state["eyes"][0]
        assert (told["seat"], told["expected"]) == (None, "L’hôte vous a retiré de la table.")
        assert two.came[-1]["seats"][0]["removed"]
        assert one.view["seats"][1]["who"]["name"] is None
        refused = await two.ask("join", name="Joueur 3")
        assert (refused["problem"]["code"], refused["problem"]["status"]) == ("removed", 403)
        assert await second.get("/api/me/tables") == []
        again = await second.sit(one.view["id"])
        assert again.state["eyes"][0]["expected"] == told["expected"]
        state = await second.get(f"/api/tables/{one.view['id']}")
        assert state["eyes"][0]["expected"] == told["expected"]
