"""Requests that no browser sends, over real sockets: each has an answer, and service goes on."""

import asyncio
from pathlib import Path

import pytest

from ludomots.server import serve
from ludomots.server.live.half_open import LARGEST_HEAD, MOST_HEADERS
from ludomots.server.security import LARGEST_BODY
from tests.server.stories import Server, serving
from tests.story import story

HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
TOO_MUCH = LARGEST_BODY + 1
CASES = {
    "no HTTP": (b"HELO there\r\n\r\n", b"400"),
    "a header without an end": (HEAD + b"X: " + b"x" * 2 * LARGEST_HEAD, b"400"),
    "too many headers": (HEAD + b"X: y\r\n" * MOST_HEADERS + b"\r\n", b"431"),
    "a NUL in a header": (HEAD + b"X: a\0b\r\n\r\n", b"400"),
    "two lengths": (POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", b"400"),
    "a negative length": (POST + b"Content-Length: -1\r\n\r\n", b"400"),
    "a length beyond the limit": (POST + b"Content-Length: %d\r\n\r\n" % TOO_MUCH, b"4"),
    "a body beyond the limit": (
        POST + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n" % TOO_MUCH + b"x" * TOO_MUCH,
        b"4",
    ),
    "more than was announced": (POST + b"Content-Length: 2\r\n\r\n{}{}{}\r\n\r\n", b"4"),
}


async def exchange(server: Server, data: bytes) -> bytes:
    """Send bytes, and return what comes until the connection ends or an answer is there."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(data)
        return await asyncio.wait_for(reader.readline(), 30)
    finally:
        writer.close()


@story
async def test_odd_requests_are_refused_and_service_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for name, (data, status) in CASES.items():
            line = await exchange(server, data)
            assert line.startswith(b"HTTP/1.1 " + status), (name, line)
        assert (await (await server.visitor()).http.get("/health")).status_code == 200


@story
async def test_an_idle_connection_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "_KEEP_ALIVE", 0.02)
    async with serving(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(HEAD + b"\r\n")
        assert (await asyncio.wait_for(reader.read(), 30)).startswith(b"HTTP/1.1 200")
        writer.close()


@story
async def test_nul_is_refused_wherever_it_comes(address: str) -> None:
    async with serving(Path(), database=address) as server:
        visitor = await server.visitor()
        headers = {"x-csrf-token": visitor.http.cookies.get("csrftoken") or ""}
        get, post = visitor.http.get, visitor.http.post
        answers = {
            404: [await get("/api/tables/%00"), await get("/api/tables/a%00b/record")],
            400: [
                await get("/api/tables?game=%00"),
                await visitor.http.patch("/api/me", json={"name": "a\0b"}, headers=headers),
                await post("/api/login/code", json={"code": "\0"}, headers=headers),
                await post("/api/replay", content=b"a\0b", headers=headers),
                await post("/api/tables", json={"game": "\0", "seats": []}, headers=headers),
            ],
        }
        for status, found in answers.items():
            assert [one.status_code for one in found] == [status] * len(found)
            kinds = {one.headers["content-type"] for one in found}
            assert kinds == {"application/problem+json"}
        socket = await visitor.sit(await visitor.open())
        for kind, values in (("say", {"text": "a\0b"}), ("join", {"name": "\0"})):
            assert (await socket.ask(kind, **values))["problem"]["code"] == "unreadable"
        assert (await socket.ask("ping"))["type"] == "done"
