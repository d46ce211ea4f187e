"""The one task that writes: it gathers what is waiting and stores it in one transaction.

The transaction is made in a thread of its own, so that nobody waits for the disk but its writers.

Nothing is acknowledged before it is committed. Of two that write the same entry of a log one is
told ``Conflict``: in this process by looking, between processes by the primary key.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludomots.server.database import Database
from ludomots.server.live import schema
from ludomots.server.live.batch import BatchWriter
from ludomots.server.live.rows import (
    Append,
    Row,
    changes_participants,
    changes_sitters,
    ends_game,
    event_rows,
    forgets,
    is_all_moves,
    moving_columns,
    participant_rows,
    result_row,
    rewritten_rows,
    sitter_rows,
    solo_row,
    table_row,
)
from ludomots.tables import Table

_MOST_AT_ONCE = 500

_EVENTS = BatchWriter(schema.events, "table_id", "seq", "entry")
_TABLES = BatchWriter(
    schema.tables, "table_id", "status", "deadline", "line", "changed", "resting", "news"
)

_MOVED = BatchWriter(schema.tables, "table_id", "deadline", "changed", "resting", "news")
"""What a move changes that does not end the game. If the other columns were written again, so would
all of their indexes be."""

_REWRITE = (
    update(schema.events)
    .where(schema.events.c.table_id == bindparam("of"), schema.events.c.seq == bindparam("at"))
    .values(entry=bindparam("entry"))
)


class Conflict(Exception):
    """Somebody else has written these entries; load the table again and decide again."""


class _Waiting(NamedTuple):
    """Entries, and what is done once they are stored, or has the reason why they are not."""

    appends: tuple[Append, ...]
    stored: "asyncio.Future[None]"


class Writer:
    """Stores entries, many tables at once. Use it as ``async with Writer(database)``."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: deque[_Waiting] = deque()
        self._news = asyncio.Event()
        self._stops = False
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Writer":
        self._task = asyncio.create_task(self._write_for_ever())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._stops = True
        self._news.set()
        if self._task is not None:
            await self._task
        self._thread.submit(self._close)
        self._thread.shutdown()

    async def store(self, *appends: Append) -> None:
        """Store entries, all or none; raise ``Conflict`` if others have stored theirs first."""
        waiting = _Waiting(appends, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._news.set()
        await waiting.stored

    async def _write_for_ever(self) -> None:
        """Write whatever waited during the last transaction, in one transaction."""
        while self._waiting or not self._stops:
            if not self._waiting:
                self._news.clear()
                await self._news.wait()
                continue
            count = min(_MOST_AT_ONCE, len(self._waiting))
            batch = [self._waiting.popleft() for _ in range(count)]
            first, others = _first_of_each_table(batch)
            stored = await self._written(first, self._begin(first))
            _tell([*stored, *((waiting, Conflict()) for waiting in others)])

    def _begin(self, batch: list[_Waiting]) -> "asyncio.Future[None]":
        appends = [one for waiting in batch for one in waiting.appends]
        return asyncio.get_running_loop().run_in_executor(self._thread, self._insert, appends)

    async def _written(
        self, batch: list[_Waiting], writing: "asyncio.Future[None]"
    ) -> list[tuple[_Waiting, Exception | None]]:
        """Wait for a transaction. If something in it is refused, store each part by itself."""
        try:
            await writing
        except IntegrityError:
            if len(batch) == 1:
                return [(batch[0], Conflict())]
            parts = [await self._written([one], self._begin([one])) for one in batch]
            return [one for part in parts for one in part]
        except Exception as error:  # noqa: BLE001 (the waiting caller decides)
            return [(waiting, error) for waiting in batch]
        return [(waiting, None) for waiting in batch]

    def _insert(self, appends: list[Append]) -> None:
        """Store entries by a connection that is kept, and made anew if anything goes wrong."""
        try:
            if self._connection is None:
                self._connection = self._database.engine.connect()
            with self._connection.begin():
                _insert(self._connection, appends)
            self._database.availability.wrote()
        except BaseException as error:
            self._database.availability.failed(error)
            self._close()
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _first_of_each_table(batch: list[_Waiting]) -> tuple[list[_Waiting], list[_Waiting]]:
    """Return one request a table, ordered by table, so that nodes cannot block each other; and the
    others, which come too late."""
    first: dict[str, _Waiting] = {}
    others = [
        waiting
        for waiting in batch
        if first.setdefault(waiting.appends[0].table.id, waiting) is not waiting
    ]
    return [first[table_id] for table_id in sorted(first)], others


def _insert(connection: Connection, appends: list[Append]) -> None:
    _EVENTS.insert(connection, (row for append in appends for row in event_rows(append)))
    moves = [append for append in appends if is_all_moves(append)]
    _MOVED.update(connection, (_moved_row(append.table) for append in moves))
    if len(moves) < len(appends):
        _insert_others(connection, [append for append in appends if not is_all_moves(append)])


def _insert_others(connection: Connection, appends: list[Append]) -> None:
    """Store what follows from entries that are not only moves."""
    _TABLES.insert(connection, (_row_with_news(one.table) for one in appends if one.is_new))
    _TABLES.update(connection, (_row_with_news(one.table) for one in appends if not one.is_new))
    for append in appends:
        if forgets(append):
            _forget(connection, append)
    ended = [append.table for append in appends if ends_game(append)]
    _add(connection, schema.results, map(result_row, ended))
    _add(connection, schema.solos, map(solo_row, ended))
    seated = [append.table for append in appends if changes_sitters(append)]
    _replace(connection, schema.sitters, seated, sitter_rows)
    named = [append.table for append in appends if changes_participants(append)]
    _replace(connection, schema.participants, named, participant_rows)


def _moved_row(table: Table) -> Row:
    """Return what a move changes of the row of a table."""
    return {"table_id": table.id, **moving_columns(table), "news": 0}


def _row_with_news(table: Table) -> Row:
    """Return the row of a table at which something happened: a node is to see who must be told
    of it (``store/notices/news.py``)."""
    return {**table_row(table), "news": 0}


def _forget(connection: Connection, append: Append) -> None:
    """Take a person out of the earlier entries of a log, and out of its result if it is stored."""
    rewritten = rewritten_rows(append)
    if rewritten:
        connection.execute(_REWRITE, rewritten)
    for kind, row in ((schema.results, result_row), (schema.solos, solo_row)):
        values = row(append.table)
        if values is not None:
            this = kind.c.table_id == append.table.id
            connection.execute(update(kind).where(this).values(values))


def _add(connection: Connection, kind: SqlTable, rows: Iterable[Row | None]) -> None:
    found = [row for row in rows if row is not None]
    if found:
        connection.execute(insert(kind), found)


def _replace(
    connection: Connection, kind: SqlTable, tables: list[Table], rows: Callable[[Table], list[Row]]
) -> None:
    """Write the rows of some tables again."""
    if tables:
        ids = [table.id for table in tables]
        connection.execute(delete(kind).where(kind.c.table_id.in_(ids)))
        _add(connection, kind, (row for table in tables for row in rows(table)))


def _tell(stored: list[tuple[_Waiting, Exception | None]]) -> None:
    for (_, waiting), error in stored:
        if waiting.done():
            continue  # nobody waits any more
        if error is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(error)


_EVERY = 0.25
"""Seconds between two looks at the log."""
_LARGE = 2 * 2**20
"""Bytes of the log from which it is copied; SQLite itself would do it at ``wal_autocheckpoint``."""

_log = logging.getLogger(__name__)


class Checkpoints:
    """Copies the log of a SQLite database while it is open; ``async with Checkpoints(database)``.

    With PostgreSQL there is nothing to do.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Checkpoints":
        if self._database.file is not None:
            log = self._database.file.with_name(f"{self._database.file.name}-wal")
            self._task = asyncio.create_task(self._copy_for_ever(log))
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _copy_for_ever(self, log: Path) -> None:
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "checkpoints") as thread:
            while True:
                await asyncio.sleep(_EVERY)
                if _size(log) > _LARGE:
                    try:
                        await loop.run_in_executor(thread, self._copy)
                    except SQLAlchemyError:
                        _log.exception("the log of the database could not be copied")

    def _copy(self) -> None:
        """Copy as much as is possible without making anybody wait."""
        with self._database.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
