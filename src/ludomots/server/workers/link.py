"""The Unix sockets between workers: frames of bytes, some of them with an open connection.

A frame is one byte for its kind, four for its length, and its content. Each worker sends on a
connection of its own to every other worker (``Outgoing``) and receives on theirs (``Incoming``).
If a worker dies, the system closes its connections, so the others learn of it at once.
"""

import asyncio
import os
import socket
import struct
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

_HEAD = struct.Struct(">cI")
_CHUNK = 65_536
_DESCRIPTORS = 16
"""How many open connections one read may bring; a sender sends one at a time."""
_MOST_WAITING = 1000
"""How many frames wait for a worker that does not read; then no more are sent to it."""

CONNECTION = b"c"
"""The kind of frames that bring an open connection."""

OnFrame = Callable[[bytes, bytes, int | None], None]
"""Called with the kind and the content of a frame, and the descriptor that came with it."""


class Outgoing:
    """The way to another worker. ``lost`` is called once when that worker is gone."""

    def __init__(self, path: Path, lost: Callable[[], None]) -> None:
        """Connect, or raise ``OSError``."""
        self._loop = asyncio.get_running_loop()
        self._lost = lost
        self._waiting: deque[tuple[bytes, int | None]] = deque()
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.setblocking(False)
        try:
            self._socket.connect(str(path))
        except OSError:
            self._socket.close()
            raise
        self._loop.add_reader(self._socket, self._on_readable)

    def send(self, kind: bytes, content: bytes, descriptor: int | None = None) -> bool:
        """Send a frame and return true, or return false if the other worker does not read.

        A descriptor belongs to this object from then on, which closes it when it is sent.
        """
        if self._socket.fileno() < 0 or len(self._waiting) >= _MOST_WAITING:
            return False
        self._waiting.append((_HEAD.pack(kind, len(content)) + content, descriptor))
        if len(self._waiting) == 1:
            self._flush()
        return True

    def close(self) -> None:
        """Close the connection; what still waits is lost."""
        if self._socket.fileno() < 0:
            return
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)
        self._socket.close()
        for _, descriptor in self._waiting:
            if descriptor is not None:
                os.close(descriptor)
        self._waiting.clear()

    def _flush(self) -> None:
        while self._waiting:
            data, descriptor = self._waiting[0]
            try:
                if descriptor is None:
                    sent = self._socket.send(data)
                else:
                    sent = socket.send_fds(self._socket, [data], [descriptor])
            except BlockingIOError:
                self._loop.add_writer(self._socket, self._flush)
                return
            except OSError:
                self._end()
                return
            if descriptor is not None:
                os.close(descriptor)
            if sent < len(data):
                self._waiting[0] = (data[sent:], None)
            else:
                self._waiting.popleft()
        self._loop.remove_writer(self._socket)

    def _on_readable(self) -> None:
        """Notice that the other worker is gone: it never sends anything here."""
        with suppress(BlockingIOError):
            try:
                if self._socket.recv(1):
                    return
            except ConnectionError:
                pass
            self._end()

    def _end(self) -> None:
        self.close()
        self._lost()


class Incoming:
    """A connection of another worker: it is read until that worker is gone.

    It also ends if a descriptor could not be received, because too many files are open here.
    """

    def __init__(self, connection: socket.socket, on_frame: OnFrame, ended: Callable[[], None]):
        self._loop = asyncio.get_running_loop()
        self._socket = connection
        self._on_frame = on_frame
        self._ended = ended
        self._data = bytearray()
        self._descriptors: deque[int] = deque()
        connection.setblocking(False)
        self._loop.add_reader(connection, self._on_readable)

    def close(self) -> None:
        """Stop reading. Connections that were not taken yet are closed."""
        if self._socket.fileno() < 0:
            return
        self._loop.remove_reader(self._socket)
        self._socket.close()
        while self._descriptors:
            os.close(self._descriptors.popleft())

    def _on_readable(self) -> None:
        try:
            data, descriptors, flags, _ = socket.recv_fds(self._socket, _CHUNK, _DESCRIPTORS)
        except BlockingIOError:
            return
        except ConnectionError:
            data, descriptors, flags = b"", [], 0
        self._descriptors += descriptors
        if not data or flags & socket.MSG_CTRUNC:
            self.close()
            self._ended()
            return
        self._data += data
        while len(self._data) >= _HEAD.size:
            kind, length = _HEAD.unpack_from(self._data)
            end = _HEAD.size + length
            if len(self._data) < end:
                return
            content = bytes(self._data[_HEAD.size : end])
            del self._data[:end]
            self._take(kind, content)

    def _take(self, kind: bytes, content: bytes) -> None:
        descriptor = self._descriptors.popleft() if kind == CONNECTION else None
        self._on_frame(kind, content, descriptor)
