"""Operators in stories: how one becomes an operator, and acts."""

from typing import Any

import httpx

from ludomots.server.operators.audit import COMMAND_LINE, Operators
from tests.server.stories import Server, Visitor
from tests.tables.stories import NOON

DAY = 24 * 3600 * 1000
TOMORROW = NOON + DAY


async def operator_of(server: Server) -> Visitor:
    """Return somebody who was invited and has become an operator."""
    code = await Operators(server.node.database).invite(COMMAND_LINE, NOON)
    visitor = await server.visitor()
    await visitor.post("/api/me/operator", {"code": code.text}, 200)
    return visitor


async def send(visitor: Visitor, method: str, path: str, body: Any = None) -> httpx.Response:
    """Send a request as a browser does, and return the answer whatever it is."""
    token = visitor.http.cookies.get("csrftoken") or ""
    return await visitor.http.request(method, path, json=body, headers={"x-csrf-token": token})


async def act(operator: Visitor, path: str, body: Any, method: str = "POST") -> None:
    """Do something as an operator that has no answer."""
    answer = await send(operator, method, f"/api/operator/{path}", body)
    assert answer.status_code == 204, answer.text


async def ban(operator: Visitor, kind: str = "ban", **whom: Any) -> dict[str, Any]:
    """Ban or mute somebody until tomorrow."""
    body = {"kind": kind, "until": TOMORROW, "reason": "Insults", **whom}
    made: dict[str, Any] = await operator.post("/api/operator/sanctions", body)
    return made


async def id_of(visitor: Visitor) -> str:
    """Return the id of somebody."""
    return str((await visitor.get("/api/me"))["id"])


async def audited(operator: Visitor) -> list[tuple[str, str, str]]:
    """Return what operators did, the last act first: the action, its target and the reason."""
    lines = await operator.get("/api/operator/audit")
    return [(line["action"], line["target"], line["reason"]) for line in lines]
