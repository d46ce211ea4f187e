"""The socket of a table: it sends a client the table, then everything that happens there."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ludomots.server.language import language_of
from ludomots.server.live.hub import COME_BACK, REFUSED, SESSION_OVER, Listener
from ludomots.server.live.lines import TableLines
from ludomots.server.live.messages import Refusal
from ludomots.server.live.requests import RequestHandler
from ludomots.server.live.service import NoTable
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable, fact_problem_of
from ludomots.tables import BadLog, Table
from ludomots.tables.commands import Connect
from ludomots.texts import texts

AnySocket = WebSocket[Any, Any, State]

NO_TABLE = 4404

_MOST_WAITING = 2**20
"""Bytes that may wait for a client to read them, besides what the network has taken."""


class Outbox:
    """The messages that wait to be sent to one client. Putting one in never waits; a task sends
    them as fast as the client reads, and ends when none is left.

    A client that leaves too much unread is sent no more: it is closed with ``COME_BACK`` and asks
    for what it missed when it connects again.
    """

    __slots__ = ("_is_closing", "_sending", "_size", "_socket", "_waiting")

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._waiting: list[bytes | int] = []
        self._size = 0
        self._is_closing = False
        self._sending: asyncio.Task[None] | None = None

    def send_text(self, text: bytes) -> None:
        """Have a message sent."""
        if self._is_closing:
            return
        self._size += len(text)
        if self._size > _MOST_WAITING:
            self._waiting.clear()
            self.close(COME_BACK)
        else:
            self._put(text)

    def close(self, code: int) -> None:
        """Have the connection closed after what is waiting."""
        if not self._is_closing:
            self._is_closing = True
            self._put(code)

    async def finish(self) -> None:
        """Wait until everything is sent, or cannot be."""
        if self._sending is not None:
            await self._sending

    def give_up(self) -> None:
        """Send no more: the client is gone."""
        self._is_closing = True
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()

    def _put(self, one: bytes | int) -> None:
        self._waiting.append(one)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        send = self._socket.send
        # RuntimeError: uvicorn has closed the connection and the handler does not know it yet.
        with suppress(OSError, RuntimeError):
            while self._waiting:
                waiting, self._waiting = self._waiting, []
                for one in waiting:
                    if isinstance(one, int):
                        await send({"type": "websocket.close", "code": one, "reason": ""})
                        return
                    await send({"type": "websocket.send", "bytes": None, "text": one.decode()})
                    self._size -= len(one)
        self._sending = None


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket,
    table_id: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    seen: FromQuery[int] = 0,
) -> None:
    """Send somebody a table, and answer what they ask for until they go."""
    await socket.accept()
    outbox = Outbox(socket)
    try:
        listener = await _listening(socket, node, person, table_id, seen, outbox)
    except (Unanswerable, NoTable, BadLog) as error:
        is_refused = isinstance(error, Unanswerable)
        problem = Refusal(request=None, problem=fact_problem_of(error))
        outbox.send_text(msgspec.json.encode(problem))
        outbox.close(REFUSED if is_refused else NO_TABLE)
        await outbox.finish()
        return
    try:
        await _arrive(node, listener)
        await _answer_all(socket, RequestHandler(node, person, listener))
    finally:
        outbox.give_up()
        _leave(node, listener)


async def _listening(
    socket: AnySocket, node: Node, person: Person, table_id: str, seen: int, outbox: Outbox
) -> Listener:
    """Add a listener at a table, which it is sent; ``seen`` events are not sent again."""
    table = await _table_for(node, person, table_id)
    identity, say, now = person.at(table), texts(language_of(socket)), node.now()
    snapshot = node.hub.snapshot_for(identity, table, now)
    seen = seen if 0 <= seen <= snapshot.table.seq else 0
    listener = Listener(table_id, person.session, identity, say, seen, outbox)
    node.enter(listener)
    listener.update(snapshot, now, is_first=True)
    return listener


async def _table_for(node: Node, person: Person, table_id: str) -> Table:
    """Return a table as it is now, its lines being at hand, or raise why this person may not see
    it."""
    if person.was_logged_out:
        raise SESSION_OVER
    ban = node.moderation.ban_of(person.identities, node.addresses.of(person.id))
    if ban is not None:
        raise ban
    table = await node.tables.load(table_id)
    if not node.hub.is_known(table_id):
        node.hub.know(await asyncio.to_thread(TableLines, table))
        table = await node.tables.cached(table_id)
    return table


async def _answer_all(socket: AnySocket, handler: RequestHandler) -> None:
    """Answer the frames of a client, one after the other, until it is gone."""
    receive = socket.receive
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        await handler.handle(text.encode() if text is not None else message["bytes"] or b"")


async def _arrive(node: Node, listener: Listener) -> None:
    """Let everybody at a table know that somebody came, and tell them what was said there."""
    table, identity = await node.tables.cached(listener.table_id), listener.identity
    node.scheduler.person_came(table.id, identity)
    node.bots.look_again(table)
    known = table.presence.get(identity)
    if known is not None and not known.here:
        await node.execute(table.id, Connect(identity=identity, here=True))
    node.watchers.greet(table, listener)
    await node.chat.greet(table, listener)


def _leave(node: Node, listener: Listener) -> None:
    node.leave(listener)
    if not node.hub.is_here(listener.table_id, listener.identity):
        node.scheduler.person_left(listener.table_id, listener.identity)
