"""A seat at a table of any server, spoken to as ``docs/protocol.md`` says.

``Server`` is the server as a guest knows it: who one is there, opening a table. ``TableClient`` is
one table: what the people at this client see of it, and what they do there. Bots, the terminal and
tests sit down with it.
"""

import asyncio
import platform
import re
import time
from contextlib import suppress
from functools import cached_property
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludomots.core.contract import JUDGE, GameView, Outcome, Square
from ludomots.core.definition import AnyGame
from ludomots.core.facts import Text, Voice
from ludomots.core.narration import AnyHint, Hint
from ludomots.core.shelf import EDITIONS
from ludomots.errors import LudomotsError, NotDone
from ludomots.tables.commands import Wanted
from ludomots.tables.events import Seat
from ludomots.tables.pace import SECOND
from ludomots.tables.sentences import names_of
from ludomots.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

COOKIES = "server-cookies.txt"
"""The file that keeps who one is at each server, so that one finds one's seats again."""

_SECONDS = 30
_RETRY = 1.0
"""Seconds before a lost connection is tried again."""
_TABLE_ID = re.compile(r"[\w-]{8,}")


class Unreachable(LudomotsError):
    """A server that does not answer, or whose connection is lost."""

    def __init__(self, url: str, reason: str) -> None:
        self.url = url
        self.reason = reason
        super().__init__(f"{url}: {reason}")


class WantedTable(msgspec.Struct, frozen=True):
    """A table to be opened: the body of ``POST /api/tables``."""

    game: str
    seats: tuple[Wanted, ...]
    preset: str
    changes: dict[str, Any] = {}
    coach: bool = False


class _Problem(msgspec.Struct, frozen=True):
    """Why a server does not do something: a sentence for the reader."""

    detail: str


