"""Players report others; operators read it with its context, and nobody else does."""

from pathlib import Path
from typing import Any

from tests.server.operators.acting import DAY, TOMORROW, act, ban, id_of, operator_of, send
from tests.server.stories import Socket, Visitor, joined, serving
from tests.story import story

CHAT = {"about": "chat", "text": "Look at this", "seat": 1}


async def report(visitor: Visitor, socket: Socket, **what: Any) -> Any:
    """Report somebody of a table; return the code of the refusal, if it is refused."""
    path = f"/api/tables/{socket.merged.id}/reports"
    answer = await send(visitor, "POST", path, {**CHAT, **what})
    return None if answer.status_code == 204 else answer.json()["code"]


@story
async def test_a_report_has_its_context_and_is_settled(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        honest, rude = await server.visitor(), await server.visitor()
        here, there = await joined(honest, rude)
        await there.ask("say", text="Nonsense")
        assert await report(honest, here) is None
        (found,) = await operator.get("/api/operator/reports")
        assert found["person"]["id"] == await id_of(rude)
        assert found["by"]["id"] == await id_of(honest)
        assert (found["about"], found["text"], found["hasAddress"]) == (
            "chat",
            "Look at this",
            True,
        )
        assert [one["text"] for one in found["context"]["chat"]] == ["Nonsense"]
        assert [one["name"] for one in found["context"]["seats"]] == ["Joueur 1", "Joueur 2"]
        assert "127.0.0.1" not in str(found)
        made = await ban(operator, report=found["id"], withAddress=True)
        assert (made["person"]["id"], made["hasAddress"]) == (await id_of(rude), True)
        await act(operator, f"reports/{found['id']}/settle", {"reason": "Banned"})
        assert await operator.get("/api/operator/reports") == []
        (settled,) = await operator.get("/api/operator/reports?settled=true")
        assert (settled["note"], settled["settledBy"]["id"]) == ("Banned", await id_of(operator))


@story
async def test_one_report_a_day_about_the_same_person(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        honest, rude = await server.visitor(), await server.visitor()
        here, _ = await joined(honest, rude)
        assert await report(honest, here) is None
        assert await report(honest, here, about="play") == "reported-already"
        server.clock.now += DAY
        assert await report(honest, here) is None


@story
async def test_only_people_are_reported_and_nobody_themselves(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        honest, rude = await server.visitor(), await server.visitor()
        here, there = await joined(honest, rude)
        for seat in (0, -1, -2, 7, None):
            assert await report(honest, here, seat=seat) == "nobody-to-report"
        assert await report(honest, here, seat=None, message=3) == "nobody-to-report"
        await there.ask("say", text="Nonsense")
        assert await report(honest, here, seat=None, message=0) is None
        assert await report(honest, here, text="x" * 301) == "unreadable"
        assert (await send(honest, "POST", "/api/tables/no/reports", CHAT)).status_code == 404


@story
async def test_with_its_reporter_erased_a_report_names_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        honest, rude = await server.visitor(), await server.visitor()
        here, there = await joined(honest, rude)
        await here.ask("say", text="Please stop")
        await there.ask("say", text="Nonsense")
        assert await report(honest, here) is None
        assert (await send(honest, "DELETE", "/api/me")).status_code == 204
        (found,) = await operator.get("/api/operator/reports")
        assert (found["by"], found["text"]) == (None, "")
        assert [one["text"] for one in found["context"]["chat"]] == ["Nonsense"]
        assert (await send(rude, "DELETE", "/api/me")).status_code == 204
        assert await operator.get("/api/operator/reports") == []


@story
async def test_somebody_banned_reports_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        honest, rude = await server.visitor(), await server.visitor()
        here, _ = await joined(honest, rude)
        await ban(operator, person=await id_of(rude), until=TOMORROW)
        assert await report(rude, here, seat=0) == "banned"
