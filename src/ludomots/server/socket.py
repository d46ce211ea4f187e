"""The socket of a table: it sends a client the table, then everything that happens there."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, FromQuery

from ludomots.server.hub import Dropped, Listener
from ludomots.server.language import language_of
from ludomots.server.messages import Refusal
from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import problem_of
from ludomots.server.requests import RequestHandler
from ludomots.store import NoTable
from ludomots.tables import BadLog, Table
from ludomots.tables.commands import Connect
from ludomots.texts import texts

AnySocket = WebSocket[Any, Any, State]

NO_TABLE = 4404
COME_BACK = 1013


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket,
    table_id: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    seen: FromQuery[int] = 0,
) -> None:
    """Serve one connection at a table until it ends."""
    say = texts(language_of(socket))
    await socket.accept()
    try:
        await node.hub.narration.prepare(await node.tables.load(table_id), say)
        table = await node.tables.cached(table_id)
    except (NoTable, BadLog) as error:
        refused = Refusal(request=None, problem=problem_of(error, say))
        await socket.send_data(msgspec.json.encode(refused).decode())
        await socket.close(NO_TABLE)
        return
    identity = person.at(table)
    listener = Listener(table_id, identity, say, seen if 0 <= seen <= table.seq else 0)
    listener.update(node.hub.snapshot(table, node.now()), is_first=True)
    node.enter(listener)
    sending = asyncio.create_task(_send(socket, listener))
    try:
        await _arrive(node, table, identity)
        await node.chat.greet(table, listener)
        await _listen(socket, RequestHandler(node, person, listener))
    finally:
        node.leave(listener)
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending
        if not node.hub.is_here(table_id, listener.identity):
            node.scheduler.person_left(table_id, listener.identity)


async def _arrive(node: Node, table: Table, identity: str) -> None:
    node.scheduler.person_came(table.id, identity)
    node.bots.look_again(table)
    known = table.presence.get(identity)
    if known is not None and not known.here:
        await node.execute(table.id, Connect(identity=identity, here=True))


async def _listen(socket: AnySocket, handler: RequestHandler) -> None:
    """Answer one frame after the other until the client goes."""
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await handler.handle(
            message.get("text") or (message.get("bytes") or b"").decode(errors="replace")
        )


async def _send(socket: AnySocket, listener: Listener) -> None:
    """Send the waiting messages one after the other. That the client is gone is no error."""
    with suppress(WebSocketException, RuntimeError, OSError):
        try:
            while True:
                await socket.send_data(await listener.next())
        except Dropped:
            await socket.close(COME_BACK)
