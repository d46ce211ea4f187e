"""The command ``ludomots serve``, as a process of its own."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ludomots.server.database import Database
from ludomots.server.live.server_lock import InUse, hold
from tests.in_process import ask


@pytest.mark.processes
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_in_order(stop: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludomots.cli", "serve", "--port", "0", "--lang", "en"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Ludomots is here: http://localhost:")
        address = line.split()[3]
        assert httpx.get(f"{address}health").json() == {"status": "ok"}
        process.send_signal(stop)
        _, errors = process.communicate(timeout=60)
        assert "Traceback" not in errors
    assert process.returncode in {0, -stop, 128 + stop}


@pytest.mark.parametrize(
    ("address", "words"),
    [("mysql://here", "sqlite:///"), ("sqlite:///{folder}/file/tables.db", "file")],
)
def test_a_database_that_cannot_be_is_explained(address: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    answer = ask("serve", "--database", address.format(folder=tmp_path))
    assert answer.code == 2
    assert words in answer.err


def test_a_database_that_never_answers_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries: list[float] = []

    async def sleep(seconds: float) -> None:
        tries.append(seconds)

    monkeypatch.setattr("ludomots.server.database.asyncio.sleep", sleep)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        address = f"postgresql://nobody@127.0.0.1:{port}/none?connect_timeout=2"
        answer = ask("serve", "--database", address)
    assert answer.code == 1
    lines = answer.err.splitlines()
    sentence, *log = sorted(lines, key=lambda line: line.startswith("{"))
    assert sentence.startswith(f"The database postgresql://nobody@127.0.0.1:{port}/none")
    assert [json.loads(line)["code"] for line in log] == ["database-away"] * 2
    assert len(tries) > 10


@pytest.mark.parametrize("bus", [(), ("--bus", "nats://127.0.0.1:1")])
def test_a_second_server_on_one_file_names_the_first_and_does_not_start(
    bus: tuple[str, ...], tmp_path: Path
) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    with hold(Database(address), "club:8000, 4711"):
        answer = ask("serve", "--port", "0", "--database", address, *bus)
    assert answer.code == 1
    assert "club:8000, 4711" in answer.err


def test_servers_with_a_bus_may_share_a_file(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    one, two = (hold(database, name, shared=True) for name in ("one", "two"))
    with one, two, pytest.raises(InUse, match="two"), hold(database, "three"):
        pass
