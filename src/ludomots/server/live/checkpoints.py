"""What SQLite has committed, copied into its file beside the writing.

SQLite first writes into a log beside the database. Left to itself, it copies the log into the
database as a part of some commit, every thousand pages, and everybody whose move is in that commit
waits for it. Here a thread of its own does it in good time.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from ludomots.server.database import Database

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
