"""The connection of a client to a table, over a real socket: frames as RFC 6455 has them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from ludomots.server.live.connection import LARGEST_FRAME, Connection
from ludomots.server.live.frames import BINARY, CLOSE, CONTINUED, FINAL, PING, PONG, TEXT, frame_at
from ludomots.server.live.pinger import Pinger
from tests.story import story

MASK = b"\x01\x02\x03\x04"


class Client:
    """The other end: it writes frames byte by byte, and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.server: Any = None
        self.heard: list[bytes] = []
        self.lost = asyncio.Event()
        self.connections: set[Any] = set()

    def send(self, first: int, content: bytes, mask: bytes = MASK) -> None:
        """Send a frame, masked as clients do."""
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content)) if mask else content
        size, marked = len(content), 0x80 if mask else 0
        if size <= 125:
            head = bytes((first, marked | size))
        else:
            head = bytes((first, marked | 126)) + size.to_bytes(2, "big")
        self._writer.write(head + mask + masked)

    def send_bytes(self, data: bytes) -> None:
        """Send something as it is."""
        self._writer.write(data)

    async def frame(self) -> tuple[int, bytes]:
        """Return the first byte and the content of the next frame."""
        head = await self._reader.readexactly(2)
        size = head[1]
        if size == 126:
            size = int.from_bytes(await self._reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self._reader.readexactly(8), "big")
        return head[0], await self._reader.readexactly(size)

    async def closing_code(self) -> int:
        """Return the code by which the server ends the connection."""
        first, content = await self.frame()
        assert first == FINAL | CLOSE
        return int.from_bytes(content, "big")

    async def is_over(self) -> bool:
        """Return whether nothing more comes, once that is certain."""
        return await self._reader.read() == b""

    async def heard_all(self, count: int) -> list[bytes]:
        """Return what the server heard, once it has heard enough messages."""
        while len(self.heard) < count:
            await asyncio.sleep(0.001)
        return self.heard


@asynccontextmanager
async def connected(pinger: Pinger | None = None) -> AsyncIterator[Client]:
    """Connect a client to a server that hears what it sends."""
    taken: asyncio.Future[Connection] = asyncio.get_running_loop().create_future()
    connections: set[Any] = set()

    class Accepting(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            taken.set_result(Connection(transport, connections, pinger or Pinger(20)))

    server = await asyncio.get_running_loop().create_server(Accepting, "127.0.0.1", 0)
    client = Client(*await asyncio.open_connection(*server.sockets[0].getsockname()))
    client.server, client.connections = await taken, connections
    client.server.when_lost(client.lost.set)
    client.server.listen(client.heard.append)
    try:
        yield client
    finally:
        client._writer.close()
        await client.lost.wait()
        server.close()


@story
async def test_texts_are_heard_and_sent_whatever_their_length() -> None:
    async with connected() as client:
        texts = [b"x" * size for size in (0, 1, 125, 126, 5000, LARGEST_FRAME)]
        for text in texts:
            client.send(FINAL | TEXT, text)
        assert await client.heard_all(len(texts)) == texts
        for text in (*texts, b"y" * 70_000):
            client.server.send_text(text)
            assert await client.frame() == (FINAL | TEXT, text)


@story
async def test_nothing_is_read_before_somebody_listens() -> None:
    heard: list[bytes] = []
    async with connected() as client:
        client.server.pause_reading()
        client.send(FINAL | TEXT, b"early")
        await asyncio.sleep(0)
        assert heard == client.heard == []
        client.server.listen(heard.append)
        while not heard:
            await asyncio.sleep(0.001)
        assert heard == [b"early"]


@story
async def test_a_frame_may_come_byte_by_byte_and_two_at_once() -> None:
    async with connected() as client:
        client.send(FINAL | TEXT, b"a" * 200)
        client.send(FINAL | TEXT, b"b")
        await client.heard_all(2)
        whole = bytes((FINAL | TEXT, 0x80 | 3)) + bytes(4) + b"abc"
        for byte in whole:
            client.send_bytes(bytes((byte,)))
            await asyncio.sleep(0.001)
        assert (await client.heard_all(3))[2] == b"abc"


@story
async def test_a_message_in_parts_is_one_message_with_a_ping_in_between() -> None:
    async with connected() as client:
        client.send(TEXT, b"one ")
        client.send(FINAL | PING, b"?")
        client.send(CONTINUED, b"two ")
        client.send(FINAL | CONTINUED, b"three")
        client.send(FINAL | BINARY, b"four")
        assert await client.heard_all(2) == [b"one two three", b"four"]
        assert await client.frame() == (FINAL | PONG, b"?")


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([(FINAL | CONTINUED, b"x", MASK)], 1002),
        ([(TEXT, b"x", MASK), (FINAL | TEXT, b"y", MASK)], 1002),
        ([(FINAL | TEXT, b"x", b"")], 1002),
        ([(FINAL | 0x40 | TEXT, b"x", MASK)], 1002),
        ([(FINAL | 0x3, b"x", MASK)], 1002),
        ([(PING, b"x", MASK)], 1002),
        ([(FINAL | PING, b"x" * 126, MASK)], 1002),
        ([(FINAL | TEXT, b"x" * (LARGEST_FRAME + 1), MASK)], 1009),
        ([(TEXT, b"x" * LARGEST_FRAME, MASK), (FINAL | CONTINUED, b"y", MASK)], 1009),
        ([(FINAL | TEXT, b"caf\xe9", MASK)], 1007),
        ([(TEXT, b"\xc3", MASK), (FINAL | CONTINUED, b"\xff", MASK)], 1007),
        ([(FINAL | CLOSE, b"\x03", MASK)], 1002),
        ([(FINAL | CLOSE, (999).to_bytes(2, "big"), MASK)], 1002),
        ([(FINAL | CLOSE, (1005).to_bytes(2, "big"), MASK)], 1002),
        ([(FINAL | CLOSE, (1000).to_bytes(2, "big") + b"\xff", MASK)], 1002),
    ],
)
@story
async def test_what_is_no_message_ends_the_connection(
    frames: list[tuple[int, bytes, bytes]], code: int
) -> None:
    async with connected() as client:
        for frame in frames:
            client.send(*frame)
        assert await client.closing_code() == code
        assert await client.is_over()
        assert client.heard == []


