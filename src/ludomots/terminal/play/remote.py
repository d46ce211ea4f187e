"""A table of a server on this screen, spoken to as ``docs/protocol.md`` says."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludomots.core.contract import JUDGE, AnyRules, GameView, Outcome, Square
from ludomots.core.facts import Text, Voice, words_in
from ludomots.core.moves import Accept, Contest
from ludomots.core.narrate import verdict, why_over
from ludomots.core.narration import AnyHint, Hint
from ludomots.core.shelf import EDITIONS
from ludomots.tables.events import Seat
from ludomots.tables.pace import SECOND
from ludomots.tables.sentences import names_of
from ludomots.terminal.play.server import Server, Unreachable, table_id_of
from ludomots.texts import Texts
from ludomots.widgets.phase import Phase, Turn, Window
from ludomots.widgets.table import AnySeenMove, NotDone, TimeLeft

if TYPE_CHECKING:
    from ludomots.terminal.play.tables import Slip

_RETRY = 1.0
"""Seconds before a lost connection is tried again."""


class Who(msgspec.Struct, frozen=True):
    """Who sits somewhere: a person's name, or the level of a computer player."""

    name: str | None
    level: str | None = None


class SeatSeen(msgspec.Struct, frozen=True, rename="camel"):
    """A seat as it is sent."""

    who: Who
    is_owner: bool
    left: int | None
    running: bool


class JudgeSeen(msgspec.Struct, frozen=True):
    """The place of a judge who does not play; without a name nobody has it."""

    name: str | None


class TableSeen(msgspec.Struct, frozen=True, rename="camel"):
    """What this program reads of a table: what everybody may see but the game."""

    kind: str
    rulebook: int
    status: str
    seats: tuple[SeatSeen, ...]
    outcome: Outcome | None
    next: str | None
    judge: JudgeSeen | None = None


class Part(msgspec.Struct, frozen=True):
    """What one seat sees besides: fields of the game's view, what is expected, what it may do."""

    seat: int | None
    game: dict[str, msgspec.Raw]
    expected: Text
    may: tuple[str, ...]


class Happened(msgspec.Struct, frozen=True):
    """An event; only moves are looked at more closely."""

    type: str
    seat: int | None = None
    move: msgspec.Raw = msgspec.Raw(b"null")


