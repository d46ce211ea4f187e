"""boardgame.io as the load speaks to it: its lobby over HTTP, its moves over Socket.IO."""

import asyncio
import json
from typing import Any

import httpx

from bench.server.dialect import Heard, Place, Places

GAME = "tic-tac-toe"
ORDER = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""Cells in an order that nobody wins by, so that all nine are filled."""

_EVENT = f"42/{GAME},"
_AT_ONCE = 20


class BoardgameIo:
    """A server of boardgame.io with its tutorial's game."""

    def __init__(self, port: int) -> None:
        self._http = f"http://127.0.0.1:{port}"
        self._socket = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"

    async def make_tables(self, count: int) -> list[Places]:
        """Make matches through the lobby."""
        gate = asyncio.Semaphore(_AT_ONCE)
        async with httpx.AsyncClient(base_url=f"{self._http}/games/{GAME}") as client:
            return await asyncio.gather(*(self._match(client, gate) for _ in range(count)))

    def hear(self, place: Place, frame: str) -> Heard | None:
        """Read the state of a match out of a frame."""
        if not frame.startswith(_EVENT):
            return None
        event, match, *rest = json.loads(frame[len(_EVENT) :])
        if match != place.memory["match"] or event not in {"sync", "update"}:
            return None
        state: dict[str, Any] = rest[0]["state"] if event == "sync" else rest[0]
        moves = sum(cell is not None for cell in state["G"]["cells"])
        over = moves == len(ORDER)
        mine = not over and state["ctx"]["currentPlayer"] == place.memory["player"]
        return Heard(moves, mine, over, state["_stateID"])

    def reply(self, place: Place, frame: str) -> str | None:
        """Answer heartbeats; ask for the match once the room is entered."""
        if frame == "2":
            return "3"
        if frame.startswith(f"40/{GAME}"):
            memory = place.memory
            asked = ["sync", memory["match"], memory["player"], memory["credentials"], 2]
            return _EVENT + json.dumps(asked)
        return None

    def move(self, place: Place, heard: Heard) -> str:
        """Fill the next cell."""
        memory = place.memory
        payload = {
            "type": "clickCell",
            "args": [ORDER[heard.moves]],
            "playerID": memory["player"],
            "credentials": memory["credentials"],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        asked = ["update", action, heard.position, memory["match"], memory["player"]]
        return _EVENT + json.dumps(asked)

    async def _match(self, client: httpx.AsyncClient, gate: asyncio.Semaphore) -> Places:
        async with gate:
            made = await client.post("/create", json={"numPlayers": 2})
            match = made.raise_for_status().json()["matchID"]
            return await self._join(client, match, "0"), await self._join(client, match, "1")

    async def _join(self, client: httpx.AsyncClient, match: str, player: str) -> Place:
        asked = {"playerID": player, "playerName": f"Player {player}"}
        joined = await client.post(f"/{match}/join", json=asked)
        credentials = joined.raise_for_status().json()["playerCredentials"]
        memory = {"match": match, "player": player, "credentials": credentials}
        return Place(self._socket, {}, (f"40/{GAME},",), memory)