class Server:
    """A server. ``folder`` is where it is kept who one is there."""

    def __init__(self, url: str, folder: Path, language: str) -> None:
        self.url = url.rstrip("/")
        self.language = language
        folder.mkdir(parents=True, exist_ok=True)
        self._jar = LWPCookieJar(folder / COOKIES)
        self._http = build_opener(HTTPCookieProcessor(self._jar))

    @property
    def cookies(self) -> str:
        """The cookies of this server, as a header has them."""
        host = urlsplit(self.url).hostname or ""
        ours = [one for one in self._jar if one.domain.split(".local")[0] == host]
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in ours)

    async def greet(self) -> None:
        """Be known to the server: as before, or as a new guest. ``Unreachable`` if it is not."""
        with suppress(FileNotFoundError, LoadError):
            self._jar.load(ignore_discard=True)
        await self._ask("GET", "/api/me")
        self._jar.save(ignore_discard=True)
        Path(str(self._jar.filename)).chmod(0o600)

    async def open(self, wanted: WantedTable) -> str:
        """Open a table and return its id, or raise ``NotDone`` or ``Unreachable``."""
        await self.greet()
        opened = await self._ask("POST", "/api/tables", wanted)
        return str(opened["id"])

    async def _ask(self, method: str, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(self._ask_now, method, path, body)

    def _ask_now(self, method: str, path: str, body: object) -> Any:
        token = next((one.value for one in self._jar if one.name == "csrftoken"), None) or ""
        headers = {
            "accept-language": self.language,
            "user-agent": f"Ludomots ({platform.system()})",
            "x-csrf-token": token,
        }
        data = None
        if body is not None:
            data, headers["content-type"] = msgspec.json.encode(body), "application/json"
        request = Request(f"{self.url}{path}", data, headers, method=method)  # noqa: S310
        try:
            with self._http.open(request, timeout=_SECONDS) as answer:
                return msgspec.json.decode(answer.read())
        except HTTPError as error:
            raise NotDone(_detail(error)) from error
        except (URLError, OSError, ValueError, msgspec.MsgspecError) as error:
            raise Unreachable(self.url, str(getattr(error, "reason", error))) from error


def table_id_of(link: str) -> str:
    """Return the table of an invitation, or of what is left of one.

    >>> table_id_of("http://localhost:8000/table/hPZ3kq0Jd1w2VYxA?lang=fr")
    'hPZ3kq0Jd1w2VYxA'
    """
    found = _TABLE_ID.findall(urlsplit(link).path or link)
    return str(found[-1]) if found else link


def server_of(link: str) -> str | None:
    """Return the server of an invitation, ``None`` if it names none."""
    parts = urlsplit(link)
    return f"{parts.scheme}://{parts.netloc}" if parts.scheme and parts.netloc else None


def _detail(error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(), type=_Problem).detail
    except msgspec.MsgspecError:
        return f"{error.code} {error.reason}"


class _Who(msgspec.Struct, frozen=True):
    name: str | None
    level: str | None = None


class SeatSeen(msgspec.Struct, frozen=True, rename="camel"):
    """A seat: who sits there, and what is left of their time."""

    who: _Who
    is_owner: bool
    left: int | None
    running: bool

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down here."""
        return self.who.name is None and self.who.level is None


class TableSeen(msgspec.Struct, frozen=True, rename="camel"):
    """What everybody sees of a table besides the game; ``next`` is the table of the rematch."""

    kind: str
    rulebook: int
    status: str
    seats: tuple[SeatSeen, ...]
    outcome: Outcome | None
    next: str | None
    judge: _Who | None = None


class Part(msgspec.Struct, frozen=True):
    """What one seat sees besides: fields of the game's view, what is expected, what it may do."""

    seat: int | None
    game: dict[str, msgspec.Raw]
    expected: Text
    may: tuple[str, ...]


class _Happened(msgspec.Struct, frozen=True):
    type: str
    seat: int | None = None
    move: msgspec.Raw = msgspec.Raw(b"null")


class Line(msgspec.Struct, frozen=True):
    """An event of the log and the facts that tell it."""

    seq: int
    event: _Happened
    told: tuple[Text, ...]


class _Refusal(msgspec.Struct, frozen=True):
    detail: Text
    rule: str | None = None
    squares: tuple[Square, ...] = ()


class _Proposed(msgspec.Struct, frozen=True):
    move: msgspec.Raw
    label: Text
    points: int | None = None


class _Answered(msgspec.Struct, frozen=True):
    request: int


class _Message(msgspec.Struct, frozen=True):
    """Any message of the server: ``type`` says which of the fields are there."""

    type: str
    seq: int = 0
    since: int = 0
    lines: tuple[Line, ...] = ()
    table: dict[str, msgspec.Raw] = {}
    game: dict[str, msgspec.Raw] | None = None
    seats: tuple[Part, ...] = ()
    curtain: Part | None = None
    done: _Answered | None = None
    request: int | None = None
    problem: _Refusal | None = None
    hints: tuple[_Proposed, ...] = ()
    told: Text = ""


class Made(NamedTuple):
    """A move that was made at a table, as this client may know it; seat -1 is the table."""

    seat: int
    move: msgspec.Struct


class TableClient:
    """A table of a server. ``on_change`` is called whenever something has happened there."""

    def __init__(self, server: Server, table_id: str, say: Texts) -> None:
        self.id = table_id
        self.on_change: Callable[[], None] = lambda: None
        self.seq = 0
        self.made: list[Made] = []
        self.lines: list[Line] = []
        self.advice: Text = ""
        self.parts: Mapping[int | None, Part] = {}
        self._server = server
        self._say = say
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._table: dict[str, msgspec.Raw] = {}
        self._game: dict[str, msgspec.Raw] = {}
        self._views: dict[int | None, GameView] = {}
        self._came = 0.0
        self._requests = 0
        self._answers: dict[int, asyncio.Future[_Message]] = {}
        self._news = asyncio.Event()

    @property
    def url(self) -> str:
        """The address of the server."""
        return self._server.url

    @property
    def link(self) -> str:
        """The invitation to this table."""
        return f"{self.url}/table/{self.id}"

    @cached_property
    def seen(self) -> TableSeen:
        """The table as it was last sent."""
        return msgspec.json.decode(msgspec.json.encode(self._table), type=TableSeen)

    @property
    def kind(self) -> AnyGame:
        """The game of the table, by its rulebook."""
        return EDITIONS[self.seen.kind, self.seen.rulebook]

    @property
    def names(self) -> list[str]:
        """What each seat is called."""
        who = [one.who for one in self.seen.seats]
        return names_of([Seat(name=one.name or "", level=one.level) for one in who], self._say)

    @property
    def voice(self) -> Voice:
        """What says the facts of this table."""
        return Voice(self.names, self._say)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this client; none where one only watches."""
        return tuple(seat for seat in self.parts if seat is not None and seat != JUDGE)

    @property
    def is_owner(self) -> bool:
        """Whether somebody at this client may begin the game."""
        return any(self.seen.seats[seat].is_owner for seat in self.people)

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection; a lost one is tried again."""
        return self._socket is not None

    def view(self, seat: int | None) -> GameView:
        """Return the game as a seat here sees it; without a seat, as all here may see it."""
        if seat not in self.parts:
            seat = next(iter(self.parts))
        if seat not in self._views:
            game = msgspec.json.encode({**self._game, **self.parts[seat].game})
            self._views[seat] = msgspec.json.decode(game, type=self.kind.view)
        return self._views[seat]

    def seconds_left(self) -> float | None:
        """Return what is left of the turn, ``None`` where nobody's time runs."""
        left = [one.left for one in self.seen.seats if one.running and one.left is not None]
        if not left or self.seen.outcome is not None:
            return None
        return max(left) / SECOND - (time.monotonic() - self._came)

    async def connect(self) -> None:
        """Connect and wait for the table, or raise ``Unreachable`` or ``NotDone``."""
        await self._connect()
        self._task = asyncio.create_task(self._listen())
        while not self.parts:
            await self._next_message()

    async def sit_down(self, name: str) -> None:
        """Connect, and take a seat or the judge's place if one is open and nobody here has one."""
        await self.connect()
        judge = self.seen.judge
        lacks_judge = judge is not None and judge.name is None
        has_room = any(one.is_open for one in self.seen.seats)
        if self.people or JUDGE in self.parts:
            return
        if self.seen.status == "open" and (has_room or not lacks_judge):
            await self.ask("join", seen=self.seq, name=name)
        elif lacks_judge:
            await self.ask("sit-as-judge", seen=self.seq, name=name)

    async def begin(self) -> None:
        """Begin the game without the seats that are still open."""
        await self.ask("start", seen=self.seq)

    async def play(self, seat: int, move: msgspec.Struct) -> None:
        """Make a move, or raise ``NotDone`` or ``Unreachable``."""
        self.advice = ""
        await self.ask("play", seen=self.seq, seat=seat, move=move)

    async def hints(self, seat: int) -> list[AnyHint]:
        """Return the moves that the server proposes, the best first."""
        answer = await self.ask("hints", seat=seat)
        move = self.kind.move
        return [
            Hint(msgspec.json.decode(one.move, type=move), one.label, one.points)
            for one in answer.hints
        ]

    async def offer_rematch(self) -> str:
        """Offer to play again; once everybody has, return the new table."""
        if self.seen.next is None:
            await self.ask("offer-rematch", seen=self.seq)
        while self.seen.next is None:
            await self._next_message()
        return self.seen.next

    async def leave(self) -> None:
        """Let the connection go; the seat stays."""
        self.on_change = lambda: None
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()

    async def ask(self, request: str, **content: object) -> _Message:
        """Send a request and return the answer, or raise ``NotDone`` or ``Unreachable``."""
        if self._socket is None:
            raise self._lost
        self._requests += 1
        answer: asyncio.Future[_Message] = asyncio.get_running_loop().create_future()
        self._answers[self._requests] = answer
        frame = {"type": request, "request": self._requests, **content}
        try:
            await self._socket.send(msgspec.json.encode(frame).decode())
        except ConnectionClosed as error:
            raise self._lost from error
        message = await answer
        if message.problem is not None:
            raise NotDone(self.voice(message.problem.detail), message.problem.rule)
        return message

    @property
    def _lost(self) -> Unreachable:
        return Unreachable(self.url, self._say("client-lost-connection"))

    async def _next_message(self) -> None:
        self._news.clear()
        await self._news.wait()
        if self._task is not None and self._task.done():
            self._task.result()

    async def _connect(self) -> None:
        address = self.url.replace("http", "ws", 1)
        place = f"seen={self.seq}&lang={self._server.language}"
        try:
            self._socket = await connect(
                f"{address}/api/tables/{self.id}/socket?{place}",
                additional_headers={"cookie": self._server.cookies, "origin": self.url},
            )
        except (OSError, WebSocketException) as error:
            raise Unreachable(self.url, str(error)) from error

    async def _listen(self) -> None:
        """Take in what the server sends; connect again when the connection is lost.

        A table that the server does not show at all is ``NotDone``.
        """
        try:
            while True:
                try:
                    if self._socket is None:
                        await self._connect()
                        continue
                    self._take_in(msgspec.json.decode(await self._socket.recv(), type=_Message))
                except ConnectionClosed:
                    self._lose_connection()
                except Unreachable:
                    await asyncio.sleep(_RETRY)
        finally:
            self._news.set()

    def _lose_connection(self) -> None:
        self._socket = None
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(self._lost)
        self._answers.clear()
        self.on_change()

    def _take_in(self, message: _Message) -> None:
        is_answer = message.request is not None
        if message.type == "refused" and not is_answer and message.problem and not self.parts:
            raise NotDone(Voice((), self._say)(message.problem.detail))
        if message.type == "update":
            self._update(message)
        if message.type == "coached":
            self.advice = message.told
        number = message.done.request if message.done else message.request
        answer = self._answers.pop(number, None) if number is not None else None
        if answer is not None and not answer.done():
            answer.set_result(message)
        self._news.set()
        if message.type in {"update", "coached"}:
            self.on_change()

    def _update(self, message: _Message) -> None:
        """Take in the table as it is now, and what happened since."""
        parts: Sequence[Part] = [*message.seats, *([message.curtain] if message.curtain else [])]
        self.parts = {one.seat: one for one in parts}
        if message.since == 0:
            self._table, self._game, self.made, self.lines = {}, {}, [], []
        self._table |= message.table
        self._game |= message.game or {}
        self._views.clear()
        self.__dict__.pop("seen", None)
        self.seq, self._came = message.seq, time.monotonic()
        self.lines += message.lines
        for event in (line.event for line in message.lines if line.event.type == "moved"):
            move = msgspec.json.decode(event.move, type=self.kind.move)
            self.made.append(Made(-1 if event.seat is None else event.seat, move))
