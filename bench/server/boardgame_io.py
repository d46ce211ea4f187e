"""boardgame.io as the load speaks to it: its lobby over HTTP, its moves over Socket.IO."""

import asyncio
import json
from typing import Any, Generic, TypeVar

import httpx
import msgspec

from bench.server.ours import TIC_TAC_TOE_ORDER
from bench.server.prepared import Heard, Place, PreparedMove, PreparedTable

GAME = "tic-tac-toe"

_EVENT = f"42/{GAME},".encode()
_ENTERED = f"40/{GAME},".encode()
_PATH = "/socket.io/?EIO=4&transport=websocket"
_AT_ONCE = 20


News = TypeVar("News")


class _Event(msgspec.Struct, Generic[News], array_like=True):
    name: str
    match: str
    news: News


class _State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_UPDATED = _EVENT + b'["update",'
_UPDATE = msgspec.json.Decoder(_Event[_State])
_SYNCED = _EVENT + b'["sync",'
_SYNC = msgspec.json.Decoder(_Event[_Sync])


class _Seat:
    """A seat of a match: it asks for the match once it is let in, and counts its states."""

    def __init__(self, match: str, player: str, credentials: str) -> None:
        self._asked = _event("sync", match, player, credentials, 2)
        self._sent = [match, player]
        self._credentials = credentials

    def hear(self, frame: bytes) -> Heard:
        """Return the number of the state that a frame brings, or what must be answered."""
        if frame.startswith(_UPDATED):
            return _UPDATE.decode(memoryview(frame)[len(_EVENT) :]).news.number
        if frame.startswith(_SYNCED):
            return _SYNC.decode(memoryview(frame)[len(_EVENT) :]).news.state.number
        if frame == b"2":
            return b"3"
        return self._asked if frame.startswith(_ENTERED) else None

    def move(self, number: int, cell: int) -> PreparedMove:
        """Return the move that marks a cell, the first one being number 0."""
        match, player = self._sent
        payload = {
            "type": "clickCell",
            "args": [cell],
            "playerID": player,
            "credentials": self._credentials,
        }
        frame = _event("update", {"type": "MAKE_MOVE", "payload": payload}, None, match, player)
        before, _, after = frame.rpartition(b"null")
        return PreparedMove(int(player), before, after, number + 1)


async def matches(port: int, count: int) -> list[PreparedTable]:
    """Make matches through the lobby, two players each."""
    gate = asyncio.Semaphore(_AT_ONCE)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/games/{GAME}") as client:
        return await asyncio.gather(*(_match(client, port, gate) for _ in range(count)))


async def _match(client: httpx.AsyncClient, port: int, gate: asyncio.Semaphore) -> PreparedTable:
    async with gate:
        made = await client.post("/create", json={"numPlayers": 2})
        match = made.raise_for_status().json()["matchID"]
        seats = [await _join(client, match, player) for player in ("0", "1")]
    moves = (seats[at % 2].move(at, cell) for at, cell in enumerate(TIC_TAC_TOE_ORDER))
    places = (Place(_PATH, {}, (_ENTERED,), seat.hear) for seat in seats)
    return PreparedTable(match, port, tuple(places), tuple(moves))


async def _join(client: httpx.AsyncClient, match: str, player: str) -> _Seat:
    asked = {"playerID": player, "playerName": f"Player {player}"}
    joined = await client.post(f"/{match}/join", json=asked)
    return _Seat(match, player, joined.raise_for_status().json()["playerCredentials"])


def _event(*content: Any) -> bytes:
    return _EVENT + json.dumps(content).encode()
