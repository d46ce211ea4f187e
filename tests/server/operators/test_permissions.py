"""Operators' routes are for operators, and each change leaves a line in the audit log."""

from pathlib import Path
from typing import Any

from ludomots.server.openapi import document
from ludomots.server.operators.audit import COMMAND_LINE, Act, Operators, length
from tests.server.operators.acting import TOMORROW, act, audited, ban, id_of, operator_of, send
from tests.server.stories import serving
from tests.story import story
from tests.tables.stories import NOON

WHY = {"reason": "Because"}
BODIES: dict[str, Any] = {
    "tables/{table_id}/close": WHY,
    "tables/{table_id}/unlist": WHY,
    "people/{person_id}/name": {"name": "Joueur 9", "until": TOMORROW, **WHY},
    "sanctions": {"kind": "mute", "person": "somebody", "until": TOMORROW, **WHY},
    "sanctions/{sanction}/lift": WHY,
    "words": {"language": "fr", "word": "Zut", **WHY},
    "words/remove": {"language": "fr", "word": "Zut", **WHY},
    "reports/{report}/settle": WHY,
    "limits/{name}": {"most": 3, **WHY},
    "proposals/{lexicon}/{word}/decide": WHY,
}
"""What each route that changes something is sent, in an order in which all of it can be done."""


def operator_routes() -> list[tuple[str, str]]:
    """Return the method and the path of every route for operators."""
    return [
        (method.upper(), path)
        for path, methods in document()["paths"].items()
        if path.startswith("/api/operator")
        for method in methods
    ]


@story
async def test_to_everybody_else_there_is_nothing(tmp_path: Path) -> None:
    routes = operator_routes()
    assert len(routes) >= 16
    async with serving(tmp_path) as server:
        operator, guest, named = [await server.visitor() for _ in range(3)]
        await send(named, "PATCH", "/api/me", {"name": "Joueur 2"})
        for method, path in routes:
            body = BODIES.get(path.removeprefix("/api/operator/"))
            for visitor in (guest, named, operator):
                answer = await send(visitor, method, path, body)
                assert (path, answer.status_code) == (path, 404)
        assert await length(server.node.database) == 0


@story
async def test_every_change_leaves_a_line(tmp_path: Path) -> None:
    methods = {
        path.removeprefix("/api/operator/"): method
        for method, path in operator_routes()
        if method != "GET"
    }
    assert methods.keys() == BODIES.keys()
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        host, reporter = await server.visitor(), await server.visitor()
        table = await host.open(visibility="listed")
        person = await id_of(host)
        await send(reporter, "POST", f"/api/tables/{table}/reports", {"about": "play", "seat": 0})
        (report,) = await operator.get("/api/operator/reports")
        sanction = await ban(operator, person="another")
        names = {
            "{table_id}": table,
            "{person_id}": person,
            "{report}": report["id"],
            "{sanction}": sanction["id"],
            "{name}": "listed_of_person",
            "{lexicon}": "fr",
            "{word}": "ZZEZZ",
        }
        await send(reporter, "POST", "/api/words/fr/zzezz/proposals", {})
        order = sorted(BODIES, key=lambda path: path == "tables/{table_id}/close")
        for path in order:
            before = await audited(operator)
            filled = path
            for name, known in names.items():
                filled = filled.replace(name, known)
            answer = await send(operator, methods[path], f"/api/operator/{filled}", BODIES[path])
            assert answer.status_code in {201, 204}, (path, answer.text)
            after = await audited(operator)
            assert after[1:] == before, path
            assert after[0][2] == "Because", path


@story
async def test_an_invitation_works_once_and_for_a_day(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operators = Operators(server.node.database)
        code = await operators.invite(COMMAND_LINE, NOON)
        first, second = await server.visitor(), await server.visitor("fr")
        await first.post("/api/me/operator", {"code": code.text.lower()}, 200)
        problem = await second.post("/api/me/operator", {"code": code.text}, 400)
        assert problem["code"] == "invitation"
        assert problem["detail"].startswith("Cette invitation n’est pas valable")
        late = await operators.invite(COMMAND_LINE, NOON)
        server.clock.now = late.expires
        await second.post("/api/me/operator", {"code": late.text}, 400)
        assert (await first.get("/api/operator/"))["openReports"] == 0


@story
async def test_an_operator_who_was_removed_is_one_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        await operator.get("/api/operator/")
        removal = Act(COMMAND_LINE, NOON, "operator-removed", await id_of(operator))
        await Operators(server.node.database).remove(removal)
        await operator.get("/api/operator/", 404)


@story
async def test_operators_need_the_token_against_forged_requests_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        body = BODIES["words"]
        assert (await operator.http.post("/api/operator/words", json=body)).status_code == 403
        await act(operator, "words", body)
