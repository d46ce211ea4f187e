"""What players report to the operators, with what was said and seen at that moment."""

import secrets
from collections.abc import Collection
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update
from sqlalchemy import Table as Rows

from ludomots.server.database import Database
from ludomots.server.operators import schema
from ludomots.server.operators.audit import PAGE, Act, NothingThere, carry_out
from ludomots.server.words import schema as words_schema
from ludomots.tables import Refused
from ludomots.tables.pace import DAY

About = Literal["name", "chat", "play"]

LONGEST = 300
MOST_A_DAY = 10
"""How many reports one person may send within a day."""

_rows = schema.reports.c


class SeatThen(msgspec.Struct, frozen=True):
    """A seat when the report was sent: its number, the name, and the person, if it was one."""

    seat: int
    name: str
    person: str | None


class SaidThen(msgspec.Struct, frozen=True):
    """A chat message that stood there when the report was sent."""

    at: int
    person: str
    name: str
    text: str


class Context(msgspec.Struct, frozen=True):
    """What was to be seen at the table: the game, the seats, the last chat messages."""

    game: str
    seats: tuple[SeatThen, ...]
    chat: tuple[SaidThen, ...]


class Report(NamedTuple):
    """A report by a person (none if that one was erased) about another ``person``.

    ``network`` is the hash of the address of the reported person, if it was known. ``settled`` is
    when an operator settled it, if one did, with a ``note``.
    """

    id: str
    at: int
    table_id: str
    by: str | None
    about: About
    person: str
    network: str | None
    text: str
    context: Context
    settled: int | None = None
    settled_by: str | None = None
    note: str = ""


def new_report_id() -> str:
    """Return the id of a new report."""
    return secrets.token_hex(8)


class Reports:
    """The reports of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: Report) -> None:
        """Store a report. A second one about the same person within a day, or too many about
        anybody, are ``Refused``."""
        recent = (_rows.by == report.by) & (_rows.at > report.at - DAY)
        same = recent & (_rows.person == report.person)

        def add(connection: Connection) -> None:
            if connection.scalar(select(func.count()).where(same)):
                raise Refused("reported-already")
            if (connection.scalar(select(func.count()).where(recent)) or 0) >= MOST_A_DAY:
                raise Refused("too-many-reports")
            row = {**report._asdict(), "context": _text(report.context)}
            connection.execute(insert(schema.reports), row)

        await self._database.write(add)

    async def page(self, page: int = 0, *, is_open: bool = True) -> list[Report]:
        """Return a page of the reports: open ones, the oldest first, or settled ones, the one that
        was settled last first."""
        kind = _rows.settled.is_(None) if is_open else _rows.settled.is_not(None)
        order = _rows.at if is_open else _rows.settled.desc()
        query = select(*_rows).where(kind).order_by(order, _rows.id)
        query = query.limit(PAGE).offset(page * PAGE)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [_report(row) for row in rows]

    async def count_open(self) -> int:
        """Return how many reports wait for an operator."""
        query = select(func.count()).where(_rows.settled.is_(None))
        return await self._database.read(lambda one: one.scalar(query)) or 0

    async def find(self, report: str) -> Report:
        """Return a report, or raise ``NothingThere``."""
        query = select(*_rows).where(_rows.id == report)
        row = await self._database.read(lambda one: one.execute(query).first())
        if row is None:
            raise NothingThere(report)
        return _report(row)

    async def settle(self, act: Act) -> None:
        """Settle the report that is the target of an act, with its reason as the note.

        One that does not wait raises ``NothingThere``.
        """
        this = (_rows.id == act.target) & _rows.settled.is_(None)
        values = {"settled": act.at, "settled_by": act.by, "note": act.reason}
        change = update(schema.reports).where(this).values(values)

        def settle(connection: Connection) -> None:
            if not connection.execute(change).rowcount:
                raise NothingThere(act.target)

        await carry_out(self._database, act, settle)


def forget(connection: Connection, identities: Collection[str]) -> None:
    """Delete the reports about a person, and take the person out of all others: as the one who
    reported, with the text, and as one who chatted."""
    connection.execute(delete(schema.reports).where(_rows.person.in_(identities)))
    mine = update(schema.reports).where(_rows.by.in_(identities))
    connection.execute(mine.values(by=None, text=""))
    settled = update(schema.reports).where(_rows.settled_by.in_(identities))
    connection.execute(settled.values(settled_by=None))
    for identity in identities:
        named = _rows.context.contains(f'"{identity}"')
        query = select(_rows.id, _rows.context).where(named)
        for known, text in connection.execute(query).all():
            context = _text(_without(_context(text), identity))
            change = update(schema.reports).where(_rows.id == known).values(context=context)
            connection.execute(change)


def _without(context: Context, identity: str) -> Context:
    seats = tuple(
        SeatThen(one.seat, "", None) if one.person == identity else one for one in context.seats
    )
    chat = tuple(one for one in context.chat if one.person != identity)
    return Context(context.game, seats, chat)


def _report(row: Row[tuple[object, ...]]) -> Report:
    values = row._asdict()
    return Report(**{**values, "context": _context(values["context"])})


def _context(text: str) -> Context:
    return msgspec.json.decode(text, type=Context)


def _text(context: Context) -> str:
    return msgspec.json.encode(context).decode()


SETTLED_DAYS = 365
"""How many days they are kept if nobody says otherwise."""


async def purge_settled(database: Database, days: int, now: int) -> int:
    """Delete the reports and proposals that were settled longer ago than they are to be kept.

    Return how many they were. What operators did stays in the audit log.
    """
    before = now - days * DAY
    reports, proposals = schema.reports, words_schema.proposals
    due = ((reports, reports.c.settled <= before), (proposals, proposals.c.decided <= before))
    found = [one for one in due if await _is_any(database, *one)]
    if not found:
        return 0

    def purge(connection: Connection) -> int:
        return sum(connection.execute(delete(rows).where(old)).rowcount for rows, old in found)

    return await database.write(purge)


async def _is_any(database: Database, rows: Rows, old: ColumnElement[bool]) -> bool:
    """Return whether there is anything to delete: asking keeps nobody from writing."""
    query = select(func.count()).select_from(rows).where(old)
    return bool(await database.read(lambda one: one.scalar(query)))
