"""What ``ludomots doctor`` finds: each check with what it is there for, provoked where possible."""

import asyncio
import json
import os
import resource
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ludomots.server.app import create_app
from ludomots.server.database import Database
from ludomots.server.doctor import data, machine, network
from ludomots.server.doctor.command import CHECKS
from ludomots.server.doctor.finding import Asked, Finding, Verdict
from ludomots.server.operators.limits import UNLIMITED
from ludomots.server.settings import Phase, Settings
from ludomots.texts import texts
from ludomots.words import files, lexicon
from tests.databases import new_database
from tests.in_process import ask
from tests.server.little_proxy import proxy
from tests.server.people.serving import served
from tests.server.test_nodes import free_port, nats
from tests.server.test_proxies import certificate

__all__ = ["nats"]

ENGLISH = texts("en")
FORWARDS = [b"X-Forwarded-For: 203.0.113.9"]
SECURE = [*FORWARDS, b"X-Forwarded-Proto: https"]


def asked(**values: Any) -> Asked:
    """Return what a doctor is asked."""
    return Asked(ENGLISH, **values)


def state(found: Finding | None) -> str | None:
    """Return the state that was found, having said it in both languages."""
    if found is None:
        return None
    assert all(found.sentence(texts(language)) for language in ("fr", "en"))
    assert (found.verdict is Verdict.OK) == (found.state in {"ok", "older", "free", "serving"})
    return found.state


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database that was used, as a file."""

    async def make() -> None:
        async with Database(f"sqlite:///{tmp_path / 'tables.db'}"):
            pass

    asyncio.run(make())
    return tmp_path / "tables.db"


def change(file: Path, statement: str, *values: Any) -> None:
    """Change a database behind the server's back."""
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(statement, values)
    connection.close()


def test_what_is_installed_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert state(machine.program(asked())) == "ok"
    assert state(machine.words(asked())) == "ok"
    assert state(machine.site(asked(), tmp_path)) == "missing"
    (tmp_path / "index.html").touch()
    assert state(machine.site(asked(), tmp_path)) == "ok"
    monkeypatch.setattr(files, "_HERE", tmp_path)
    monkeypatch.setattr(machine, "lexicon", lexicon.__wrapped__)
    assert state(machine.words(asked())) == "missing"


def test_the_machine_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = asked(database=f"sqlite:///{tmp_path / 'not' / 'yet' / 'tables.db'}")
    assert state(machine.memory(here, 4000)) == "ok"
    assert state(machine.memory(here, 100)) == "little"
    assert state(machine.data_folder(here)) == "ok"
    assert state(machine.data_folder(asked(database="sqlite:////proc/tables.db"))) == "closed"
    assert machine.data_folder(asked(database="postgresql://a@b/c")) is None
    assert state(machine.clock(here)) == "ok"
    assert state(machine.clock(here, 86400.0)) == "past"
    assert state(machine.disk(here)) in {"ok", "little"}
    monkeypatch.setattr(machine, "_LITTLE_DISK", 10**12)
    assert state(machine.disk(here)) == "little"
    monkeypatch.setattr(machine, "_NO_DISK", 10**12)
    assert state(machine.disk(here)) == "full"