@pytest.mark.parametrize("first", [FINAL | PING, FINAL | PONG, CONTINUED])
@story
async def test_40_000_empty_frames_end_the_connection(first: int) -> None:
    async with connected() as client:
        if first == CONTINUED:
            client.send(TEXT, b"")
        client.send_bytes((bytes((first, 0x80)) + MASK) * 40_000)
        await client.lost.wait()
        kinds = []
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while True:
                kinds.append((await client.frame())[0])
        assert kinds.count(FINAL | PONG) <= 64
        assert client.connections == set()
        assert client.heard == []


@story
async def test_a_large_frame_is_refused_by_its_head() -> None:
    async with connected() as client:
        client.send_bytes(bytes((FINAL | TEXT, 0x80 | 127)) + (2**40).to_bytes(8, "big") + MASK)
        assert await client.closing_code() == 1009


@story
async def test_a_client_that_ends_is_answered_with_its_code() -> None:
    async with connected() as client:
        client.send(FINAL | CLOSE, (1001).to_bytes(2, "big") + b"away")
        client.send(FINAL | TEXT, b"too late")
        assert await client.closing_code() == 1001
        assert await client.is_over()
        await client.lost.wait()
        assert client.heard == []
        assert client.connections == set()


@story
async def test_the_server_ends_after_what_was_sent_and_waits_for_the_answer() -> None:
    async with connected() as client:
        client.server.send_text(b"last")
        client.server.close(4403)
        client.server.send_text(b"no more")
        client.server.close(1013)
        assert await client.frame() == (FINAL | TEXT, b"last")
        assert await client.closing_code() == 4403
        client.send(FINAL | TEXT, b"not heard")
        client.send(FINAL | CLOSE, (4403).to_bytes(2, "big"))
        assert await client.is_over()
        assert client.heard == []


@story
async def test_a_server_that_stops_says_so() -> None:
    async with connected() as client:
        client.server.shutdown()
        assert await client.closing_code() == 1012
        assert await client.is_over()


@story
async def test_somebody_who_asks_late_is_told_that_the_connection_is_gone() -> None:
    async with connected() as client:
        client.server.shutdown()
        await client.lost.wait()
        told: list[bool] = []
        client.server.when_lost(lambda: told.append(True))
        assert told == [True]
        client.server.send_text(b"nobody reads this")
        client.server.ping()


@story
async def test_a_client_that_leaves_too_much_unread_is_told_to_come_back() -> None:
    async with connected() as client:
        for _ in range(200):
            client.server.send_text(b"x" * 100_000)
        first = FINAL | TEXT
        while first == FINAL | TEXT:
            first, content = await client.frame()
        assert (first, int.from_bytes(content, "big")) == (FINAL | CLOSE, 1013)


@story
async def test_a_client_that_answers_no_ping_is_given_up() -> None:
    pinger = Pinger(2)
    async with connected(pinger) as client:
        pinger.ping_some()
        pinger.ping_some()
        assert await client.frame() == (FINAL | PING, b"")
        client.send(FINAL | PONG, b"")
        while client.server.awaits_pong:
            await asyncio.sleep(0.001)
        pinger.ping_some()
        pinger.ping_some()
        assert await client.frame() == (FINAL | PING, b"")
        pinger.ping_some()
        pinger.ping_some()
        assert await client.closing_code() == 1011
        await client.lost.wait()
        assert not pinger.ping_some()


def test_a_head_that_is_not_whole_is_no_frame_yet() -> None:
    whole = bytes((FINAL | TEXT, 0x80 | 126)) + (300).to_bytes(2, "big") + MASK
    assert [frame_at(whole[:size], 0) for size in range(len(whole))] == [None] * len(whole)
    assert frame_at(whole, 0) == (8, 308, MASK)
