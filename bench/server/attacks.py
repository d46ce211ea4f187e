"""What an honest player's computer player suffers from guests who let others think for nothing.

An honest guest passes at Topword against Débutant and measures how long its answer takes: first
with nobody else there, then while tables with five Champions of Typo were opened and left. Figures
are ratios of one run; the guests and the server share this machine.
"""

import asyncio
import statistics
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.server import servers
from bench.server.servers import Server
from bench.server.speed import Figures

CHAMPIONS = ("champion",) * 5
GUESTS = 30
ANSWERS = 60
HALF_OPEN = 300
_MOST_TABLES = 20
"""Tables that a guest asks for at most; the quotas allow fewer."""
_PATIENCE = 120


class Guest:
    """Somebody with a browser, who comes from an address of this machine."""

    def __init__(self, server: Server, address: str = "127.0.0.1") -> None:
        self._origin = f"http://127.0.0.1:{server.port}"
        self._address = address
        way = httpx.AsyncHTTPTransport(local_address=address)
        self._http = httpx.AsyncClient(base_url=self._origin, transport=way, timeout=_PATIENCE)

    async def __aenter__(self) -> "Guest":
        await self._http.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def open(self, game: str, *levels: str) -> httpx.Response:
        """Ask for a table with computer players of some levels."""
        bots = [{"type": "bot", "level": level} for level in levels]
        seats = [{"type": "mine", "name": "Joueur 1"}, *bots]
        token = {"x-csrf-token": self._http.cookies.get("csrftoken") or ""}
        wish = {"game": game, "seats": seats}
        return await self._http.post("/api/tables", json=wish, headers=token)

    async def sit(self, table_id: str) -> ClientConnection:
        """Connect to a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return await connect(
            f"{self._origin.replace('http', 'ws')}/api/tables/{table_id}/socket?seen=0",
            additional_headers={"cookie": cookies, "origin": self._origin},
            compression=None,
            local_addr=(self._address, 0),
        )

    async def answers(self, count: int) -> list[float]:
        """Return how many seconds Débutant took for each of its answers."""
        times: list[float] = []
        while len(times) < count:
            table = (await self.open("topword", "debutant")).raise_for_status().json()["id"]
            async with await self.sit(table) as socket:
                times += await _passed(socket, count - len(times))
        return times


async def attacks(folder: Path, tables: int) -> Figures:
    """Measure Débutant's answers with and without guests who attack."""
    left, addresses = folder / "left", folder / "addresses"
    left.mkdir()
    addresses.mkdir()
    return {
        **await _left_by_one_guest(left, tables),
        **await _of_many_addresses(addresses),
    }


async def _left_by_one_guest(folder: Path, tables: int) -> Figures:
    """One guest opens tables, dropping the cookie each time, and leaves them; then the server is
    killed and starts again. There are no quotas here."""
    async with servers.ours(folder) as server, Guest(server) as honest:
        await server.rests()
        usual = await _measured(honest)
        for _ in range(tables):
            async with Guest(server) as guest:
                (await guest.open("typo", *CHAMPIONS)).raise_for_status()
        attacked = await _measured(honest)
    async with servers.ours(folder) as server, Guest(server) as honest:
        restarted = await _measured(honest)
    return {
        "left tables": tables,
        "answer ms": _milliseconds(usual),
        "answer ms, times usual, tables left": _times(attacked, usual),
        "answer ms, times usual, after a restart": _times(restarted, usual),
    }


async def _of_many_addresses(folder: Path) -> Figures:
    """Guests of many addresses open what their quotas allow; and many requests never end."""
    async with servers.ours(folder, limited=True) as server, Guest(server) as honest:
        await server.rests()
        usual = await _measured(honest)
        statuses: Counter[int] = Counter()
        for number in range(GUESTS):
            async with Guest(server, f"127.0.0.{10 + number}") as guest:
                statuses += await _all_it_may(guest)
        attacked = await _measured(honest)
        half_open = [
            await asyncio.open_connection("127.0.0.1", server.port) for _ in range(HALF_OPEN)
        ]
        for _, writer in half_open:
            writer.write(b"GET /health HT")
        async with Guest(server, "127.0.0.2") as another:
            # The first has used up most of what the limits allow one person in a short time.
            beside = await _measured(another)
        for _, writer in half_open:
            writer.close()
    return {
        "addresses": GUESTS,
        "tables of theirs": statuses[201],
        "tables refused": statuses[429] + statuses[503],
        "answer ms, times usual, many addresses": _times(attacked, usual),
        "answer ms, times usual, half-open requests besides": _times(beside, usual),
    }


async def _all_it_may(guest: Guest) -> Counter[int]:
    """Open tables until one is refused, and return the answers."""
    statuses: Counter[int] = Counter()
    for _ in range(_MOST_TABLES):
        status = (await guest.open("typo", *CHAMPIONS)).status_code
        statuses[status] += 1
        if status != 201:
            break
    return statuses


async def _measured(honest: Guest) -> list[float]:
    """Return the seconds of some answers; the first few, in which all is new, do not count."""
    await honest.answers(5)
    return await honest.answers(ANSWERS)


async def _passed(socket: ClientConnection, count: int) -> list[float]:
    """Pass whenever one may, until the game is over or enough answers came."""
    times: list[float] = []
    asked: float | None = None
    async for frame in socket:
        message: dict[str, Any] = msgspec.json.decode(frame)
        table = message.get("table") or {}
        if table.get("status") == "finished":
            break
        if table.get("toAct") != [0]:
            continue
        if asked is not None:
            times.append(perf_counter() - asked)
        if len(times) == count:
            break
        play = {"type": "play", "request": message["seq"], "seen": message["seq"], "seat": 0}
        asked = perf_counter()
        await socket.send(msgspec.json.encode({**play, "move": {"type": "pass"}}).decode())
    return times


def _milliseconds(times: list[float]) -> dict[str, float]:
    return {name: round(value * 1000, 1) for name, value in _shares(times).items()}


def _times(attacked: list[float], usual: list[float]) -> dict[str, float]:
    both = zip(_shares(attacked).items(), _shares(usual).values(), strict=True)
    return {name: round(one / other, 2) for (name, one), other in both}


def _shares(times: list[float]) -> dict[str, float]:
    return {"p50": statistics.median(times), "p90": statistics.quantiles(times, n=10)[-1]}
