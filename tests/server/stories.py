"""A real server on a free port, and people who visit it, for whole little stories."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from ludomots.core.player import Budget
from ludomots.server.app import create_app, give_node
from ludomots.server.node import Node
from ludomots.server.operators.limits import UNLIMITED
from ludomots.server.serve import uvicorn_config
from ludomots.server.settings import Settings
from tests.databases import new_file
from tests.server.merging import Json, MergedTable
from tests.server.people.serving import PromptServer
from tests.tables.stories import NOON

_STEP = 5000

_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Stories use plain HTTP: no client has to read all certificates of the machine."""
_IDLE: list[Litestar] = []
"""Applications whose node has stopped."""

ANSWERS = {"done", "refused", "previewed", "hinted", "plain"}


class Clock:
    """A clock that stands still until somebody moves it."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Server:
    """A server that runs, with its clock."""

    def __init__(self, node: Node, port: int, clock: Clock) -> None:
        self.node = node
        self.port = port
        self.clock = clock
        self.people: list[Visitor] = []

    async def visitor(self, language: str = "en") -> "Visitor":
        """Return somebody new."""
        visitor = Visitor(self.port, language)
        self.people.append(visitor)
        await visitor.get("/api/me")
        return visitor

    async def pass_time(self, milliseconds: int) -> None:
        """Move the clock on step by step, and let happen what is due."""
        end = self.clock.now + milliseconds
        while self.clock.now < end:
            self.clock.now = min(end, self.clock.now + _STEP)
            await self.node.scheduler.tick()

    async def settle(self) -> None:
        """Wait until no work is under way."""
        while self.node.tasks._tasks:
            await asyncio.wait(self.node.tasks._tasks)

    async def see_off(self) -> None:
        """Let everybody go."""
        for visitor in self.people:
            await visitor.close()


class Visitor:
    """Somebody with a browser: cookies, and sockets at tables."""

    def __init__(self, port: int, language: str) -> None:
        self._origin = f"http://127.0.0.1:{port}"
        self._language = language
        self._sockets: list[Socket] = []
        self.http = httpx.AsyncClient(
            base_url=self._origin,
            headers={"accept-language": language},
            timeout=30,
            verify=_NO_TLS,
        )

    async def get(self, path: str, status: int = 200) -> Any:
        """Get something."""
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any, status: int = 201) -> Any:
        """Send something as a browser does."""
        token = self.http.cookies.get("csrftoken") or ""
        answer = await self.http.post(path, json=body, headers={"x-csrf-token": token})
        assert answer.status_code == status, answer.text
        return answer.json()

    async def send(self, path: str, body: Any) -> None:
        """Send something to which there is nothing to answer."""
        token = self.http.cookies.get("csrftoken") or ""
        answer = await self.http.post(path, json=body, headers={"x-csrf-token": token})
        assert answer.status_code == 204, answer.text

    async def put(self, path: str, body: Any = None, status: int = 204) -> Any:
        """Put something as a browser does; what is answered, if anything."""
        token = self.http.cookies.get("csrftoken") or ""
        answer = await self.http.put(path, json=body, headers={"x-csrf-token": token})
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def delete(self, path: str) -> None:
        """Delete something as a browser does."""
        token = self.http.cookies.get("csrftoken") or ""
        answer = await self.http.delete(path, headers={"x-csrf-token": token})
        assert answer.status_code == 204, answer.text

    async def open(self, game: str = "topword", *others: Json, **wishes: Any) -> str:
        """Open a table with a seat of one's own, and an open one if not said otherwise."""
        seats = [{"type": "mine", "name": "Joueur 1"}, *(others or ({"type": "open"},))]
        table = await self.post("/api/tables", {"game": game, "seats": seats, **wishes})
        return str(table["id"])

    async def sit(self, table: str, seen: int = 0) -> "Socket":
        """Connect to a table and wait until it is shown."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies, "accept-language": self._language, "origin": self._origin}
        address = f"{self._origin.replace('http', 'ws')}/api/tables/{table}/socket?seen={seen}"
        connection = await connect(address, additional_headers=headers, compression=None)
        socket = Socket(connection, self._shown_before(table, seen))
        self._sockets.append(socket)
        await socket.until(lambda one: one["type"] == "said")
        return socket

    def _shown_before(self, table: str, seen: int) -> MergedTable:
        """Return the table as an earlier socket left it after ``seen`` events, if there is one: a
        page that connects again keeps what it was shown."""
        before = (one.merged for one in reversed(self._sockets) if one.merged.id == table)
        found = next((one for one in before if one.seq == seen), None)
        return MergedTable(self._language) if found is None else found.copy()

    async def close(self) -> None:
        """Close everything."""
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()


class Socket:
    """A connection to a table: everything that came, and the table as it was last shown.

    ``came`` are the messages as they are sent, ``state`` the whole table that the updates make.
    """

    def __init__(self, connection: ClientConnection, merged: MergedTable) -> None:
        self.connection = connection
        self.merged = merged
        self.came: list[Json] = []
        self.state: Json = {}
        self.lines: list[Json] = []
        self._request = 0

    @property
    def seq(self) -> int:
        """How many events were seen."""
        return int(self.state["seq"])

    @property
    def view(self) -> Json:
        """The table as one sees it with one's first eyes."""
        view: Json = self.state["eyes"][0]["view"]
        return view

    async def hear(self) -> Json:
        """Wait for the next message."""
        message: Json = msgspec.json.decode(await asyncio.wait_for(self.connection.recv(), 30))
        self.came.append(message)
        if message["type"] == "update":
            self.state = self.merged.take(message)
            self.lines += self.state["lines"]
            if "done" in message:
                self.came.append(message["done"])
        return message

    async def until(self, wanted: Any) -> Json:
        """Wait for a message."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def until_seq(self, seq: int) -> None:
        """Wait until a number of events were seen."""
        while self.seq < seq:
            await self.hear()

    async def ask(self, kind: str, **values: Any) -> Json:
        """Ask for something and wait for the answer."""
        number = await self.send(kind, **values)
        while True:
            message = await self.hear()
            answer = message.get("done") if message["type"] == "update" else message
            if answer and answer["type"] in ANSWERS and answer["request"] == number:
                return answer

    async def send(self, kind: str, **values: Any) -> int:
        """Ask for something and do not wait."""
        self._request += 1
        if kind in {
            "join",
            "leave",
            "remove",
            "order-seats",
            "add-bot",
            "start",
            "play",
            "play-text",
            "propose",
            "answer-proposal",
            "take-seat-back",
            "offer-rematch",
            "switch-chat",
            "set-spectators",
        }:
            values.setdefault("seen", self.seq)
        frame = {"type": kind, "request": self._request, **values}
        await self.connection.send(msgspec.json.encode(frame).decode())
        return self._request

    async def close(self) -> None:
        """Go."""
        await self.connection.close()


@asynccontextmanager
async def serving(folder: Path, **wishes: Any) -> AsyncIterator[Server]:
    """A server on a database in a folder; its clock stands at noon and nothing runs by itself."""
    clock = wishes.pop("now", Clock())
    database = wishes.pop("database", None) or new_file(folder)
    settings = Settings(
        **{
            "database": database,
            "node": "test",
            "now": clock,
            "thinking": Budget(milliseconds=None, playouts=20),
            "runs": False,
            "limits": UNLIMITED,
            "computer_pace": 0,
            **wishes,
        }
    )
    with application(settings) as app:
        async with _running(app) as port:
            server = Server(app.state.node, port, clock)
            try:
                yield server
            finally:
                await server.see_off()


@contextmanager
def application(settings: Settings) -> Iterator[Litestar]:
    """The application of these settings.

    Making all routes takes longer than many a story, so applications are used again, each with a
    new node.
    """
    if _IDLE:
        give_node(app := _IDLE.pop(), settings)
    else:
        app = create_app(settings)
    yield app
    _IDLE.append(app)


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[int]:
    """An application on a free port, which is returned."""
    uvicorn_server = PromptServer(uvicorn_config(app, "127.0.0.1", 0))
    uvicorn_server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(uvicorn_server.serve())
    while not uvicorn_server.started:
        assert not running.done()
        await asyncio.sleep(0.01)
    try:
        yield int(uvicorn_server.servers[0].sockets[0].getsockname()[1])
    finally:
        uvicorn_server.should_exit = True
        await running


@asynccontextmanager
async def visiting(folder: Path) -> AsyncIterator[tuple[Server, Visitor]]:
    """A server, and somebody who visits it."""
    async with serving(folder) as server:
        yield server, await server.visitor()


@asynccontextmanager
async def two_playing(
    folder: Path, game: str = "topword", **wishes: Any
) -> AsyncIterator[tuple[Server, Socket, Socket]]:
    """A server, and two people who have begun a game there."""
    async with serving(folder) as server:
        yield server, *await two_at(server, game, **wishes)


async def two_at(server: Server, game: str = "topword", **wishes: Any) -> tuple[Socket, Socket]:
    """Return two people who have begun a game."""
    return await begun(await server.visitor(), await server.visitor("fr"), game, **wishes)


async def begun(
    first: Visitor, second: Visitor, game: str = "topword", **wishes: Any
) -> tuple[Socket, Socket]:
    """Return the sockets of two visitors who have begun a game."""
    one, two = await joined(first, second, game, **wishes)
    assert (await one.ask("start"))["type"] == "done"
    await two.until_seq(one.seq)
    return one, two


async def joined(
    first: Visitor, second: Visitor, game: str = "topword", **wishes: Any
) -> tuple[Socket, Socket]:
    """Return the sockets of two visitors at a table that the first one has opened."""
    table = await first.open(game, **wishes)
    one, two = await first.sit(table), await second.sit(table)
    assert (await two.ask("join", name="Joueur 2"))["type"] == "done"
    await one.until_seq(two.seq)
    return one, two
