"""Sockets that a table takes over from uvicorn.

A socket is accepted like every other: by uvicorn, through the application and all that protects it.
The table's handler then takes the connection over and ends; nothing is kept of the request.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ludomots.server.live.connection import Connection
from ludomots.server.live.pinger import Pinger

if TYPE_CHECKING:
    from asyncio import Task


SECONDS_BETWEEN_PINGS = 20
"""Seconds between two pings of a connection; a client has as long to answer."""

_NAME = "ludomots.direct"
_PINGER = "ludomots.pinger"


class DirectSocket(WebSocketsSansIOProtocol):
    """A connection that can be taken over once it is accepted; ``connection`` is what it became."""

    transport: Any
    conn: Any
    connection: Connection | None = None

    def take_over(self) -> Connection:
        """Return the connection, on which nothing is read before somebody listens. Uvicorn has
        nothing to do with it any more."""
        self.stop_keepalive()
        self.connections.discard(self)
        pinger = self.app_state.setdefault(_PINGER, Pinger(SECONDS_BETWEEN_PINGS))
        taken, self.transport = self.transport, _Nothing()
        self.connection = Connection(taken, self.connections, pinger)
        if self.disconnected:
            self.connection.connection_lost(None)
        return self.connection

    def handle_connect(self, event: Request) -> None:
        """Let the application know this connection, so that it can take it over."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_NAME] = self

    async def send(self, message: Any) -> None:
        """Send what the application sends; it may still close a connection that was taken over."""
        if self.connection is None:
            await super().send(message)
        elif message["type"] == "websocket.close":
            self.connection.close(message.get("code", 1000))

    def on_task_complete(self, task: "Task[None]") -> None:
        """Let go of the request, with what the parser of its head holds."""
        super().on_task_complete(task)
        if self.connection is not None:
            self.conn.parser.close()
            self.conn.parser = None
            self.__dict__.clear()


def direct_socket(scope: Mapping[str, Any]) -> DirectSocket | None:
    """Return the connection of a request for a socket, if it can be taken over."""
    found = (scope.get("extensions") or {}).get(_NAME)
    return found if isinstance(found, DirectSocket) else None


class _Nothing:
    """Stands for the transport of a connection that was taken over."""

    def close(self) -> None:
        """Leave the connection open when the application has ended."""
