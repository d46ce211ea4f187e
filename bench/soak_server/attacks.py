"""What hostile visitors do in the soak: each attack is short and has a bound."""

import asyncio
import random
from contextlib import suppress

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.soak_server.crowd import Crowd, at, some_address

_HALF_OPEN = 40
_REQUESTS = 150
_TABLES = 15
_DEEP = "[" * 15_000


async def attack(crowd: Crowd, every: float) -> None:
    """Attack again and again, each time in another way."""
    ways = (_half_open, _flood, _bad_frames, _many_champions, _bad_names)
    while True:
        await asyncio.sleep(every * random.uniform(0.5, 1.5))
        way = random.choice(ways)
        await crowd.doing(f"attack {way.__name__.strip('_')}", way(crowd))


async def _half_open(crowd: Crowd) -> None:
    """Begin requests and never end them."""
    host, _, port = crowd.node.partition(":")
    writers = []
    for _ in range(_HALF_OPEN):
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Half:")
        writers.append(writer)
    await asyncio.sleep(30)
    for writer in writers:
        writer.close()


async def _flood(crowd: Crowd) -> None:
    """Send many requests without a cookie."""
    headers = {"x-forwarded-for": some_address()}
    async with httpx.AsyncClient(base_url=f"http://{crowd.node}", headers=headers) as client:
        for _ in range(_REQUESTS):
            client.cookies.clear()
            await client.get("/api/tables")


async def _bad_frames(crowd: Crowd) -> None:
    """Send what is no request to a table."""
    async with crowd.person() as person:
        table = await person.open(game="typo", seats=[{"type": "mine", "name": "Joueur 1"}] * 2)
        address = f"ws://{crowd.node}/api/tables/{table}/socket"
        with suppress(WebSocketException):
            async with connect(address, additional_headers=person.headers(crowd.node)) as socket:
                for text in ("{", "null", _DEEP, '{"type": "play"}', "\0" * 1000):
                    await socket.send(text)
                    await asyncio.sleep(0.1)


async def _many_champions(crowd: Crowd) -> None:
    """Open tables with five strong bots and leave them to themselves, until that is refused."""
    async with crowd.person() as person:
        seats = [{"type": "mine", "name": "Joueur 1"}, *[{"type": "bot", "level": "champion"}] * 5]
        for _ in range(_TABLES):
            table = await person.open(game="typo", seats=seats)
            async with at(table, person):
                await person.ask("play", seat=0, move={"type": "withdraw"})


async def _bad_names(crowd: Crowd) -> None:
    """Open tables under names that cannot be seen or are a computer's."""
    async with crowd.person() as person:
        for name in ("\u3164", "\u2800", "Champion", "x" * 5000):
            seats = [{"type": "mine", "name": name}, {"type": "open"}]
            with suppress(httpx.HTTPStatusError):
                await person.open(game="topword", seats=seats)
