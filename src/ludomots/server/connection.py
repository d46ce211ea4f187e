"""The connection of a client to a table, once it is accepted: frames come and go without a detour.

There may be thousands of them, most of them idle, so each is one small object: nothing is kept of
the request by which it was opened, and no task or timer waits for it.
"""

import asyncio
from collections.abc import Callable, MutableSet
from typing import Any

from ludomots.server.frames import (
    BINARY,
    CLOSE,
    CONTINUED,
    FINAL,
    PING,
    PONG,
    RESERVED,
    SHORT,
    TEXT,
    WHOLE_TEXT,
    frame_at,
    written,
)
from ludomots.server.pinger import Pinger

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the package has no compiled part
    from websockets.utils import apply_mask

OnFrame = Callable[[bytes], None]
OnLost = Callable[[], None]

LARGEST_FRAME = 16 * 1024
"""Bytes that a message of a client may have. Uvicorn, which reads until a connection is accepted,
has the same limit (``ws_max_size``)."""

COME_BACK = 1013
"""The code by which a client is told to connect again."""
_STOPPING = 1012
_WRONG, _TOO_BIG, _SILENT = 1002, 1009, 1011
"""Codes for a client that does not keep to the protocol, sends too much, or answers no ping."""

_CODE_SIZE = 2
"""A frame that closes begins with a code of two bytes, if it has any content."""
_MOST_WAITING = 2**20
"""Bytes that a client may leave unread before it is disconnected."""
_CLOSE_WITHIN = 10.0
"""Seconds that a client has to answer a frame that closes."""


class Connection(asyncio.Protocol):
    """A connection to a client. Sending never waits."""

    __slots__ = (
        "_connections",
        "_is_closing",
        "_is_lost",
        "_is_reading",
        "_on_frame",
        "_on_lost",
        "_parts",
        "_pinger",
        "_tail",
        "_transport",
        "awaits_pong",
    )

    def __init__(self, transport: Any, connections: MutableSet[Any], pinger: Pinger) -> None:
        """Take a transport over, and read nothing yet. ``connections`` are those that end when the
        server stops."""
        self._transport = transport
        self._connections = connections
        self._pinger = pinger
        self._on_frame: OnFrame | None = None
        self._on_lost: tuple[OnLost, ...] = ()
        self._tail = b""
        self._parts: list[bytes] | None = None
        self._is_closing = self._is_lost = False
        self._is_reading = True
        self.awaits_pong = False
        connections.add(self)
        pinger.add(self)
        self.pause_reading()
        transport.set_protocol(self)

    def listen(self, on_frame: OnFrame) -> None:
        """Begin to read, and call ``on_frame`` with each message."""
        self._on_frame = on_frame
        self.resume_reading()

    def when_lost(self, on_lost: OnLost) -> None:
        """Call ``on_lost`` when the connection is gone; at once if it is already."""
        if self._is_lost:
            on_lost()
        else:
            self._on_lost += (on_lost,)

    def send_text(self, text: bytes) -> None:
        """Send a text. A client that leaves too much unread is sent no more, and told to come back
        when it has read what there is."""
        transport = self._transport
        if self._is_closing or transport.is_closing():
            return
        transport.write(written(TEXT, text))
        if transport.get_write_buffer_size() > _MOST_WAITING:
            self.close(COME_BACK)

    def ping(self) -> None:
        """Ask whether the client is still there."""
        if not self._is_closing and not self._transport.is_closing():
            self.awaits_pong = True
            self._transport.write(written(PING, b""))

    def give_up(self) -> None:
        """End the connection of a client that answers nothing."""
        self._fail(_SILENT)

    def close(self, code: int) -> None:
        """End the connection: after what was sent, or by cutting it if the client does not answer
        in time."""
        if self._is_closing or self._transport.is_closing():
            return
        self._is_closing = True
        self._transport.write(written(CLOSE, code.to_bytes(2, "big")))
        self.resume_reading()
        asyncio.get_running_loop().call_later(_CLOSE_WITHIN, self._transport.abort)

    def shutdown(self) -> None:
        """End the connection because the server stops; uvicorn calls this."""
        if not self._is_closing:
            self._transport.write(written(CLOSE, _STOPPING.to_bytes(2, "big")))
        self._transport.close()

    def pause_reading(self) -> None:
        """Leave what the client sends in the network for a while."""
        if self._is_reading and not self._transport.is_closing():
            self._is_reading = False
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again."""
        if not self._is_reading and not self._transport.is_closing():
            self._is_reading = True
            self._transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Take all frames that are whole; the beginning of another one waits for its rest."""
        if self._tail:
            data, self._tail = self._tail + data, b""
        at = 0
        while at < len(data):
            frame = frame_at(data, at)
            if frame is not None and frame.end - frame.start > LARGEST_FRAME:
                self._fail(_TOO_BIG)
                return
            if frame is None or frame.end > len(data):
                self._tail = data[at:]
                return
            if not frame.mask:
                self._fail(_WRONG)
                return
            self._take(data[at], apply_mask(data[frame.start : frame.end], frame.mask))
            at = frame.end

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Tell those who wanted to know."""
        self._is_lost = self._is_closing = True
        self._on_frame = None
        self._connections.discard(self)
        self._pinger.remove(self)
        on_lost, self._on_lost = self._on_lost, ()
        for tell in on_lost:
            tell()

    def _take(self, first: int, content: bytes) -> None:
        """Take a frame, whose first byte says what it is."""
        if first == WHOLE_TEXT and self._parts is None:
            self._hear(content)
            return
        kind = first & ~(FINAL | RESERVED)
        if first & RESERVED:
            self._fail(_WRONG)
        elif kind in {TEXT, BINARY, CONTINUED}:
            self._take_part(kind, content, is_last=bool(first & FINAL))
        elif not first & FINAL or len(content) > SHORT:
            self._fail(_WRONG)
        elif kind == PING:
            self._transport.write(written(PONG, content))
        elif kind == PONG:
            self.awaits_pong = False
        elif kind == CLOSE:
            self._end(content)
        else:
            self._fail(_WRONG)

    def _take_part(self, kind: int, content: bytes, *, is_last: bool) -> None:
        """Take a part of a message, or a message that is whole."""
        if (kind == CONTINUED) is (self._parts is None):
            self._fail(_WRONG)
            return
        parts = [*(self._parts or ()), content]
        if sum(map(len, parts)) > LARGEST_FRAME:
            self._fail(_TOO_BIG)
        elif is_last:
            self._parts = None
            self._hear(b"".join(parts))
        else:
            self._parts = parts

    def _hear(self, message: bytes) -> None:
        if self._on_frame is not None and not self._is_closing:
            self._on_frame(message)

    def _end(self, content: bytes) -> None:
        """Answer a client that ends the connection; or it has answered."""
        if not self._is_closing:
            self._is_closing = True
            self._transport.write(written(CLOSE, content[:_CODE_SIZE]))
        self._transport.close()

    def _fail(self, code: int) -> None:
        """End the connection at once, and say why."""
        if not self._is_closing and not self._transport.is_closing():
            self._transport.write(written(CLOSE, code.to_bytes(2, "big")))
        self._is_closing = True
        self._transport.close()