class Line(msgspec.Struct, frozen=True):
    """An event and the facts that tell it."""

    seq: int
    event: Happened
    told: tuple[Text, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused."""

    detail: Text
    rule: str | None = None
    squares: tuple[Square, ...] = ()


class Proposed(msgspec.Struct, frozen=True):
    """A move that could be made, in words."""

    move: msgspec.Raw
    label: Text
    points: int | None = None


class Answered(msgspec.Struct, frozen=True):
    """The number of a request that was carried out."""

    request: int


class Message(msgspec.Struct, frozen=True):
    """Any message of the server: ``type`` says which of the fields are there."""

    type: str
    seq: int = 0
    since: int = 0
    lines: tuple[Line, ...] = ()
    table: dict[str, msgspec.Raw] = {}
    game: dict[str, msgspec.Raw] | None = None
    seats: tuple[Part, ...] = ()
    curtain: Part | None = None
    done: Answered | None = None
    request: int | None = None
    problem: Refusal | None = None
    hints: tuple[Proposed, ...] = ()
    told: Text = ""


class RemoteTable:
    """A table of a server. ``changed`` is called whenever something has happened there."""

    def __init__(self, server: Server, table_id: str, say: Texts) -> None:
        self.id = table_id
        self.changed: Callable[[], None] = lambda: None
        self.slipped: Slip = lambda _seat, _move, _fault: None
        self._server = server
        self._say = say
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._parts: dict[int | None, Part] = {}
        self._table: dict[str, msgspec.Raw] = {}
        self._game: dict[str, msgspec.Raw] = {}
        self._views: dict[int | None, GameView] = {}
        self._seq = 0
        self._made: list[AnySeenMove] = []
        self._told: list[str] = []
        self._words_told: list[tuple[str, ...]] = []
        self._end = ""
        self.advice = ""
        self._asked = 0
        self._came = 0.0
        self._requests = 0
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()

    @property
    def link(self) -> str:
        """The invitation to this table."""
        return self._server.link_to(self.id)

    @property
    def command(self) -> str:
        """The command that leads back to this table."""
        return f"ludomots play --server {self._server.url} --join {self.id}"

    @cached_property
    def seen(self) -> TableSeen:
        """The table as it was last shown."""
        return msgspec.json.decode(msgspec.json.encode(self._table), type=TableSeen)

    @property
    def status(self) -> str:
        """Whether the table is open, running, finished or closed."""
        return self.seen.status

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.seen.kind

    @property
    def rules(self) -> AnyRules:
        """The rulebook with the options of the table, to ask about moves being tried."""
        definition = EDITIONS[self.seen.kind, self.seen.rulebook]
        return definition.rules(self.view(None).options, None)

    @property
    def names(self) -> Sequence[str]:
        """What each seat is called."""
        who = [one.who for one in self.seen.seats]
        return names_of([Seat(name=one.name or "", level=one.level) for one in who], self._say)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this screen; none where one only watches."""
        return tuple(seat for seat in self._parts if seat is not None and seat != JUDGE)

    @property
    def judges(self) -> bool:
        """Whether somebody at this screen judges and does not play."""
        return JUDGE in self._parts

    @property
    def computers(self) -> tuple[int, ...]:
        """The server runs its computer players itself."""
        return ()

    @property
    def is_owner(self) -> bool:
        """Whether somebody at this screen may begin the game."""
        return any(self.seen.seats[seat].is_owner for seat in self.people)

    @property
    def gives_hints(self) -> bool:
        """Whether nobody plays but the people here and computer players."""
        others = (one for at, one in enumerate(self.seen.seats) if at not in self.people)
        return all(one.who.level is not None for one in others)

    @property
    def made(self) -> Sequence[AnySeenMove]:
        """The moves so far."""
        return self._made

    @property
    def story(self) -> Sequence[str]:
        """What happened, as the server tells it."""
        return self._told

    @property
    def words_told(self) -> Sequence[tuple[str, ...]]:
        """The words that the lines of the story name."""
        return self._words_told

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.seen.outcome

    def view(self, seat: int | None) -> GameView:
        """Return the game as a seat here sees it; without a seat, as all here may see it."""
        if seat not in self._parts:
            seat = next(iter(self._parts))
        if seat not in self._views:
            definition = EDITIONS[self.seen.kind, self.seen.rulebook]
            game = msgspec.json.encode({**self._game, **self._parts[seat].game})
            self._views[seat] = msgspec.json.decode(game, type=definition.view)
        return self._views[seat]

    def may(self, seat: int, name: str) -> bool:
        """Return whether a seat here may make a move without content."""
        return seat in self._parts and name in self._parts[seat].may

    def moves(self, seat: int) -> Sequence[tuple[str, msgspec.Struct]]:
        """Return the moves without content that a seat here may make; others can be typed."""
        plain = EDITIONS[self.seen.kind, self.seen.rulebook].plain_moves
        return [(name, move) for name, move in plain if self.may(seat, name)]

    def expected(self, now: Phase) -> str:
        """Return what the server says is expected."""
        if self._socket is None:
            return self._say("play-lost-connection")
        seat = next(iter(self._parts))
        match now:
            case Turn(seat=seat):
                pass
            case Window(seats=seats):
                seat = seats[0]
        return self._voice(self._parts[seat].expected)

    def time_left(self) -> TimeLeft:
        """Return what is left of the turn."""
        left = [one.left for one in self.seen.seats if one.running and one.left is not None]
        if not left or self.outcome is not None:
            return TimeLeft()
        return TimeLeft(max(left) / SECOND - (time.monotonic() - self._came))

    def end(self) -> tuple[str, Sequence[str]]:
        """Return who has won, and what the points are made of, as the server tells it."""
        title, *why = self._end.split("\n")
        if self.outcome is None:
            return title, why
        pairs = zip(self.names, self.outcome.scores, strict=True)
        points = [f"{name:<16} {score:>4}" for name, score in pairs]
        if len(self._parts) == 1:
            title = self._voice(verdict(self.outcome, next(iter(self._parts))))
        reason = self._voice(why_over(self.seen.kind, self.outcome))
        return title, [reason, "", *points, "", *why]

    def asked(self, seat: int | None) -> int:
        """Return a number that grows when the people here are asked something new."""
        return self._seq if seat is None else self._asked

    def must_think(self) -> bool:
        """Nobody thinks here."""
        return False

    def is_due(self) -> bool:
        """The server keeps the time."""
        return False

    def stand_still(self) -> None:
        """The clocks of a server do not stand still."""

    async def go_on(self) -> None:
        """The clocks of a server do not stand still."""

    async def think(self) -> None:
        """The server runs its computer players itself."""

    async def wake(self) -> None:
        """The server keeps the time."""

    async def play(self, seat: int, move: msgspec.Struct) -> None:
        """Make a move, or raise ``NotDone``."""
        self.advice = ""
        await self._ask("play", seen=self._seq, seat=seat, move=move)

    async def hints(self, seat: int) -> list[AnyHint]:
        """Return moves that the server proposes."""
        answer = await self._ask("hints", seat=seat)
        move = EDITIONS[self.seen.kind, self.seen.rulebook].move
        return [
            Hint(msgspec.json.decode(one.move, type=move), one.label, one.points)
            for one in answer.hints
        ]

    async def begin(self) -> None:
        """Begin the game without the seats that are still open."""
        await self._ask("start", seen=self._seq)

    async def offer_rematch(self) -> str:
        """Offer to play again; once all have, return the new table."""
        if self.seen.next is None:
            await self._ask("offer-rematch", seen=self._seq)
        while self.seen.next is None:
            self._news.clear()
            await self._news.wait()
        return self.seen.next

    async def sit_down(self) -> None:
        """Connect, and take a seat if one is open and nobody here has one yet."""
        await self._connect()
        self._task = asyncio.create_task(self._listen())
        while not self._parts:
            self._news.clear()
            await self._news.wait()
        is_open = any(one.who.name is None and one.who.level is None for one in self.seen.seats)
        if self.status == "open" and not self.people and (is_open or not self._lacks_judge):
            for name in self._server.names[:1] or (self._say("play-person", number=1),):
                await self._ask("join", seen=self._seq, name=name)
        elif not self.people and self._lacks_judge:
            name = next(iter(self._server.names), self._say("play-person", number=1))
            await self._ask("sit-as-judge", seen=self._seq, name=name)

    @property
    def _voice(self) -> Voice:
        """What says the facts that the server sends."""
        return Voice(self.names, self._say)

    @property
    def _lacks_judge(self) -> bool:
        """Whether somebody who does not play may take the place of the judge."""
        return self.seen.judge is not None and self.seen.judge.name is None

    async def leave(self) -> None:
        """Let the connection go; the seat stays."""
        self.changed = lambda: None
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        server = self._server
        address = server.url.replace("http", "ws", 1)
        try:
            self._socket = await connect(
                f"{address}/api/tables/{self.id}/socket?seen={self._seq}&lang={server.language}",
                additional_headers={"cookie": server.cookies, "origin": server.url},
            )
        except (OSError, WebSocketException) as error:
            raise Unreachable(server.url, str(error)) from error

    async def _listen(self) -> None:
        """Take in what the server sends; connect again when the connection is lost."""
        while True:
            try:
                if self._socket is None:
                    await self._connect()
                    continue
                self._take_in(msgspec.json.decode(await self._socket.recv(), type=Message))
            except ConnectionClosed:
                self._socket = None
                for answer in self._answers.values():
                    answer.set_exception(NotDone(self._say("play-lost-connection")))
                self._answers.clear()
                self.changed()
            except Unreachable:
                await asyncio.sleep(_RETRY)

    async def _ask(self, request: str, **content: object) -> Message:
        """Ask something, and return the answer or raise ``NotDone``."""
        if self._socket is None:
            raise NotDone(self._say("play-lost-connection"))
        self._requests += 1
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[self._requests] = answer
        frame = {"type": request, "request": self._requests, **content}
        await self._socket.send(msgspec.json.encode(frame).decode())
        message = await answer
        if message.problem is not None:
            problem = message.problem
            rule = self._say("play-refused-rule", rule=problem.rule) if problem.rule else ""
            raise NotDone(f"{self._voice(problem.detail)} {rule}".strip(), problem.squares)
        return message

    def _take_in(self, message: Message) -> None:
        if message.type == "refused" and message.request is None and message.problem:
            self._end = Voice((), self._say)(message.problem.detail)
        if message.type == "update":
            self._show(message)
        if message.type == "coached":
            self.advice = self._voice(message.told)
        number = message.done.request if message.done else message.request
        answer = self._answers.pop(number, None) if number is not None else None
        if answer is not None and not answer.done():
            answer.set_result(message)
        self._news.set()
        if message.type in {"update", "coached"}:
            self.changed()

    def _show(self, message: Message) -> None:
        """Take in a table as it is now, and what happened since."""
        has_game = bool(self._parts) and self.seen.status in {"running", "finished"}
        before = self.view(None) if has_game else None
        parts = [*message.seats, *([message.curtain] if message.curtain else [])]
        self._parts = {one.seat: one for one in parts}
        if message.since == 0:
            self._table, self._game = {}, {}
        self._table |= message.table
        self._game |= message.game or {}
        self._views.clear()
        self.__dict__.pop("seen", None)
        self._seq, self._came = message.seq, time.monotonic()
        has_game = self.seen.status in {"running", "finished"}
        after = self.view(None) if has_game else None
        definition = EDITIONS[self.seen.kind, self.seen.rulebook]
        moves = [line.event for line in message.lines if line.event.type == "moved"]
        new = [
            AnySeenMove(
                -1 if one.seat is None else one.seat,
                msgspec.json.decode(one.move, type=definition.move),
                before if at == 0 else None,
                after if at == len(moves) - 1 else None,
            )
            for at, one in enumerate(moves)
        ]
        self._made += new
        for line in message.lines:
            self._told += map(self._voice, line.told)
            self._words_told += filter(None, (tuple(words_in(text)) for text in line.told))
            if line.event.type == "finished":
                self._end = self._voice.lines(line.told)
        if before is None or after is None or not self._still_asked(before, after, new):
            self._asked = self._seq

    def _still_asked(self, before: GameView, after: GameView, new: Sequence[AnySeenMove]) -> bool:
        """Return whether the people here are asked the same as before: others only answered."""
        others = all(
            one.seat >= 0 and one.seat not in self.people and not isinstance(one.move, Contest)
            for one in new
        )
        accepted = all(isinstance(one.move, Accept) for one in new)
        return others and (accepted or set(after.to_act) < set(before.to_act))


async def sit_down_at(server: Server, link: str, say: Texts) -> RemoteTable:
    """Return a table of a server with the people of this screen at it."""
    await server.greet()
    table = RemoteTable(server, table_id_of(link), say)
    await table.sit_down()
    return table
