"""Tables over HTTP: the list, one's own, opening one, looking at one."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.core.contract import Outcome
from ludomots.core.options import DEFAULT_PRESET
from ludomots.server.language import language_of
from ludomots.server.live.messages import State
from ludomots.server.live.service import NoTable
from ludomots.server.live.sitting import open_for
from ludomots.server.live.snapshot import whole_state
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import AnyRequest, problem_of
from ludomots.tables import BadLog, ListedTable, Table
from ludomots.tables.commands import Open, Wanted
from ludomots.tables.deadlines import turn_deadline
from ludomots.tables.delay import as_seen_by
from ludomots.tables.events import Opened, Spectators, Visibility
from ludomots.tables.pace import Pace
from ludomots.tables.view import line_of
from ludomots.texts import Texts, texts

MY_LATEST = 30
"""How many tables of a person are looked at."""
_LAST_PAGE = 1000

Name = Annotated[str, msgspec.Meta(max_length=40)]


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table wanted: the game, its rules, who sits where. Without a pace the game's own is used;
    if it has none, tables of the list have a clock, and friends some days for each turn.

    If no seat is open the game begins at once. Somebody who plays alone or against the computer may
    have a ``coach``, who says what each move was worth; the game is not rated then. ``spectators``
    says what those who watch may do.
    """

    game: Name
    seats: Annotated[tuple[Wanted, ...], msgspec.Meta(min_length=1, max_length=8)]
    preset: Name = DEFAULT_PRESET
    changes: dict[Name, bool | int | str | None] = {}
    pace: Pace | None = None
    visibility: Visibility = "private"
    coach: bool = False
    spectators: Spectators | None = None


class OpenedTable(msgspec.Struct, frozen=True):
    """The table that was opened."""

    id: str


class MyTable(ListedTable, frozen=True, kw_only=True, rename="camel"):
    """A table at which I sit: on which seats, whether I am to act, how it ended, its last event.

    ``acting`` are the seats that are to act, none while the game is paused; ``scores`` are the
    points so far, one a seat, none before the game begins. ``closes`` is when the table closes if
    nobody moves, or nobody begins the game, ``deadline`` until when those have to act, if they have
    a clock or a limit of days. ``told``: whether I am told of this table when the page is closed.
    """

    mine: tuple[int, ...]
    to_act: bool
    acting: tuple[int, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    changed_at: int
    closes: int | None
    deadline: int | None
    told: bool


@get("/api/tables", tags=["tables"])
async def tables(node: NamedDependency[Node], page: FromQuery[int] = 0) -> list[ListedTable]:
    """Return a page of the tables that anybody may join or watch, those to join first, of each kind
    the latest first."""
    return await node.log.listed(node.now(), min(max(page, 0), _LAST_PAGE))


@get("/api/me/tables", tags=["tables"])
async def my_tables(
    person: NamedDependency[Person], node: NamedDependency[Node], page: FromQuery[int] = 0
) -> list[MyTable]:
    """Return a page of the tables at which I sit: open or running, then finished; the latest first
    of either.

    ``/api/me/damaged`` has those that cannot be opened.
    """
    found = []
    untold = await node.notices.choices.tables_off(person.id)
    wanted = min(max(page, 0), _LAST_PAGE)
    for table_id in await node.log.tables_of(person.identities, MY_LATEST, wanted):
        try:
            table = await node.tables.cached(table_id)
            found.append(_mine(table, person, told=table_id not in untold))
        except (NoTable, BadLog):
            continue
    return found


@post("/api/tables", tags=["tables"])
async def open_table(
    data: JSONBody[OpenTable], person: NamedDependency[Person], node: NamedDependency[Node]
) -> OpenedTable:
    """Open a table."""
    wanted = msgspec.structs.asdict(data)
    command = Open(by=person.id, lifetimes=node.settings.lifetimes, **wanted)
    table = await open_for(node, person, command)
    return OpenedTable(table.id)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def one_table(
    request: AnyRequest,
    table_id: FromPath[str],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
    seen: FromQuery[int] = 0,
) -> State:
    """Return a table as I see it."""
    table = await node.tables.load(table_id)
    say = texts(language_of(request))
    return await asyncio.to_thread(_whole_state, table, person.at(table), seen, node.now(), say)


def _whole_state(table: Table, by: str, seen: int, now: int, say: Texts) -> State:
    """Return a table as a person may see it now."""
    shown, at = as_seen_by(table, by, now)
    return whole_state(shown, by, seen, at, say)


def _mine(table: Table, person: Person, *, told: bool) -> MyTable:
    seats = table.seats_of(person.at(table))
    line = msgspec.structs.asdict(line_of(table))
    return MyTable(
        **line,
        mine=seats,
        to_act=bool(set(seats) & set(table.awaited)),
        acting=table.awaited,
        scores=() if table.game is None else table.game.state.scores,
        outcome=table.outcome,
        changed_at=table.entries[-1].at,
        closes=table.closes,
        deadline=turn_deadline(table, table.awaited),
        told=told,
    )


class DamagedTable(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A table at which I sit and that cannot be opened: why, as a code and in words; its game, if
    at least that can be read; and when it was opened."""

    id: str
    code: str
    detail: str
    kind: str | None
    opened_at: int | None


@get("/api/me/damaged", tags=["tables"])
async def my_damaged_tables(
    request: Request[Any, Any, Any], person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[DamagedTable]:
    """Return those of my latest tables that cannot be opened; ``/api/me/tables`` has the others."""
    say = texts(language_of(request))
    found = []
    for table_id in await node.log.tables_of(person.identities, MY_LATEST):
        try:
            await node.tables.cached(table_id)
        except NoTable:
            continue
        except BadLog as bad:
            problem = problem_of(bad, say)
            first = await node.log.first_entry(table_id)
            event = None if first is None else first.event
            found.append(
                DamagedTable(
                    id=table_id,
                    code=problem.code,
                    detail=problem.detail,
                    kind=event.game if isinstance(event, Opened) else None,
                    opened_at=None if first is None else first.at,
                )
            )
    return found
