"""The connection of a client to a table, once it is accepted: frames come and go without a detour.

There may be thousands of them, most of them idle, so each is one small object: nothing is kept of
the request by which it was opened, and no task or timer waits for it.
"""

import asyncio
from collections.abc import Callable, MutableSet
from typing import Any

from ludomots.server.live.frames import (
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
from ludomots.server.live.pinger import Pinger

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
_WRONG, _NOT_TEXT, _TOO_MANY, _TOO_BIG, _SILENT = 1002, 1007, 1008, 1009, 1011
"""Codes for a client that does not keep to the protocol, sends a text that is none, too many
frames or too large ones, or answers no ping."""
_CODES = frozenset({1000, 1001, 1002, 1003, *range(1007, 1015), *range(3000, 5000)})
"""Codes with which a client may close."""

_MOST_EMPTY = 64
"""Frames a second that carry no message: pings, pongs and parts of messages. A page sends one pong
in twenty seconds and no parts."""

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
        "_empty_frames",
        "_empty_since",
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
        self._parts: bytearray | None = None
        self._empty_frames, self._empty_since = 0, 0.0
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
        self._write(TEXT, text)

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
        while at < len(data) and not self._transport.is_closing():
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
        if self._are_too_many():
            self._fail(_TOO_MANY)
        elif first & RESERVED:
            self._fail(_WRONG)
        elif kind in {TEXT, BINARY, CONTINUED}:
            self._take_part(kind, content, is_last=bool(first & FINAL))
        elif not first & FINAL or len(content) > SHORT:
            self._fail(_WRONG)
        elif kind == PING:
            self._write(PONG, content)
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
        if self._parts is None:
            self._parts = bytearray()
        if len(self._parts) + len(content) > LARGEST_FRAME:
            self._fail(_TOO_BIG)
            return
        self._parts += content
        if is_last:
            message, self._parts = bytes(self._parts), None
            self._hear(message)

    def _are_too_many(self) -> bool:
        """Count a frame that is no whole message. Return whether there are too many this second."""
        now = asyncio.get_running_loop().time()
        if now - self._empty_since > 1:
            self._empty_since, self._empty_frames = now, 0
        self._empty_frames += 1
        return self._empty_frames > _MOST_EMPTY

    def _hear(self, message: bytes) -> None:
        if self._on_frame is None or self._is_closing:
            return
        if _is_text(message):
            self._on_frame(message)
        else:
            self._fail(_NOT_TEXT)

    def _write(self, kind: int, content: bytes) -> None:
        """Send a frame, unless the client leaves too much unread."""
        transport = self._transport
        if self._is_closing or transport.is_closing():
            return
        transport.write(written(kind, content))
        if transport.get_write_buffer_size() > _MOST_WAITING:
            self.close(COME_BACK)

    def _end(self, content: bytes) -> None:
        """Answer a client that ends the connection; or it has answered."""
        code, reason = content[:_CODE_SIZE], content[_CODE_SIZE:]
        if content and (int.from_bytes(code, "big") not in _CODES or not _is_text(reason)):
            self._fail(_WRONG)
            return
        if not self._is_closing:
            self._is_closing = True
            self._transport.write(written(CLOSE, code))
        self._transport.close()

    def _fail(self, code: int) -> None:
        """End the connection at once, and say why."""
        if not self._is_closing and not self._transport.is_closing():
            self._transport.write(written(CLOSE, code.to_bytes(2, "big")))
        self._is_closing = True
        self._transport.close()


def _is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
