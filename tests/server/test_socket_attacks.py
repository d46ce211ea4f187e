"""What a hostile client sends over the socket of a table, to a server that runs: frames that break
the protocol, frames without end, and nothing read. Other people go on playing."""

import asyncio
import base64
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludomots.server.live import bounded_socket
from ludomots.server.live.bounded_socket import LARGEST_FRAME, BoundedSocket
from ludomots.server.live.hub import Listener
from ludomots.server.live.requests import RequestHandler
from tests.server.stories import Server, Socket, serving, two_at
from tests.story import story

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80
MASK = b"\x01\x02\x03\x04"
ASK = b'{"type":"ping","request":1}'


def frame(first: int, content: bytes, mask: bytes = MASK) -> bytes:
    """A frame, masked as clients do."""
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content)) if mask else content
    marked = 0x80 if mask else 0
    if len(content) <= 125:
        return bytes((first, marked | len(content))) + mask + masked
    return bytes((first, marked | 126)) + len(content).to_bytes(2, "big") + mask + masked


class Attacker:
    """Somebody who sends bytes to a table, and reads frames only if asked to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, data: bytes) -> None:
        """Send something as it is; the server may have closed the connection before all is sent."""
        self._writer.write(data)
        with suppress(ConnectionError):
            await self._writer.drain()

    async def accepted(self) -> None:
        """Wait until the server has accepted the socket."""
        assert b" 101 " in await self._reader.readuntil(b"\r\n\r\n")

    async def frame(self) -> tuple[int, bytes]:
        """Return the first byte and the content of the next frame."""
        head = await self._reader.readexactly(2)
        wide = {126: 2, 127: 8}.get(head[1])
        size = int.from_bytes(await self._reader.readexactly(wide), "big") if wide else head[1]
        return head[0], await self._reader.readexactly(size)

    async def answer(self) -> dict[str, Any]:
        """Return the answer to a request."""
        while True:
            first, content = await self.frame()
            if first == FINAL | TEXT and b'"type":"done"' in content:
                found: dict[str, Any] = msgspec.json.decode(content)
                return found

    async def closing_code(self) -> int:
        """Return the code with which the server closes."""
        first, content = await self.frame()
        while first != FINAL | CLOSE:
            first, content = await self.frame()
        return int.from_bytes(content[:2], "big")

    async def is_over(self) -> None:
        """Wait until the server has ended the connection."""
        with suppress(ConnectionError):
            while await self._reader.read(2**16):
                pass

    def leave(self) -> None:
        """Cut the connection."""
        self._writer.transport.abort()


@asynccontextmanager
async def attacking(
    server: Server, table: str, early: bytes = b"", room: int | None = None
) -> AsyncIterator[Attacker]:
    """A client at a table; ``early`` comes in the packet of its request, ``room`` are the bytes
    that its machine takes without being read."""
    guest = await server.visitor()
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: http://127.0.0.1:{server.port}",
        f"Cookie: {cookies}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    plain = sockets.socket()
    if room is not None:
        plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, room)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", server.port))
    attacker = Attacker(*await asyncio.open_connection(sock=plain, limit=2**12))
    try:
        await attacker.send("\r\n".join([*lines, "", ""]).encode() + early)
        await attacker.accepted()
        yield attacker
    finally:
        attacker.leave()


async def is_alone(server: Server, table: str, people: int = 2) -> None:
    """Wait until only the players listen to a table; a connection that never ends fails."""
    async with asyncio.timeout(60):
        while len(server.node.hub.at(table)) > people:
            await asyncio.sleep(0)


async def goes_on(one: Socket, server: Server) -> None:
    """See that others are answered."""
    assert (await one.ask("ping"))["type"] == "done"
    assert (await server.people[0].http.get("/health")).status_code == 200


@story
async def test_what_breaks_the_protocol_ends_the_connection(tmp_path: Path) -> None:
    broken: list[tuple[int, list[bytes]]] = [
        (1002, [frame(FINAL | CONTINUED, b"x")]),
        (1002, [frame(TEXT, b"x"), frame(FINAL | TEXT, b"y")]),
        (1002, [frame(FINAL | TEXT, ASK, b"")]),
        (1002, [frame(FINAL | 0x40 | TEXT, b"x")]),
        (1002, [frame(FINAL | 0x3, b"x")]),
        (1002, [frame(PING, b"x")]),
        (1002, [frame(FINAL | PING, b"x" * 126)]),
        (1009, [frame(FINAL | TEXT, b"x" * (LARGEST_FRAME + 1))]),
        (1009, [frame(TEXT, b"x" * LARGEST_FRAME), frame(FINAL | CONTINUED, b"y")]),
        (1009, [bytes((FINAL | TEXT, 0x80 | 127)) + (2**40).to_bytes(8, "big") + MASK]),
        (1007, [frame(FINAL | TEXT, b"caf\xe9")]),
        (1007, [frame(TEXT, b"\xc3"), frame(FINAL | CONTINUED, b"\xff")]),
        (1002, [frame(FINAL | CLOSE, b"\x03")]),
        (1002, [frame(FINAL | CLOSE, (999).to_bytes(2, "big"))]),
        (1002, [frame(FINAL | CLOSE, (1005).to_bytes(2, "big"))]),
        (1007, [frame(FINAL | CLOSE, (1000).to_bytes(2, "big") + b"\xff")]),
        (1001, [frame(FINAL | CLOSE, (1001).to_bytes(2, "big") + b"away")]),
    ]
    async with serving(tmp_path) as server:
        one, _ = await two_at(server)
        for code, frames in broken:
            async with attacking(server, one.view["id"]) as attacker:
                await attacker.send(b"".join(frames))
                assert await attacker.closing_code() == code, frames[-1][:20]
                await attacker.is_over()
        await is_alone(server, one.view["id"])
        await goes_on(one, server)


@story
async def test_frames_that_are_odd_but_right_are_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, _ = await two_at(server)
        async with attacking(server, one.view["id"]) as client:
            await client.send(frame(TEXT, ASK[:5]) + frame(FINAL | PING, b"?"))
            await client.send(frame(FINAL | CONTINUED, ASK[5:]))
            assert (await client.answer())["request"] == 1
            await client.send(frame(FINAL | BINARY, ASK))
            assert (await client.answer())["request"] == 1
            for byte in frame(FINAL | TEXT, ASK):
                await client.send(bytes((byte,)))
            assert (await client.answer())["request"] == 1
            await client.send(frame(FINAL | TEXT, b" " * (LARGEST_FRAME - len(ASK)) + ASK))
            assert (await client.answer())["request"] == 1


@story
async def test_a_frame_in_the_packet_of_the_handshake_is_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, _ = await two_at(server)
        early = frame(FINAL | TEXT, ASK)
        async with attacking(server, one.view["id"], early) as client:
            assert (await client.answer())["request"] == 1


@pytest.mark.parametrize("first", [FINAL | PING, FINAL | PONG, CONTINUED])
@story
async def test_40_000_empty_frames_are_not_taken(
    tmp_path: Path, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = 0
    usual = bounded_socket.BoundedSocket._may_take

    def counted(self: BoundedSocket) -> bool:
        nonlocal taken
        taken += (may := usual(self))
        return may

    monkeypatch.setattr(BoundedSocket, "_may_take", counted)
    async with serving(tmp_path) as server:
        one, _ = await two_at(server)
        async with attacking(server, one.view["id"]) as attacker:
            begun = frame(TEXT, b"") if first == CONTINUED else b""
            await attacker.send(begun + frame(first, b"") * 40_000)
            await attacker.is_over()
            await is_alone(server, one.view["id"])
            assert 0 < taken <= 3 * bounded_socket._MOST_EMPTY
            await goes_on(one, server)


@story
async def test_40_000_messages_at_once_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = 0
    usual = RequestHandler.handle

    async def counted(self: RequestHandler, message: bytes) -> None:
        nonlocal answered
        answered += 1
        await usual(self, message)

    monkeypatch.setattr(RequestHandler, "handle", counted)
    async with serving(tmp_path) as server:
        one, _ = await two_at(server)
        async with attacking(server, one.view["id"]) as attacker:
            await attacker.send(frame(FINAL | TEXT, b"") * 40_000)
            await attacker.is_over()
            await is_alone(server, one.view["id"])
            assert answered <= 4 * bounded_socket._MOST_WAITING
            await goes_on(one, server)


@pytest.mark.parametrize("sent_besides", [0, 200])
@story
async def test_a_client_that_reads_nothing_is_cut_off(
    tmp_path: Path, sent_besides: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that is to be told first that it left too much unread."""
    monkeypatch.setattr("ludomots.server.serve.SECONDS_BETWEEN_PINGS", 0.2)
    large = b'{"type":"large","more":"%b"}' % (b"." * 2**16)
    async with serving(tmp_path) as server:
        one, _ = await two_at(server)
        table = one.view["id"]
        async with attacking(server, table, room=4096):
            while len(server.node.hub.at(table)) < 3:
                await asyncio.sleep(0)
            slow = next(one for one in server.node.hub.at(table) if _is_watching(server, one))
            while await _is_sent(slow, large):
                pass
            for _ in range(sent_besides):
                slow.send(large)
            assert _waiting(slow) <= 2**20 + len(large)
            await is_alone(server, table)
            await goes_on(one, server)


def _is_watching(server: Server, listener: Listener) -> bool:
    table = server.node.tables.in_memory(listener.table_id)
    assert table is not None
    return not table.seats_of(listener.identity)


def _waiting(listener: Listener) -> int:
    size: int = listener._line._size  # type: ignore[attr-defined]
    return size


async def _is_sent(listener: Listener, message: bytes) -> bool:
    """Send a message, and return whether the network takes it soon."""
    listener.send(message)
    for _ in range(200):
        if not _waiting(listener):
            return True
        await asyncio.sleep(0)
    return False
