"""Logs that need not be kept any longer, replaced by the records of their games as text.

The last entry of such a log is ``Archived``: its number is taken, so that nobody who still has the
table in memory can add anything to it.
"""

import asyncio
import logging
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.records import read, verify, write
from ludomots.server.database import Database
from ludomots.server.live import schema as live_schema
from ludomots.server.live.log import Log, is_archived
from ludomots.server.live.word_lists import WordLists
from ludomots.server.operators.reports import SETTLED_DAYS
from ludomots.server.reviews import schema as reviews_schema
from ludomots.tables import BadLog, Entry, Table, record, replay
from ludomots.tables.events import Archived, Seat
from ludomots.tables.pace import DAY

_log = logging.getLogger(__name__)

CLOSED_DAYS = 30
"""How many days the log of a table that was closed without a result is kept at most."""
ARCHIVED = "archived"
"""The status of a table whose log is gone."""
_AT_ONCE = 20

_rows = live_schema.records.c


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """How many days the logs of finished games are kept (``None``: for ever), and whether their
    records are kept after that; how many days reports and proposals that operators settled are."""

    days: int | None = None
    records: bool = True
    settled_days: int = SETTLED_DAYS


class KeptRecord(NamedTuple):
    """The record of a game as text, and who sat there."""

    seats: tuple[Seat, ...]
    text: str


class Purged(NamedTuple):
    """How many logs were replaced by a record or removed, and the tables that could not be."""

    logs: int = 0
    failed: tuple[str, ...] = ()


class Archive:
    """The records of a database, and the logs that are to become records."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._failed: set[str] = set()

    async def find(self, table_id: str) -> KeptRecord | None:
        """Return the record of a table whose log is gone, if it was kept."""
        query = select(_rows.seats, _rows.record).where(_rows.table_id == table_id)
        row = await self._database.read(lambda one: one.execute(query).one_or_none())
        return None if row is None else KeptRecord(_read_seats(row.seats), row.record)

    async def purge(self, retention: Retention, now: int) -> Purged:
        """Replace the logs of a few tables that are over for longer than they are to be kept.

        Each is a transaction of its own, so that no move waits for long. To replace all of
        them, call this until nothing is left. If two nodes take the same table, one of them does
        it.
        """
        logs, failed = 0, list[str]()
        for table_id in await self._due(retention, now):
            try:
                logs += await self._replace(table_id, retention, now)
            except (BadLog, ValueError):
                extra = {"facts": {"table": table_id}, "is_told_once": True}
                _log.exception("the log of a table cannot become a record", extra=extra)
                self._failed.add(table_id)
                failed.append(table_id)
        return Purged(logs, tuple(failed))

    async def _due(self, retention: Retention, now: int) -> list[str]:
        """Return a few of the tables whose logs are to go, the oldest first."""
        rows, kept = live_schema.tables.c, retention.days
        closed_days = CLOSED_DAYS if kept is None else min(kept, CLOSED_DAYS)
        is_over = (rows.status == "closed") & (rows.changed <= now - closed_days * DAY)
        if kept is not None:
            is_over |= (rows.status == "finished") & (rows.changed <= now - kept * DAY)
        query = (
            select(rows.table_id)
            .where(is_over, rows.table_id.not_in(self._failed))
            .order_by(rows.changed)
            .limit(_AT_ONCE)
        )
        return await self._database.read(lambda one: list(one.scalars(query)))

    async def _replace(self, table_id: str, retention: Retention, now: int) -> bool:
        """Replace one log; return whether that was done here, and not by another node."""
        entries = await Log(self._database).entries(table_id)
        if not entries or is_archived(entries):
            return False
        words = await WordLists(self._database).of_log(entries)
        table = await asyncio.to_thread(replay, table_id, entries, words)
        text = await asyncio.to_thread(_proved_record, table) if retention.records else None
        change = partial(_replace, table=table, text=text, now=now)
        try:
            await self._database.write(change)
        except IntegrityError:
            return False
        return True


def _read_seats(text: str) -> tuple[Seat, ...]:
    return msgspec.json.decode(text, type=tuple[Seat, ...])


def _proved_record(table: Table) -> str | None:
    """Return the record of a table's game, ``None`` if it never began.

    ``ValueError`` if the record does not prove the game as its log does.
    """
    found = record(table)
    if found is None:
        return None
    text = write(found)
    verified = verify(read(text), words=table.rules.lexicon)
    unproved = [check.name for check in verified.checks if not check.ok]
    if unproved and (unproved != ["result"] or table.outcome is not None):
        raise ValueError(f"unproved: {', '.join(unproved)}")
    return text


def _replace(connection: Connection, table: Table, text: str | None, now: int) -> None:
    this, at = table.id, max(now, table.entries[-1].at)
    events, tables = live_schema.events, live_schema.tables
    connection.execute(delete(live_schema.chat).where(live_schema.chat.c.table_id == this))
    if table.game is None:
        for rows in (events, tables, live_schema.sitters, live_schema.participants):
            connection.execute(delete(rows).where(rows.c.table_id == this))
        return
    entry = msgspec.json.encode(Entry(table.seq, at, Archived())).decode()
    connection.execute(insert(events), {"table_id": this, "seq": table.seq, "entry": entry})
    connection.execute(delete(events).where(events.c.table_id == this, events.c.seq < table.seq))
    over = {"status": ARCHIVED, "deadline": None, "line": None, "resting": 0}
    connection.execute(update(tables).where(tables.c.table_id == this).values(over))
    if text is not None:
        seats = [msgspec.structs.replace(seat, contribution=b"") for seat in table.seats]
        row = {
            "table_id": this,
            "at": table.entries[-1].at,
            "seats": msgspec.json.encode(seats).decode(),
            "record": text,
        }
        connection.execute(delete(live_schema.records).where(_rows.table_id == this))
        connection.execute(insert(live_schema.records), row)
    else:
        connection.execute(
            delete(reviews_schema.reviews).where(reviews_schema.reviews.c.table_id == this)
        )