def test_few_open_files_are_a_warning() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
        assert state(machine.open_files(asked())) == "few"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_system_without_accents_is_a_warning() -> None:
    program = "from ludomots.server.doctor.machine import encoding; print(encoding(None).state)"
    plain = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    run = [sys.executable, "-c", program]
    answer = subprocess.run(run, env=plain, capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "other"
    assert state(machine.encoding(asked())) == "ok"


def test_the_form_of_a_database_is_compared(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = asked(database=f"sqlite:///{file}")
    assert state(data.database(asked(database=f"sqlite:///{tmp_path / 'none.db'}"))) == "none"
    assert not (tmp_path / "none.db").exists()
    (tmp_path / "empty.db").touch()
    assert state(data.database(asked(database=f"sqlite:///{tmp_path / 'empty.db'}"))) == "empty"
    assert state(data.database(here)) == "ok"
    with monkeypatch.context() as later:
        later.setattr(data, "forms_of", lambda _: ("0001", "0002"))
        assert state(data.database(here)) == "older"
    change(file, "UPDATE alembic_version SET version_num = '9999'")
    found = data.database(here)
    assert state(found) == "unusable"
    assert "newer version" in found.sentence(ENGLISH)
    away = asked(database=f"postgresql://ada:secret@127.0.0.1:{free_port()}/x")
    found = data.database(away)
    assert state(found) == "unusable"
    assert "secret" not in found.sentence(ENGLISH)
    assert state(data.database(asked(database="mysql://here"))) == "unusable"


def test_postgresql_is_looked_at(postgres: Any) -> None:
    here = asked(database=new_database(postgres))
    assert state(data.database(here)) == "empty"
    assert state(data.clock_of_database(here)) == "ok"
    assert data.integrity(here) is None
    assert state(data.backups(here)) == "unknown"


def test_damage_of_a_file_is_found(file: Path) -> None:
    here = asked(database=f"sqlite:///{file}")
    assert state(data.integrity(here)) == "ok"
    content = bytearray(file.read_bytes())
    content[8192:16384] = b"\xa5" * 8192
    file.write_bytes(content)
    for beside in file.parent.glob("tables.db-*"):
        beside.unlink()
    assert state(data.integrity(here)) == "damaged"


def test_a_clock_that_was_set_back_is_found(file: Path) -> None:
    here = asked(database=f"sqlite:///{file}")
    assert data.clock_of_database(here) is None
    beat = "INSERT INTO nodes (node, at, stopped) VALUES (?, ?, 0)"
    change(file, beat, "here", int(time.time() * 1000) - 5000)
    assert state(data.clock_of_database(here)) == "ok"
    change(file, beat, "there", int(time.time() * 1000) + 3_600_000)
    assert state(data.clock_of_database(here)) == "large"


def test_the_age_of_backups_is_looked_at(tmp_path: Path) -> None:
    here = asked(database=f"sqlite:///{tmp_path / 'tables.db'}")
    assert state(data.backups(here)) == "none"
    (tmp_path / "backups").mkdir()
    saved = tmp_path / "backups" / "one.db"
    saved.touch()
    assert state(data.backups(here)) == "ok"
    os.utime(saved, (time.time() - 10 * 86400,) * 2)
    assert state(data.backups(here)) == "old"
    assert state(data.backups(asked(backups=str(tmp_path / "elsewhere")))) == "none"


def test_a_bus_is_asked_who_it_is(nats: str) -> None:
    assert data.bus(asked()) is None
    assert state(data.bus(asked(bus="http://bus"))) == "address"
    assert state(data.bus(asked(bus=f"nats://127.0.0.1:{free_port()}"))) == "away"
    with pretending(b"SSH-2.0\r\n") as port:
        assert state(data.bus(asked(bus=f"nats://127.0.0.1:{port}"))) == "other"
    for _ in range(100):  # the server needs a moment to listen
        found = data.bus(asked(bus=nats))
        if state(found) == "ok":
            return
        time.sleep(0.05)
    raise AssertionError(found)


class pretending:  # noqa: N801 (it is used like a function)
    """A port at which something answers that is neither a bus nor Ludomots."""

    def __init__(self, says: bytes) -> None:
        self._says = says
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> int:
        self._thread.start()
        return int(self._listening.getsockname()[1])

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join(5)

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                visitor, _ = self._listening.accept()
                visitor.sendall(self._says)
                visitor.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, int]]:
    """A server that runs: its node, and its port."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'tables.db'}"
    app = create_app(Settings(database=database, limits=UNLIMITED, runs=False))
    with served(app) as address:
        yield app.state.node, int(address.rstrip("/").rpartition(":")[2])


def test_a_port_is_free_or_somebody_listens_there(server: tuple[Any, int]) -> None:
    node, port = server
    assert state(network.port(asked(port=free_port()))) == "free"
    with pretending(b"HTTP/1.1 200 OK\r\n\r\nhello") as taken:
        assert state(network.port(asked(port=taken))) == "taken"
    assert state(network.port(asked(port=port))) == "serving"
    node.phase = Phase.STOPPING
    assert state(network.port(asked(port=port))) == "ill"
    node.phase = Phase.SERVING


@pytest.mark.parametrize(
    ("adds", "drops", "states"),
    [
        (FORWARDS, [], ["ok", "none", "ok", "ok"]),
        ([], [], ["ok", "none", "ok", "missing"]),
        ([*FORWARDS, b"Host: inside"], [b"host"], ["ok", "none", "host", "ok"]),
        (FORWARDS, [b"upgrade", b"connection"], ["ok", "none", "closed", "ok"]),
    ],
)
def test_the_way_through_a_proxy_is_tried(
    server: tuple[Any, int], adds: list[bytes], drops: list[bytes], states: list[str]
) -> None:
    with proxy(server[1], adds, drops) as url:
        there = asked(url=url)
        checks = (network.reached, network.encrypted, network.sockets, network.forwarded)
        assert [state(check(there)) for check in checks] == states
        assert network.certificate(there) is None


@pytest.mark.parametrize(("adds", "found"), [(SECURE, "ok"), (FORWARDS, "unknown")])
def test_https_is_looked_at_as_browsers_do(
    server: tuple[Any, int], adds: list[bytes], found: str, tmp_path: Path
) -> None:
    with proxy(server[1], adds, certificate=certificate(tmp_path)) as url:
        there = asked(url=url)
        assert state(network.reached(there)) == "ok"
        assert state(network.certificate(there)) == "bad"
        assert state(network.encrypted(there)) == found
        assert state(network.sockets(there)) == "ok"


def test_an_address_that_leads_nowhere_is_told_once() -> None:
    there = asked(url=f"http://localhost:{free_port()}")
    assert state(network.reached(there)) == "away"
    assert state(network.reached(asked(url="localhost"))) == "address"
    others = (network.encrypted, network.certificate, network.sockets, network.forwarded)
    assert [check(there) for check in others] == [None] * 4


def test_the_report_ends_with_a_line_that_sums_up(file: Path) -> None:
    options = ["doctor", "--database", f"sqlite:///{file}", "--port", str(free_port())]
    answer = ask(*options)
    assert answer.code == 0
    assert answer.out.splitlines()[-1].startswith(("All is well", "Nothing is wrong"))
    answer = ask(*options, "--bus", "http://bus")
    assert answer.code == 1
    assert answer.out.splitlines()[-1].startswith("One thing is wrong")
    report = json.loads(ask(*options, "--bus", "http://bus", "--json").out)
    assert not report["ok"]
    verdicts = {one["check"]: one["verdict"] for one in report["checks"]}
    assert verdicts["bus"] == "wrong"
    assert verdicts["database"] == "ok"
    assert len(verdicts) == len(report["checks"]) <= len(CHECKS)
