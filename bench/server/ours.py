"""Our server as the load speaks to it: tables written into its database, moves over its sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, NamedTuple

import msgspec

from bench.server.prepared import Heard, Place, PreparedMove, PreparedTable
from bench.server.servers import Server
from bench.server.tic_tac_toe.rules import Mark
from ludomots.games.typo.model import Cannot
from ludomots.games.typo.model import Choose as ChooseCard
from ludomots.server.database import Database
from ludomots.server.live.service import TableService, new_table_id, wall_clock
from ludomots.server.live.writer import Writer
from ludomots.server.people import cookie
from ludomots.server.people.people import People, new_id
from ludomots.tables import Done, Table, decide, open_table
from ludomots.tables.commands import Command, Free, Join, Mine, Open, Play, Start, Wanted
from ludomots.tables.pace import PerTurn

TIC_TAC_TOE_ORDER = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""Cells in an order that nobody wins by, so that all nine are marked."""

_PACE = PerTurn(3600)
"""No time runs out while tables wait for their turn to be measured."""
_DIFFERENT = 300
"""How many different games are prepared where tables are stored in the middle of one."""
_STORING = 200
"""How many tables are written at once."""


class _Frame(msgspec.Struct):
    type: str
    seq: int | None = None
    problem: msgspec.Raw = msgspec.Raw()


_FRAME = msgspec.json.Decoder(_Frame)


class Refusal(Exception):
    """The server refused a prepared move."""


def hear(frame: bytes) -> Heard:
    """Return the number of events that a frame brings, ``None`` if it brings none."""
    message = _FRAME.decode(frame)
    if message.type == "refused":
        raise Refusal(bytes(message.problem).decode())
    return message.seq if message.type in {"state", "update"} else None


class PreparedGame(NamedTuple):
    """A game played beforehand: its secret, its moves, and the same as the frames of its seats."""

    secret: bytes
    moves: tuple[tuple[int, Any], ...]
    frames: tuple[PreparedMove, ...]


class TableInPlay(NamedTuple):
    """A stored table in the middle of its game: its people, and how many events it has."""

    id: str
    people: list[str]
    seq: int


Choose = Callable[[Table, int], Any]
"""How a seat chooses its move when a game is played beforehand."""


@cache
def prepared_game(game: str, seats: int, number: int, choose: Choose) -> PreparedGame:
    """Play a game beforehand, with a secret of its own."""
    secret = number.to_bytes(32, "big")
    people = [new_id() for _ in range(seats)]
    table = _started(game, people, secret)
    first, moves, frames = table.seq, [], []
    while table.status == "running":
        seat = table.to_act[0]
        move = choose(table, seat)
        moves.append((seat, move))
        table = _moved(table, people, seat, move)
        frame = {"type": "play", "request": len(moves), "seat": seat, "move": move, "seen": None}
        before, _, after = msgspec.json.encode(frame).rpartition(b"null")
        frames.append(PreparedMove(seat, before, after, table.seq - first))
    return PreparedGame(secret, tuple(moves), tuple(frames))


@asynccontextmanager
async def store(server: Server) -> AsyncIterator["Store"]:
    """Open the database of a server beside it."""
    async with Database(server.database) as database, Writer(database) as writer:
        yield Store(server, TableService(database, writer), await People(database).key())


