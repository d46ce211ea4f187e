"""The socket of a table: it sends a client the table, then everything that happens there."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ludomots.server.language import language_of
from ludomots.server.live.direct import direct_socket
from ludomots.server.live.gate import toll_of
from ludomots.server.live.hub import SESSION_OVER, Listener, refuse
from ludomots.server.live.lines import TableLines
from ludomots.server.live.messages import Refusal
from ludomots.server.live.requests import Inbox, RequestHandler
from ludomots.server.live.service import NoTable
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import fact_problem_of
from ludomots.tables import BadLog, Table
from ludomots.tables.commands import Connect
from ludomots.texts import texts

AnySocket = WebSocket[Any, Any, State]

NO_TABLE = 4404


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket,
    table_id: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    seen: FromQuery[int] = 0,
) -> None:
    """Send somebody a table, and leave the connection open for what happens there."""
    direct = direct_socket(socket.scope)
    if direct is None:
        raise RuntimeError("sockets of tables need uvicorn with DirectSocket")
    await socket.accept()
    line = direct.take_over()
    if person.was_logged_out:
        refuse(line, SESSION_OVER)
        return
    ban = node.moderation.ban_of(person.identities, node.addresses.of(person.id))
    if ban is not None:
        refuse(line, ban)
        return
    try:
        table = await _loaded(node, table_id)
    except (NoTable, BadLog) as error:
        line.send_text(msgspec.json.encode(Refusal(request=None, problem=fact_problem_of(error))))
        line.close(NO_TABLE)
        return
    identity, say = person.at(table), texts(language_of(socket))
    now = node.now()
    snapshot = node.hub.snapshot_for(identity, table, now)
    seen = seen if 0 <= seen <= snapshot.table.seq else 0
    listener = Listener(table_id, person.session, identity, say, seen, line)
    node.enter(listener)
    line.when_lost(lambda: _left(node, listener))
    listener.update(snapshot, now, is_first=True)
    handler = RequestHandler(node, person, listener)
    line.listen(Inbox(handler, line, node.tasks, toll_of(socket.scope)).put)
    await _arrive(node, table, identity)
    node.watchers.greet(table, listener)
    await node.chat.greet(table, listener)


async def _loaded(node: Node, table_id: str) -> Table:
    """Return a table as it is now, its lines being at hand."""
    table = await node.tables.load(table_id)
    if not node.hub.is_known(table_id):
        node.hub.know(await asyncio.to_thread(TableLines, table))
        table = await node.tables.cached(table_id)
    return table


async def _arrive(node: Node, table: Table, identity: str) -> None:
    node.scheduler.person_came(table.id, identity)
    node.bots.look_again(table)
    known = table.presence.get(identity)
    if known is not None and not known.here:
        await node.execute(table.id, Connect(identity=identity, here=True))


def _left(node: Node, listener: Listener) -> None:
    node.leave(listener)
    if not node.hub.is_here(listener.table_id, listener.identity):
        node.scheduler.person_left(listener.table_id, listener.identity)
