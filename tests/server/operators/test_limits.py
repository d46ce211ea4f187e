"""Operators raise and lower what visitors may use."""

from pathlib import Path

from ludomots.server.operators.limits import USUAL
from tests.server.operators.acting import act, operator_of, send
from tests.server.stories import serving
from tests.story import story

WHY = {"reason": "A quiet evening"}


@story
async def test_a_limit_is_lowered_at_once_and_as_usual_again(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=USUAL) as server:
        operator, guest = await operator_of(server), await server.visitor()
        await guest.open()
        await act(operator, "limits/waiting_of_person", {"most": 1, **WHY}, "PUT")
        assert server.node.ledger.limits.waiting_of_person == 1
        seats = [{"type": "mine", "name": "Joueur 1"}, {"type": "open"}]
        table = {"game": "topword", "seats": seats}
        await guest.post("/api/tables", table, 429)
        await act(operator, "limits/waiting_of_person", WHY, "PUT")
        await guest.post("/api/tables", table)
        assert server.node.ledger.limits == USUAL


@story
async def test_who_has_almost_used_up_a_limit_is_seen(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=USUAL) as server:
        operator, guest = await operator_of(server), await server.visitor()
        await act(
            operator, "limits/openings_of_person", {"most": 1, "aSecond": 0.001, **WHY}, "PUT"
        )
        await guest.open()
        known = {one["name"]: one for one in await operator.get("/api/operator/limits")}
        limit = known["openings_of_person"]
        assert [one["id"] for one in limit["near"]] == [(await guest.get("/api/me"))["id"]]
        assert (limit["most"], limit["usual"]) == (1, USUAL.openings_of_person.at_once)
        assert "127.0.0.1" not in str(known)


@story
async def test_an_amount_must_fit_its_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=USUAL) as server:
        operator = await operator_of(server)
        for name, amount in (
            ("openings_of_person", {"most": 5}),
            ("listed_of_person", {"most": 5, "aSecond": 1}),
        ):
            answer = await send(operator, "PUT", f"/api/operator/limits/{name}", {**amount, **WHY})
            assert answer.json()["code"] == "limit-amount"
        answer = await send(operator, "PUT", "/api/operator/limits/no", {"most": 5, **WHY})
        assert answer.status_code == 404