class Store:
    """The database of a server, into which prepared tables are written."""

    def __init__(self, server: Server, service: TableService, key: bytes) -> None:
        self._server = server
        self._service = service
        self._key = key

    async def tables(
        self, game: str, seats: int, count: int, choose: Choose | None = None
    ) -> list[PreparedTable]:
        """Store tables that have just begun, each with a game of its own, and return them."""
        how = choose or _USUAL.get(game, most_points)
        gate = asyncio.Semaphore(_STORING)

        async def one(number: int) -> PreparedTable:
            async with gate:
                return await self._table(game, seats, prepared_game(game, seats, number, how))

        return await asyncio.gather(*map(one, range(count)))

    async def _table(self, game: str, seats: int, prepared: PreparedGame) -> PreparedTable:
        people = [new_id() for _ in range(seats)]
        table = _started(game, people, prepared.secret)
        await self._service.add(table.id, table.entries)
        places = tuple(self.place(table.id, person) for person in people)
        return PreparedTable(table.id, self._server.port, places, prepared.frames)

    async def tables_in_play(
        self, game: str, seats: int, count: int, moves: int
    ) -> list[TableInPlay]:
        """Store tables at which some moves were made, and return them."""
        found = []
        for number in range(count):
            people = [new_id() for _ in range(seats)]
            table = await self._played(game, people, number % _DIFFERENT, moves)
            found.append(TableInPlay(table.id, people, table.seq))
        return found

    async def finished_tables(self, game: str, person: str, count: int) -> None:
        """Store finished games of a person, each with another opponent."""
        for number in range(count):
            await self._played(game, [person, new_id()], number % _DIFFERENT, None)

    async def listed_tables(self, game: str, count: int) -> None:
        """Store tables of the list that wait for somebody."""
        for _ in range(count):
            seats = (Mine("Player 1"), Free())
            asked = Open(by=new_id(), game=game, seats=seats, pace=_PACE, visibility="listed")
            await self._service.open(asked)

    async def _played(self, game: str, people: list[str], number: int, moves: int | None) -> Table:
        """Store a table at which some moves were made, all of them if no number is given."""
        prepared = prepared_game(game, len(people), number, _USUAL.get(game, most_points))
        table = _started(game, people, prepared.secret)
        for seat, move in prepared.moves[:moves]:
            table = _moved(table, people, seat, move)
        await self._service.add(table.id, table.entries)
        return table

    def place(self, table_id: str, person: str, seen: int = 0) -> Place:
        """Return where a person connects to a table; somebody without a seat is a spectator."""
        session = cookie.new_session(person, wall_clock())
        headers = {
            "Origin": f"http://127.0.0.1:{self._server.port}",
            "Cookie": f"{cookie.NAME}={cookie.signed(self._key, session)}",
        }
        path = f"/api/tables/{table_id}/socket?lang=en&seen={seen}"
        return Place(path, headers, (), hear)


def _started(game: str, people: list[str], secret: bytes) -> Table:
    owner, *others = people
    seats: tuple[Wanted, ...] = (Mine("Player 1"), *(Free() for _ in others))
    asked = Open(by=owner, game=game, seats=seats, pace=_PACE)
    table = open_table(new_table_id(), asked, secret, wall_clock())
    for number, person in enumerate(others, start=2):
        table = _decided(table, Join(by=person, seen=table.seq, name=f"Player {number}"))
    return _decided(table, Start(by=owner, seen=table.seq))


def _moved(table: Table, people: list[str], seat: int, move: Any) -> Table:
    return _decided(table, Play(by=people[seat], seen=table.seq, seat=seat, move=move))


def _decided(table: Table, command: Command) -> Table:
    decision = decide(table, command, wall_clock())
    if not isinstance(decision.answer, Done):
        raise Refusal(str(decision.answer))
    return decision.table


def most_points(table: Table, seat: int) -> Any:
    """Choose the move with most points."""
    assert table.game is not None
    return table.kind.finder.best(table.rules, table.game.state, seat, 1)[0]


def _all_cells(table: Table, seat: int) -> Mark:  # noqa: ARG001
    assert table.game is not None
    return Mark(TIC_TAC_TOE_ORDER[len(table.game.moves)])


def _first_card(table: Table, seat: int) -> ChooseCard | Cannot:
    """Choose the first card each time, and never say a word."""
    assert table.game is not None
    view: Any = table.rules.view(table.game.state, seat)
    return ChooseCard(view.hand[0]) if view.revealed is None else Cannot(view.longest[0])


_USUAL: dict[str, Choose] = {"tic-tac-toe": _all_cells, "typo": _first_card}
