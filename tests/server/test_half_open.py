"""Connections on which a request does not come to its end."""

import asyncio
from pathlib import Path

import pytest

from ludomots.server.live import half_open
from ludomots.server.live.half_open import PromptHTTP
from tests.server.stories import serving, two_at, visiting
from tests.story import story

PARTS = [b"GET /health HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"]


@story
async def test_service_goes_on_with_300_half_open_connections(tmp_path: Path) -> None:
    async with visiting(tmp_path) as (server, visitor):
        opened = []
        for number in range(300):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(PARTS[number % 2])
            opened.append((reader, writer))
        assert (await visitor.http.get("/health")).status_code == 200
        for reader, _ in opened[:150]:
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(10_000)
        assert len(PromptHTTP.waiting) <= half_open.MOST
        for _, writer in opened:
            writer.close()


@pytest.mark.parametrize("part", [b"", *PARTS])
@story
async def test_a_request_that_does_not_come_is_given_up(
    tmp_path: Path, part: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        monkeypatch.setattr(half_open, "WITHIN", 0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(part)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(10_000)
        writer.close()
        assert not PromptHTTP.waiting


@story
async def test_sockets_and_second_requests_are_not_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        one, two = await two_at(server)
        visitor = server.people[0]
        for _ in range(3):
            assert (await visitor.http.get("/health")).status_code == 200
        assert not PromptHTTP.waiting
        monkeypatch.setattr(half_open, "WITHIN", 0.0)
        seat = one.view["toAct"][0]
        answer = await (one, two)[seat].ask("play", seat=seat, move={"type": "pass"})
        assert answer["type"] == "done"
