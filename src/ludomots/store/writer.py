"""The one task that writes: it gathers what is waiting and stores it in one transaction.

The transaction is made in a thread of its own, so that nobody waits for the disk but its writers.

Nothing is acknowledged before it is committed. Of two that write the same entry of a log one is
told ``Conflict``: in this process by looking, between processes by the primary key.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from ludomots.store import schema
from ludomots.store.batch import BatchWriter
from ludomots.store.database import Database
from ludomots.store.rows import (
    Append,
    changes_sitters,
    event_rows,
    result_rows,
    rewritten_rows,
    sitter_rows,
    table_row,
)
from ludomots.tables import Table

_MOST_AT_ONCE = 500

_EVENTS = BatchWriter(schema.events, "table_id", "seq", "entry")
_TABLES = BatchWriter(schema.tables, "table_id", "status", "deadline", "line", "changed")

_REWRITE = (
    update(schema.events)
    .where(schema.events.c.table_id == bindparam("of"), schema.events.c.seq == bindparam("at"))
    .values(entry=bindparam("entry"))
)


class Conflict(Exception):
    """Somebody else has written these entries; load the table again and decide again."""


class _Waiting(NamedTuple):
    appends: tuple[Append, ...]
    stored: "asyncio.Future[None]"


class Writer:
    """Stores entries, many tables at once. Use it as ``async with Writer(database)``."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Writer":
        self._task = asyncio.create_task(self._write_for_ever())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._thread.submit(self._close)
        self._thread.shutdown()

    async def store(self, *appends: Append) -> None:
        """Store entries, all or none; raise ``Conflict`` if others have stored theirs first."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(appends, stored))
        await stored

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < _MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(_first_of_each_table(batch))
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write(self, batch: list[_Waiting]) -> None:
        """Store a batch; if something in it is refused, store each part by itself."""
        try:
            await asyncio.get_running_loop().run_in_executor(
                self._thread, self._insert, [one for waiting in batch for one in waiting.appends]
            )
        except IntegrityError:
            if len(batch) == 1:
                _answer(batch[0], Conflict())
            else:
                for waiting in batch:
                    await self._write([waiting])
        except Exception as error:  # noqa: BLE001 (the waiting caller decides)
            for waiting in batch:
                _answer(waiting, error)
        else:
            for waiting in batch:
                _answer(waiting, None)

    def _insert(self, appends: list[Append]) -> None:
        """Store entries by a connection that is kept, and made anew if anything goes wrong."""
        if self._connection is None:
            self._connection = self._database.engine.connect()
        try:
            with self._database.turn(), self._connection.begin():
                _insert(self._connection, appends)
        except BaseException:
            self._close()
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _first_of_each_table(batch: list[_Waiting]) -> list[_Waiting]:
    """Return one request a table, ordered by table, so that nodes cannot block each other."""
    first: dict[str, _Waiting] = {}
    for waiting in batch:
        table_id = waiting.appends[0].table.id
        if table_id in first:
            _answer(waiting, Conflict())
        else:
            first[table_id] = waiting
    return [first[table_id] for table_id in sorted(first)]


def _insert(connection: Connection, appends: list[Append]) -> None:
    _EVENTS.insert(connection, (row for append in appends for row in event_rows(append)))
    _TABLES.insert(connection, (table_row(one.table) for one in appends if one.is_new))
    _TABLES.update(connection, (table_row(one.table) for one in appends if not one.is_new))
    ended = [row for append in appends for row in result_rows(append)]
    rewritten = [row for append in appends for row in rewritten_rows(append)]
    if rewritten:
        tables = {row["of"] for row in rewritten}
        connection.execute(_REWRITE, rewritten)
        connection.execute(delete(schema.results).where(schema.results.c.table_id.in_(tables)))
    if ended:
        connection.execute(insert(schema.results), ended)
    seated = [append.table for append in appends if changes_sitters(append)]
    if seated:
        _seat(connection, seated)


def _seat(connection: Connection, seated: list[Table]) -> None:
    sitters = schema.sitters
    ids = [table.id for table in seated]
    connection.execute(delete(sitters).where(sitters.c.table_id.in_(ids)))
    rows = [row for table in seated for row in sitter_rows(table)]
    if rows:
        connection.execute(insert(sitters), rows)


def _answer(waiting: _Waiting, error: Exception | None) -> None:
    if waiting.stored.done():
        return
    if error is None:
        waiting.stored.set_result(None)
    else:
        waiting.stored.set_exception(error)
