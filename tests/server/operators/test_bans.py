"""Whom operators ban or mute: told why, everywhere, and no longer than decided."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludomots.server.database import Database
from ludomots.server.live.hub import REFUSED
from ludomots.server.operators.audit import COMMAND_LINE, Act
from ludomots.server.operators.sanctions import Sanctions, new_sanction
from tests.server.operators.acting import TOMORROW, act, audited, ban, id_of, operator_of, send
from tests.server.stories import Server, Socket, Visitor, joined, serving
from tests.server.test_nodes import elsewhere, nats, two_nodes
from tests.story import story
from tests.tables.stories import NOON

__all__ = ["nats"]

TABLE = {"game": "topword", "seats": [{"type": "mine", "name": "Joueur 1"}, {"type": "open"}]}


async def told_to_go(socket: Socket) -> dict[str, Any]:
    """Wait until a socket is closed for good, and return the last message on it."""
    last: dict[str, Any] = {}
    with suppress(ConnectionClosed):
        while True:
            last = msgspec.json.decode(await asyncio.wait_for(socket.connection.recv(), 30))
    assert socket.connection.close_code == REFUSED
    return last


async def refused(visitor: Visitor, code: str = "banned") -> str:
    """Return what somebody is told who may not open a table."""
    problem = await visitor.post("/api/tables", TABLE, 403)
    assert problem["code"] == code
    return str(problem["detail"])


@story
async def test_a_banned_person_is_disconnected_and_can_do_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        guest, other = await server.visitor(), await server.visitor()
        here, there = await joined(guest, other)
        await ban(operator, person=await id_of(guest))
        last = await told_to_go(here)
        assert (last["type"], last["problem"]["code"]) == ("refused", "banned")
        assert await refused(guest) == (
            "You cannot play here until 2027-01-16 08:00 UTC. Reason: Insults"
        )
        fact = (await send(guest, "POST", "/api/tables", TABLE)).json()["fact"]
        assert fact == last["problem"]["detail"]
        assert fact[2]["until"] == ["time", TOMORROW], "exactly, for pages and programs"
        with pytest.raises(ConnectionClosed):
            await guest.sit(str(here.merged.id))
        assert (await send(guest, "POST", "/api/login/code", {"code": "x"})).status_code == 403
        assert (await guest.get("/api/tables")) == []
        assert (await there.ask("say", text="still here"))["type"] == "done"
        assert (await send(guest, "DELETE", "/api/me")).status_code == 204


@story
async def test_a_ban_ends_by_itself_or_is_lifted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator, guest = await operator_of(server), await server.visitor()
        first = await ban(operator, person=await id_of(guest))
        await refused(guest)
        await act(operator, f"sanctions/{first['id']}/lift", {"reason": "A mistake"})
        await guest.post("/api/tables", TABLE)
        await ban(operator, person=await id_of(guest))
        await refused(guest)
        server.clock.now = TOMORROW
        await guest.post("/api/tables", TABLE)
        assert await operator.get("/api/operator/sanctions") == []


@story
async def test_with_the_address_somebody_new_from_there_is_banned_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator, guest = await operator_of(server), await server.visitor()
        made = await ban(operator, person=await id_of(guest), withAddress=True)
        assert made["hasAddress"]
        newcomer = await server.visitor("fr")
        assert (await refused(newcomer)).startswith("Vous ne pouvez pas jouer ici jusqu’au 2027")
        await act(operator, "words", {"language": "fr", "word": "zut"})
        await server.node.moderation.refresh()
        stored = await Sanctions(server.node.database).page(NOON)
        assert "127.0.0.1" not in str(stored)


@story
async def test_an_address_is_banned_by_itself(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator, guest = await operator_of(server), await server.visitor()
        await ban(operator, address="192.0.2.7")
        await guest.post("/api/tables", TABLE)
        await ban(operator, address="127.0.0.1")
        await refused(guest)
        problem = await operator.post(
            "/api/operator/sanctions", {"kind": "ban", "until": TOMORROW, "reason": "x"}, 400
        )
        assert problem["code"] == "sanction-nobody"


@story
async def test_somebody_muted_plays_and_reads_and_cannot_write(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        guest, other = await server.visitor(), await server.visitor()
        here, there = await joined(guest, other)
        await ban(operator, "mute", person=await id_of(guest))
        answer = await here.ask("say", text="Hello")
        assert answer["problem"]["code"] == "muted"
        assert (await there.ask("say", text="Hello"))["type"] == "done"
        await here.until(lambda one: one["type"] == "said" and one["messages"])
        assert (await here.ask("start"))["type"] == "done"


@story
async def test_a_given_name_stays_for_a_while(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator, guest = await operator_of(server), await server.visitor()
        person = await id_of(guest)
        body = {"name": "Joueur 9", "until": TOMORROW, "reason": "Rude"}
        await act(operator, f"people/{person}/name", body, "PUT")
        assert (await guest.get("/api/me"))["name"] == "Joueur 9"
        assert (await send(guest, "PATCH", "/api/me", {"name": "Joueur 3"})).status_code == 403
        assert await refused(guest, "name-given") == (
            "Until 2027-01-16 08:00 UTC your name here is Joueur 9. Reason: Rude"
        )
        seats = [{"type": "mine", "name": "Joueur 9"}, {"type": "open"}]
        await guest.post("/api/tables", {"game": "topword", "seats": seats})
        (found,) = await operator.get("/api/operator/people?search=JOUEUR")
        assert (found["id"], found["sanctions"][0]["kind"]) == (person, "name")


@story
async def test_a_table_is_closed_under_those_who_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        here, there = await joined(
            await server.visitor(), await server.visitor(), visibility="listed"
        )
        table = here.merged.id
        assert (await here.ask("start"))["type"] == "done"
        await act(operator, f"tables/{table}/unlist", {"reason": "Rude"})
        assert await operator.get("/api/tables") == []
        await act(operator, f"tables/{table}/close", {"reason": "Rude"})
        await there.until(lambda _: there.view["status"] == "closed")
        assert "An operator closed this table" in str(there.state)
        assert (await here.ask("play-text", seat=0, text="-"))["type"] == "refused"
        again = await send(operator, "POST", f"/api/operator/tables/{table}/close", {"reason": "x"})
        assert again.status_code == 409
        assert [line[0] for line in (await audited(operator))[:2]] == [
            "table-closed",
            "table-unlisted",
        ]


@story
async def test_the_command_line_is_heard_by_a_running_server(tmp_path: Path) -> None:
    """It writes to the database only; the server sees the audit log grow."""
    async with serving(tmp_path) as server:
        guest = await server.visitor()
        socket = await guest.sit(await guest.open())
        async with Database(f"sqlite:///{tmp_path / 'tables.db'}") as database:
            told = Act(COMMAND_LINE, NOON, "banned", await id_of(guest), "Insults")
            sanction = new_sanction(told, "ban", TOMORROW, person=told.target)
            await Sanctions(database).add(told, sanction)
        await server.node.moderation.refresh()
        assert (await told_to_go(socket))["problem"]["code"] == "banned"


@story
async def test_a_ban_holds_at_every_node(address: str, nats: str) -> None:
    async with two_nodes(address, nats) as (one, two):
        operator, guest = await operator_of(one), await two.visitor()
        socket = await guest.sit(await guest.open())
        await ban(operator, person=await id_of(guest), withAddress=True)
        assert (await told_to_go(socket))["problem"]["code"] == "banned"
        await refused(guest)
        await refused(elsewhere(guest, one))
        await _until_known(one)
        await refused(await one.visitor())


async def _until_known(server: Server) -> None:
    """Wait until a node has heard over the bus from which address a banned person comes."""
    async with asyncio.timeout(30):
        while server.node.moderation.ban_of([], "127.0.0.1") is None:
            await asyncio.sleep(0.02)
