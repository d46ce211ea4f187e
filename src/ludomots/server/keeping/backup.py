"""Everything that is stored, copied into one file and back.

A backup is a file of SQLite with the same tables, wherever it came from: so it can be restored to
either kind of database. It can be made while games are played.
"""

import asyncio
import shutil
import sqlite3
import tempfile
from contextlib import closing
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, delete, exists, func, insert, select

from ludomots.server.database import Database
from ludomots.server.live import schema as live_schema
from ludomots.server.people import schema as people_schema
from ludomots.server.schema import metadata

_ROWS_AT_ONCE = 1000


class NotEmpty(Exception):
    """Nothing can be restored into this database: it already has tables or people."""


async def backup(database: Database, file: Path) -> int:
    """Copy a database into a new file and return how many entries it holds."""
    file.touch(mode=0o600, exist_ok=False)
    if database.file is not None:
        await asyncio.to_thread(_copy_file, database.file, file)
    async with Database(f"sqlite:///{file}") as copy:
        if database.file is None:
            await _copy_rows(database, copy)
        return await copy.read(_count)


async def restore(file: Path, database: Database) -> int:
    """Copy a backup into an empty database and return how many entries it holds."""
    with tempfile.TemporaryDirectory() as folder:
        copy_of_file = Path(folder) / "backup.db"
        await asyncio.to_thread(shutil.copyfile, file, copy_of_file)
        async with Database(f"sqlite:///{copy_of_file}") as saved:
            await database.migrate()
            if await database.read(_count) or await database.read(_has_people):
                raise NotEmpty
            await _copy_rows(saved, database)
    return await database.read(_count)


def _copy_file(source: Path, target: Path) -> None:
    """Copy a file of SQLite in which others may be writing, as it is at one moment."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


async def _copy_rows(source: Database, target: Database) -> None:
    """Copy all rows as they are at one moment; they replace the rows of a freshly made database."""
    level = "REPEATABLE READ" if source.file is None else "SERIALIZABLE"

    def copy(writing: Connection) -> None:
        options = {"isolation_level": level, "yield_per": _ROWS_AT_ONCE}
        with source.engine.connect().execution_options(**options) as reading:
            for table in metadata.sorted_tables:
                writing.execute(delete(table))
                for part in reading.execute(select(table)).mappings().partitions():
                    writing.execute(insert(table), [dict(row) for row in part])

    await target.write(copy)


def _has_people(connection: Connection) -> bool:
    kinds = (people_schema.people, people_schema.passkeys)
    return any(connection.scalar(select(exists(select(kind)))) for kind in kinds)


def _count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(live_schema.events)) or 0


_NAME = "ludomots-%Y%m%d-%H%M%S.db"
_BACKUPS = "ludomots-????????-??????.db"
_UNFINISHED = ".part"


async def backup_into(
    folder: Path, database: Database, now: datetime, keep: int | None = None
) -> int:
    """Back a database up into a folder and return how many entries the backup holds.

    Then all but the newest ``keep`` backups are deleted. A backup has its name only once it is
    complete, so that an interrupted one is never counted among them.
    """
    file = folder / now.strftime(_NAME)
    unfinished = file.with_name(file.name + _UNFINISHED)
    unfinished.unlink(missing_ok=True)
    entries = await backup(database, unfinished)
    unfinished.rename(file)
    for old in _superseded(folder, keep):
        old.unlink()
    return entries


def _superseded(folder: Path, keep: int | None) -> list[Path]:
    """Return the backups beyond the newest ``keep``, and what interrupted backups left."""
    unfinished = sorted(folder.glob(_BACKUPS + _UNFINISHED + "*"))
    if keep is None:
        return unfinished
    return unfinished + sorted(folder.glob(_BACKUPS))[:-keep]
