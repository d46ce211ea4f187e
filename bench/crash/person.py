"""A person who keeps playing: after a lost connection they reconnect and ask again."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

_AGAIN = 0.1
_PATIENCE = 20
_TRY_LATER = 500
"""From this status on a refusal is the server's fault: the person sends the request again."""
_DAMAGED = "damaged-table"
"""The refusal of a table that will be repaired: the person waits for it."""

Answer = dict[str, Any]


class Person:
    """Somebody with a cookie, who knows all nodes and one table."""

    def __init__(self, nodes: Sequence[str], address: str | None = None) -> None:
        """Take the nodes, and from which address a proxy would say that this person comes."""
        self._nodes = nodes
        self._proxied = {} if address is None else {"x-forwarded-for": address}
        # Nobody speaks https here; to read certificates would take longer than to open a table.
        self._http = httpx.AsyncClient(timeout=_PATIENCE, headers=self._proxied, verify=False)  # noqa: S501
        self._socket: ClientConnection | None = None
        self._pending: dict[int, tuple[str, asyncio.Future[Answer]]] = {}
        self._requests = 0
        self._news = asyncio.Event()
        self.state: dict[str, Any] = {"seq": 0, "eyes": []}
        self._table: dict[str, Any] = {}
        self._game: dict[str, Any] = {}
        self.resent = 0
        self.refused: Counter[str] = Counter()

    async def arrive(self) -> None:
        """Become a guest."""
        await self._http_again("GET", "/api/me")

    async def open(self, **wanted: Any) -> str:
        """Open a table and return its id."""
        answer = await self._http_again("POST", "/api/tables", wanted)
        return str(answer["id"])

    async def get(self, path: str) -> Any:
        """Get something."""
        return await self._http_again("GET", path)

    async def leave(self) -> None:
        """Close the HTTP connections."""
        await self._http.aclose()

    async def stay(self, table: str) -> None:
        """Stay connected to a table: listen, and reconnect when the connection is lost."""
        while True:
            node = random.choice(self._nodes)
            try:
                await self._listen(node, table)
            except (OSError, WebSocketException, TimeoutError):
                self._socket = None
            await asyncio.sleep(_AGAIN)

    async def ask(self, asked: str, **values: Any) -> Answer:
        """Send a request until it is answered, each time with the same request number."""
        self._requests += 1
        number = self._requests
        frame = {"type": asked, "request": number, "seen": self.state["seq"], **values}
        text = msgspec.json.encode(frame).decode()
        while True:
            future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            self._pending[number] = (text, future)
            await self._send(text)
            answer = await future
            problem = answer.get("problem", {})
            code = problem.get("code", "")
            if answer["type"] == "done" or (problem["status"] < _TRY_LATER and code != _DAMAGED):
                return answer
            self.refused[code] += 1
            await asyncio.sleep(_AGAIN)

    async def news(self) -> None:
        """Wait until the table has changed."""
        await self._news.wait()
        self._news.clear()

    async def _listen(self, node: str, table: str) -> None:
        address = f"ws://{node}/api/tables/{table}/socket?lang=en&seen={self.state['seq']}"
        async with connect(
            address,
            additional_headers=self.headers(node),
            compression=None,
            open_timeout=_PATIENCE,
        ) as socket:
            self._socket = socket
            for text, _ in list(self._pending.values()):
                self.resent += 1
                await socket.send(text)
            async for frame in socket:
                self._hear(msgspec.json.decode(frame))
        self._socket = None

    def headers(self, node: str) -> dict[str, str]:
        """Return the headers with which this person opens a socket."""
        cookie = "; ".join(f"{c.name}={c.value}" for c in self._http.cookies.jar)
        return {"cookie": cookie, "origin": f"http://{node}", **self._proxied}

    def _hear(self, message: Answer) -> None:
        match message["type"]:
            case "update":
                self._take_in(message)
                self._news.set()
                if "done" in message:
                    self._hear(message["done"])
            case "done" | "refused":
                _, future = self._pending.pop(message["request"], ("", None))
                if future is not None and not future.done():
                    future.set_result(message)

    def _take_in(self, update: Answer) -> None:
        """Put an update into the table as it was known."""
        if update["since"] == 0:
            self._table, self._game = {}, {}
        self._table |= update["table"]
        self._game |= update["game"] or {}
        views = [(one["seat"], {**self._game, **one["game"]}) for one in update["seats"]]
        eyes = [{"seat": seat, "view": {**self._table, "game": game}} for seat, game in views]
        self.state = {"seq": update["seq"], "eyes": eyes}

    async def _send(self, text: str) -> None:
        """Send if there is a connection; otherwise ``stay`` sends it after reconnecting."""
        if self._socket is not None:
            try:
                await self._socket.send(text)
            except WebSocketException:
                self._socket = None

    async def _http_again(self, method: str, path: str, body: Any = None) -> Answer:
        while True:
            node = random.choice(self._nodes)
            token = self._http.cookies.get("csrftoken") or ""
            try:
                answer = await self._http.request(
                    method, f"http://{node}{path}", json=body, headers={"x-csrf-token": token}
                )
            except httpx.TransportError:
                await asyncio.sleep(_AGAIN)
                continue
            if answer.status_code < _TRY_LATER:
                found: Answer = answer.raise_for_status().json()
                return found
            await asyncio.sleep(_AGAIN)
