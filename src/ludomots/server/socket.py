"""The socket of a table: who comes is told all he may know, then all that happens."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, FromQuery

from ludomots.server.desk import Desk
from ludomots.server.house import House
from ludomots.server.hub import Dropped, Listener
from ludomots.server.language import language_of
from ludomots.server.messages import Refused
from ludomots.server.people import Person
from ludomots.server.problems import problem_of
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
    house: NamedDependency[House],
    seen: FromQuery[int] = 0,
) -> None:
    """Let somebody sit or watch at a table until he goes."""
    say = texts(language_of(socket))
    await socket.accept()
    try:
        await house.hub.painter.prepare(await house.keeper.table(table_id), say)
        table = await house.keeper.known(table_id)
    except (NoTable, BadLog) as error:
        refused = Refused(request=None, problem=problem_of(error, say))
        await socket.send_data(msgspec.json.encode(refused).decode())
        await socket.close(NO_TABLE)
        return
    identity = person.at(table)
    listener = Listener(table_id, identity, say, seen if 0 <= seen <= table.seq else 0)
    listener.update(house.hub.snapshot(table, house.now()), is_first=True)
    house.hub.enter(listener)
    sending = asyncio.create_task(_send(socket, listener))
    try:
        await _arrive(house, table, identity)
        await house.talk.greet(table, listener)
        await _listen(socket, Desk(house, person, listener))
    finally:
        house.hub.leave(listener)
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending
        if not house.hub.is_here(table_id, listener.identity):
            house.runner.went(table_id, listener.identity)


async def _arrive(house: House, table: Table, identity: str) -> None:
    house.runner.came(table.id, identity)
    house.bots.look_again(table)
    known = table.presence.get(identity)
    if known is not None and not known.here:
        await house.ask(table.id, Connect(identity=identity, here=True))


async def _listen(socket: AnySocket, desk: Desk) -> None:
    """Answer one frame after the other until the client goes."""
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await desk.take(
            message.get("text") or (message.get("bytes") or b"").decode(errors="replace")
        )


async def _send(socket: AnySocket, listener: Listener) -> None:
    """Send what is waiting, one message after the other; a client that is gone is no fault."""
    with suppress(WebSocketException, RuntimeError, OSError):
        try:
            while True:
                await socket.send_data(await listener.next())
        except Dropped:
            await socket.close(COME_BACK)
