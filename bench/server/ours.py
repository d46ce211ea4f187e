"""Our own server as the load speaks to it: tables of people over HTTP, moves over the socket."""

import asyncio
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.server.dialect import Heard, Place, Places
from ludomots.games.topword import Board, Options
from ludomots.games.topword.players.engine import as_move, best_plays, engine_rules

_AT_ONCE = 20


class _Table(msgspec.Struct, rename="camel"):
    status: str
    to_act: list[int]
    game: Any


class _Eyes(msgspec.Struct):
    seat: int | None
    view: _Table


class _Event(msgspec.Struct):
    type: str


class _Line(msgspec.Struct):
    event: _Event


class _State(msgspec.Struct, tag="state"):
    seq: int
    lines: list[_Line]
    eyes: list[_Eyes]
    done: dict[str, Any] | None


class _Refused(msgspec.Struct, tag="refused"):
    problem: dict[str, Any]


class _Done(msgspec.Struct, tag="done"):
    seq: int


class _Said(msgspec.Struct, tag="said"):
    pass


_FRAME = msgspec.json.Decoder(_State | _Refused | _Done | _Said)


class Ours:
    """A server of ours with tables of one game: ``typo`` or ``topword``."""

    def __init__(self, port: int, game: str, seats: int = 2) -> None:
        self._seats = seats
        self._host = f"127.0.0.1:{port}"
        self._game = game
        self._requests = 0

    async def make_tables(self, count: int) -> list[Places]:
        """Open tables: a guest for each seat; one opens and starts, the others join."""
        gate = asyncio.Semaphore(_AT_ONCE)
        return await asyncio.gather(*(self._table(gate) for _ in range(count)))

    def hear(self, place: Place, frame: str) -> Heard | None:
        """Read the table out of a frame."""
        message = _FRAME.decode(frame)
        if isinstance(message, _Refused):
            raise RuntimeError(f"refused: {message.problem}")
        if not isinstance(message, _State):
            return None
        place.memory["moves"] += sum(line.event.type == "moved" for line in message.lines)
        table = message.eyes[0].view
        if table.status == "open":
            return None
        mine = bool(table.to_act) and table.to_act[0] == place.memory["seat"]
        over = table.status == "finished"
        return Heard(place.memory["moves"], mine, over, (message.seq, table.game))

    def reply(self, place: Place, frame: str) -> str | None:  # noqa: ARG002
        """Nothing needs an answer: the socket's own pings are answered by the library."""
        return None

    def move(self, place: Place, heard: Heard) -> str:
        """Make a move: at Typo the first card, at Topword the play with most points."""
        seen, view = heard.position
        move = _typo(view) if self._game == "typo" else _topword(view)
        return self._frame("play", seen=seen, seat=place.memory["seat"], move=move)

    def _frame(self, asked: str, **values: Any) -> str:
        self._requests += 1
        frame = {"type": asked, "request": self._requests, **values}
        return msgspec.json.encode(frame).decode()

    async def _table(self, gate: asyncio.Semaphore) -> Places:
        async with gate:
            guests = [await self._guest() for _ in range(self._seats)]
            seats = [{"type": "mine", "name": "Player 1"}, *[{"type": "open"}] * (self._seats - 1)]
            asked = {"game": self._game, "seats": seats, "preset": "french"}
            answer = await guests[0].post("/api/tables", json=asked)
            table = answer.raise_for_status().json()["id"]
            address = f"ws://{self._host}/api/tables/{table}/socket?lang=en"
            places = tuple(
                Place(address, _headers(guest, self._host), (), {"seat": seat, "moves": 0})
                for seat, guest in enumerate(guests)
            )
            for seat, place in enumerate(places[1:], start=1):
                name = f"Player {seat + 1}"
                await self._say(place, self._frame("join", seen=seat, name=name))
            await self._say(places[0], self._frame("start", seen=self._seats))
            for guest in guests:
                await guest.aclose()
            return places

    async def _guest(self) -> httpx.AsyncClient:
        client = httpx.AsyncClient(base_url=f"http://{self._host}")
        (await client.get("/api/me")).raise_for_status()
        client.headers["x-csrf-token"] = client.cookies.get("csrftoken") or ""
        return client

    async def _say(self, place: Place, frame: str) -> None:
        """Ask for one thing over a socket of its own, and wait until it is done."""
        async with connect(
            place.address, additional_headers=place.headers, compression=None
        ) as socket:
            await socket.send(frame)
            async for answer in socket:
                message = _FRAME.decode(str(answer))
                if isinstance(message, _Refused):
                    raise RuntimeError(f"refused: {message.problem}")
                if isinstance(message, _Done) or (isinstance(message, _State) and message.done):
                    return


def _headers(client: httpx.AsyncClient, host: str) -> dict[str, str]:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return {"cookie": cookies, "origin": f"http://{host}"}


def _typo(view: Any) -> dict[str, Any]:
    if view["revealed"] is None:
        return {"type": "choose", "card": view["hand"][0]}
    return {"type": "cannot", "row": view["longest"][0]}


def _topword(view: Any) -> Any:
    options = msgspec.convert(view["options"], Options)
    board = msgspec.convert(view["board"], Board)
    plays = best_plays(engine_rules(options), board, view["rack"], 1)
    return as_move(plays[0]) if plays else {"type": "pass"}
