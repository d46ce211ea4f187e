"""What was committed is copied into the file of the database beside the writing."""

import asyncio
from pathlib import Path

from ludomots.server.database import Database
from ludomots.server.live.writer import Checkpoints
from tests.story import story

ROWS = 3000


def _fill(database: Database, text: str) -> None:
    with database.engine.begin() as connection:
        for number in range(ROWS):
            connection.exec_driver_sql("INSERT INTO some_rows VALUES (?, ?)", (number, text * 1000))


async def _comes_into(file: Path, what: bytes) -> bool:
    for _ in range(1000):
        if what in file.read_bytes():
            return True
        await asyncio.sleep(0.01)
    return False


@story
async def test_a_large_log_is_copied_without_a_commit_doing_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with Database(f"sqlite:///{file}") as database, Checkpoints(database):
        with database.engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE some_rows (number INTEGER, text TEXT)")
        await asyncio.to_thread(_fill, database, "A")
        assert await _comes_into(file, b"A" * 1000)
