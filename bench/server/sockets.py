"""A WebSocket client that costs little: it shares two cores with the server that it measures.

It knows what both servers send and no more: whole text frames, pings and closing. Frames are masked
with zeros, which servers must undo like any other mask.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable, Mapping
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL = 0x80
_MASKED = 0x80
_NO_MASK = bytes(4)
_SHORT, _MEDIUM = 125, 126
_MOST = 2**16


class SocketClosed(Exception):
    """The server refused the connection or closed it."""


class Socket(asyncio.Protocol):
    """One connection; ``hear`` is called with the text of each frame, ``closed`` if it is lost."""

    def __init__(
        self,
        request: bytes,
        hear: Callable[[bytes], None],
        closed: Callable[[Exception], None],
    ) -> None:
        self._request = request
        self._hear = hear
        self._closed = closed
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        """Report a connection that this client did not end."""
        if self._transport is not None:
            self._fail("the connection was lost")

    def data_received(self, data: bytes) -> None:
        """Read what came: first the answer to the request, then frames."""
        if self.opened.cancelled():
            self.end()
            return
        if self._rest:
            data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._fail(head.decode(errors="replace"))
                return
            self.opened.set_result(None)
        self._rest = self._read(data)

    def send(self, text: bytes) -> None:
        """Send a frame."""
        self._write(_TEXT, text)

    def end(self) -> None:
        """End the connection at once."""
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.abort()

    def _read(self, data: bytes) -> bytes:
        """Take all whole frames, and return what is left of the last one."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == _MEDIUM:
                begin += 2
                length = int.from_bytes(data[at + 2 : begin], "big")
            elif length > _MEDIUM:
                begin += 8
                length = int.from_bytes(data[at + 2 : begin], "big")
            end = begin + length
            if size < end or size < begin:
                break
            self._frame(data[at], data[begin:end])
            at = end
        return data[at:]

    def _frame(self, first: int, content: bytes) -> None:
        if first == _FINAL | _TEXT:
            self._hear(content)
        elif first == _FINAL | _PING:
            self._write(_PONG, content)
        elif first == _FINAL | _CLOSE:
            self._fail(f"closed: {content!r}")
        else:
            self._fail(f"a frame of another kind: {first}")

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size <= _SHORT:
            head = bytes((_FINAL | kind, _MASKED | size))
        elif size < _MOST:
            head = struct.pack("!BBH", _FINAL | kind, _MASKED | _MEDIUM, size)
        else:
            raise ValueError("too long for this client")
        if self._transport is not None:
            self._transport.write(head + _NO_MASK + content)

    def _fail(self, why: str) -> None:
        self.end()
        error = SocketClosed(why)
        if self.opened.done():
            self._closed(error)
        else:
            self.opened.set_exception(error)


def request_of(port: int, path: str, headers: Mapping[str, str]) -> bytes:
    """Return the request that opens a WebSocket on this machine."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def connect(
    port: int,
    path: str,
    headers: Mapping[str, str],
    hear: Callable[[bytes], None],
    closed: Callable[[Exception], None],
) -> Socket:
    """Return a connection once the server has accepted it, or raise ``SocketClosed``."""
    request = request_of(port, path, headers)
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(request, hear, closed), "127.0.0.1", port
    )
    await socket.opened
    return socket
