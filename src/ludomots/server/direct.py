"""The sockets of tables without a detour: frames go straight from the connection to the table and
back.

A socket is accepted like every other: by uvicorn, through the application and all that protects it.
The table's handler then takes the connection over and ends. From then on nothing is kept of the
request, no task waits for each connection, and a frame costs no more than its bytes.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

if TYPE_CHECKING:
    from asyncio import Task

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the package has no compiled part
    from websockets.utils import apply_mask

OnFrame = Callable[[bytes], None]
OnLost = Callable[[], None]

COME_BACK = 1013
"""The code by which a client is told to connect again."""

_NAME = "ludomots.direct"
_WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
_MASKED = 0x80
_SHORT, _MEDIUM, _LONG = 125, 126, 127
"""A length up to 125 stands in the second byte of a frame; 126 and 127 say where it stands."""
_MOST_WAITING = 2**20
"""Bytes that a client may leave unread before it is disconnected."""


class DirectSocket(WebSocketsSansIOProtocol):
    """A connection that can be taken over once it is accepted."""

    scope: Any
    request: Any
    response: Any
    queue: Any
    writable: Any
    _on_frame: OnFrame | None = None
    _tail = b""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._on_lost: list[OnLost] = []

    @property
    def is_taken_over(self) -> bool:
        """Whether frames go straight to a table."""
        return self._on_frame is not None

    def take_over(self, on_frame: OnFrame) -> None:
        """Call ``on_frame`` with each text frame from now on, first with those that came before.

        The connection then stays open when the application has ended.
        """
        self._on_frame = on_frame
        if self.disconnected:
            return
        self.close_timer = self.loop.call_later(0, _nothing)
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                on_frame(message["bytes"] if text is None else text.encode())
        self.resume_reading()

    def when_lost(self, on_lost: OnLost) -> None:
        """Call ``on_lost`` when the connection is gone; at once if it is already."""
        if self.disconnected:
            on_lost()
        else:
            self._on_lost.append(on_lost)

    def send_text(self, text: bytes) -> None:
        """Send a text. A client that leaves too much unread is sent no more, and told to come back
        when it has read what there is."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(text)
        if size <= _SHORT:
            head = bytes((_WHOLE_TEXT, size))
        elif size < 2**16:
            head = bytes((_WHOLE_TEXT, _MEDIUM)) + size.to_bytes(2, "big")
        else:
            head = bytes((_WHOLE_TEXT, _LONG)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        if self.transport.get_write_buffer_size() > _MOST_WAITING:
            self.close(COME_BACK)

    def close(self, code: int) -> None:
        """End the connection: after what was sent, or by cutting it if the client does not answer
        in time."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def pause_reading(self) -> None:
        """Leave what the client sends in the network for a while."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        """Let the application know this connection, so that it can take it over."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_NAME] = self

    def data_received(self, data: bytes) -> None:
        """Take whole texts as they are; leave every other frame to uvicorn.

        A frame that is not complete waits here, so that uvicorn's parser only sees whole frames.
        """
        if not self.handshake_complete:
            super().data_received(data)
            return
        data, self._tail = self._tail + data, b""
        at = 0
        while at < len(data):
            frame = _frame_at(data, at)
            if frame is None or frame.end > len(data):
                if frame is not None and frame.end - frame.start > self.config.ws_max_size:
                    super().data_received(data[at:])  # which refuses it
                else:
                    self._tail = data[at:]
                return
            is_text = data[at] == _WHOLE_TEXT and frame.mask
            if is_text and self._on_frame is not None and self.conn.current_size is None:
                if not self.close_sent:
                    self._on_frame(apply_mask(data[frame.start : frame.end], frame.mask))
            else:
                super().data_received(data[at : frame.end])
            at = frame.end

    def send_receive_event_to_app(self) -> None:
        """Pass on a message that came in several parts, or as bytes."""
        if self._on_frame is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._on_frame(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell those who wanted to know."""
        super().connection_lost(exc)
        self._on_frame = None if self._on_frame is None else _ignored
        for on_lost in self._on_lost:
            on_lost()
        self._on_lost.clear()

    def on_task_complete(self, task: "Task[None]") -> None:
        """Forget the request: nobody needs it once the connection is taken over."""
        super().on_task_complete(task)
        if self.is_taken_over:
            self.scope = self.request = self.response = None
            self.queue, self.writable = _UNUSED, _UNUSED
            if not self.conn.reader.buffer:
                self.conn.reader.buffer = bytearray()  # the old one has room for the request


def direct_socket(scope: Mapping[str, Any]) -> DirectSocket | None:
    """Return the connection of a request for a socket, if it can be taken over."""
    found = (scope.get("extensions") or {}).get(_NAME)
    return found if isinstance(found, DirectSocket) else None


class _Unused:
    """Stands for uvicorn's queue and flag of a connection that is taken over: nobody waits there,
    and each would need a kilobyte or more."""

    def put_nowait(self, message: object) -> None:
        """Ignore a message."""

    def set(self) -> None:
        """Ignore that one may write again."""

    def clear(self) -> None:
        """Ignore that one should not write for a while: too much unread ends the connection."""


_UNUSED = _Unused()


class _Bounds(NamedTuple):
    """Where the content of a frame starts and ends, and what it is masked with."""

    start: int
    end: int
    mask: bytes


def _frame_at(data: bytes, at: int) -> _Bounds | None:
    """Return the bounds of the frame that begins at a place, ``None`` if its head is not whole."""
    if at + 2 > len(data):
        return None
    size, start = data[at + 1] & _LONG, at + 2
    if size > _SHORT:
        wide = 2 if size == _MEDIUM else 8
        size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
    mask_end = start + 4 if data[at + 1] & _MASKED else start
    if mask_end > len(data):
        return None
    return _Bounds(mask_end, mask_end + size, data[start:mask_end])


def _ignored(_frame: bytes) -> None:
    """Ignore a frame of a connection that is gone."""


def _nothing() -> None:
    """Do nothing: a timer that has run out keeps uvicorn from closing the connection."""
