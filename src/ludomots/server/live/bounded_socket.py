"""Uvicorn's WebSocket, with bounds that it lacks.

Uvicorn and websockets check frames, sizes, texts and codes, ping clients and write no faster than
a client reads what the application sends. They do not count frames that carry no message, which are
answered or kept without the application hearing of it, and they wait without end for a client that
reads nothing.
"""

from asyncio import Task, TimerHandle
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

LARGEST_FRAME = 16 * 1024
"""Bytes that a message of a client may have."""
SECONDS_BETWEEN_PINGS = 20
"""Seconds between two pings of a connection; a client has as long to answer."""

_TOO_MANY = 1008
_MOST_EMPTY = 64
"""Frames a second that carry no whole message: pings, pongs and parts of messages. A page sends one
pong in twenty seconds and no parts."""
_MOST_WAITING = 256
"""Messages of a client that may wait to be answered."""
_PIECE = 2048
"""Bytes that are read before frames are counted: a packet may hold 40,000 empty ones."""
_CLOSE_WITHIN = 20.0
"""Seconds in which a connection must have ended after the application has."""


class BoundedSocket(WebSocketsSansIOProtocol):
    """A connection that ends if its client sends too many frames, or reads nothing."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._empty_frames, self._empty_since = 0, 0.0
        self._cut: TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Take frames, a few at a time."""
        for at in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + _PIECE])

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message."""
        if self._may_take():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_take():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self._may_take():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """Let a message wait for the application."""
        super().send_receive_event_to_app()
        if not self.close_sent and self.queue.qsize() > _MOST_WAITING:
            self._refuse()

    def handle_parser_exception(self) -> None:
        """End the connection of a client that breaks the protocol, and say why; before it was
        accepted there is nothing that could be said."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """Give up a client that answers no ping, with all that it has not read."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: Task[None]) -> None:
        """Cut the connection if the client does not let it end in time."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._cut = self.loop.call_later(_CLOSE_WITHIN, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of the timer."""
        super().connection_lost(exc)
        if self._cut is not None:
            self._cut.cancel()

    def _may_take(self) -> bool:
        """Count a frame that is no whole message, and end the connection if there are too many this
        second. Return whether it has not ended."""
        if self.close_sent or self.transport.is_closing():
            return False
        now = self.loop.time()
        if now - self._empty_since > 1:
            self._empty_since, self._empty_frames = now, 0
        self._empty_frames += 1
        if self._empty_frames > _MOST_EMPTY:
            self._refuse()
            return False
        return True

    def _refuse(self) -> None:
        """End the connection of a client that sends too many frames; what waits is not answered."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.conn.fail(_TOO_MANY)
        self.handle_parser_exception()
