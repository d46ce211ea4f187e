"""Everything that can keep a server from starting, provoked for real: a sentence, no traceback."""

import asyncio
import errno
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text

from ludomots.server import database
from ludomots.server.live import thinker
from ludomots.server.settings import Settings
from ludomots.server.starting import warnings, why_not
from ludomots.texts import texts
from tests.databases import new_database
from tests.in_process import ask
from tests.server.test_logs import locked
from tests.server.test_nodes import free_port


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database that was used, as a file."""
    path = tmp_path / "tables.db"

    async def make() -> None:
        async with database.Database(f"sqlite:///{path}"):
            pass

    asyncio.run(make())
    return path


def _newer(path: Path) -> AbstractContextManager[None]:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return nullcontext()


def _damaged(path: Path) -> AbstractContextManager[None]:
    path.write_bytes(b"this is a letter, not a database\n" * 200)
    return nullcontext()


def _with_pragma(pragma: str) -> Callable[[Path], AbstractContextManager[None]]:
    @contextmanager
    def change(_: Path) -> Iterator[None]:
        before = database._PRAGMAS
        database._PRAGMAS = (*before, pragma)
        try:
            yield
        finally:
            database._PRAGMAS = before

    return change


@contextmanager
def _full(path: Path) -> Iterator[None]:
    path.unlink()
    with _with_pragma("max_page_count=1")(path):
        yield


FAULTS: dict[str, tuple[Callable[[Path], AbstractContextManager[None]], list[str]]] = {
    "locked": (locked, ["is held by another program"]),
    "newer": (_newer, ["newer version", "9999", "00"]),
    "damaged": (_damaged, ["is damaged, or is no database"]),
    "read-only": (_with_pragma("query_only=ON"), ["cannot be written", "permissions"]),
    "full": (_full, ["no room left on the disk"]),
}


COMMANDS = [("serve", fault) for fault in FAULTS] + [("db check", "newer"), ("db check", "damaged")]


@pytest.mark.parametrize(("command", "fault"), COMMANDS)
def test_what_is_wrong_with_a_file_is_said(
    command: str, fault: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pragmas = [one for one in database._PRAGMAS if not one.startswith("busy_timeout")]
    monkeypatch.setattr(database, "_PRAGMAS", (*pragmas, "busy_timeout=20"))
    provoke, words = FAULTS[fault]
    with provoke(file):
        answer = ask(*command.split(), "--database", f"sqlite:///{file}")
    assert answer.code in {1, 2}
    assert str(file) in answer.err
    assert all(word in answer.err for word in words), answer.err


def test_a_port_in_use_is_named_with_another_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        address = f"sqlite:///{tmp_path / 'tables.db'}"
        answer = ask("serve", "--port", str(port), "--database", address)
        assert answer.code == 1
        assert f"Port {port} is taken" in answer.err
        assert f"--port {port + 1}" in answer.err


def test_a_host_of_another_machine_is_named(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    for host in ("203.0.113.7", "no-such-name.invalid"):
        answer = ask("serve", "--host", host, "--database", address)
        assert answer.code == 1
        assert f"{host} is not an address of this machine" in answer.err


def test_a_port_of_the_system_is_explained() -> None:
    error = PermissionError(errno.EACCES, "Permission denied")
    assert "above 1023" in why_not(error, "0.0.0.0", 80, texts("en"))  # noqa: S104


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--bus", "http://bus"], "nats://HOST:PORT"),
        (["--bus", "nats://bus:port"], "nats://HOST:PORT"),
        (["--workers", "2"], "several servers on one PostgreSQL database"),
        (["--workers", "2", "--lang", "fr"], "plusieurs serveurs sur une même base PostgreSQL"),
        (["--metrics-token", "short"], "at least 16"),
        (["--database", "mysql://here"], "sqlite:///FILE"),
    ],
)
def test_settings_that_cannot_be_meant_are_refused(
    options: list[str], words: str, tmp_path: Path
) -> None:
    database = [] if "--database" in options else ["--database", f"sqlite:///{tmp_path / 'a.db'}"]
    answer = ask("serve", "--port", "0", *database, *options)
    assert answer.code == 2
    assert words in answer.err


def test_a_wrong_password_is_told_at_once_and_not_repeated(postgres: Any) -> None:
    name, role = make_url(new_database(postgres)).database, f"ada_{os.getpid()}"
    engine = create_engine(
        make_url(str(postgres.get_uri())).set(drivername="postgresql+psycopg"),
        isolation_level="AUTOCOMMIT",
    )
    with engine.connect() as connection:
        connection.execute(text(f"CREATE ROLE {role} LOGIN PASSWORD 'right'"))
        rules = Path(str(connection.execute(text("SHOW hba_file")).scalar()))
        before = rules.read_text()
        rules.write_text(f"local all {role} scram-sha-256\n{before}")
        connection.execute(text("SELECT pg_reload_conf()"))
    address = make_url(str(postgres.get_uri(database=name)))
    address = address.set(username=role, password="wrong")  # noqa: S106
    for command in ("serve", "db check"):
        shown = address.render_as_string(hide_password=False)
        answer = _until_refused([*command.split(), "--database", shown])
        assert answer.code in {1, 2}
        assert "password authentication failed" in answer.err
        assert f"{role}:***@" in answer.err
        assert "wrong" not in answer.err
    rules.write_text(before)
    engine.dispose()


def _until_refused(command: list[str]) -> Any:
    """Ask until the server has read its new rules, for a few seconds at most."""
    for _ in range(50):
        answer = ask(*command, *(["--port", "0"] if command[0] == "serve" else []))
        if "password" in answer.err:
            break
        time.sleep(0.1)
    return answer


def test_a_bus_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "_TRIES", 2)
    monkeypatch.setattr(thinker, "_PAUSE", 0)
    port = free_port()
    answer = ask("thinker", "--bus", f"nats://operator:hidden@127.0.0.1:{port}")
    assert answer.code == 1
    assert f"The bus nats://127.0.0.1:{port} does not answer" in answer.err
    assert "hidden" not in answer.err


def test_a_server_without_site_or_bus_starts_with_a_warning(tmp_path: Path) -> None:
    port = free_port()
    settings = Settings(site=tmp_path / "none", bus=f"nats://127.0.0.1:{port}")
    told = list(warnings(settings, [], texts("fr")))
    assert "make site" in told[0]
    assert f"Le bus nats://127.0.0.1:{port} ne répond pas encore" in told[1]


@pytest.mark.processes
@pytest.mark.parametrize("command", [["word", "maison"], ["serve", "--port", "0"]])
def test_a_missing_word_list_is_named_with_what_to_run(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "cache").touch()
    program = (
        "import sys, pathlib, ludomots.words.files as files\n"
        f"files._HERE = pathlib.Path({str(tmp_path)!r})\n"
        "from ludomots.cli import main\n"
        "main()\n"
    )
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "LUDOMOTS_LANG": "en"}
    environment["LUDOMOTS_DATABASE"] = f"sqlite:///{tmp_path / 'tables.db'}"
    run = [sys.executable, "-c", program, *command]
    answer = subprocess.run(run, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    assert "The word list fr is missing" in answer.stderr
    assert "make words" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.processes
def test_a_full_disk_behind_the_output_is_no_traceback() -> None:
    run = [sys.executable, "-m", "ludomots.cli", "word", "maison", "--lang", "en"]
    with Path("/dev/full").open("w") as full:
        answer = subprocess.run(run, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert answer.returncode == 1
    assert "No space left on device" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.processes
@pytest.mark.parametrize("module", ["typer", "litestar"])
def test_ctrl_c_while_the_program_is_imported_is_no_traceback(module: str, tmp_path: Path) -> None:
    pressed = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"
    (tmp_path / f"{module}.py").write_text(pressed)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    run = [sys.executable, "-m", "ludomots", "serve", "--port", "0"]
    # Tests that run in the background ignore Ctrl-C, and so would all that they start.
    here = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        answer = subprocess.run(run, env=environment, capture_output=True, text=True, check=False)
    finally:
        signal.signal(signal.SIGINT, here)
    assert answer.returncode in {130, -signal.SIGINT}
    assert answer.stdout + answer.stderr.strip() == ""
