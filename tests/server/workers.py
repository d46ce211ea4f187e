"""A real server of two workers, each a process of its own."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ludomots.server.database import Database
from ludomots.server.live.log import Log
from ludomots.server.workers.owner import owner
from ludomots.tables import Table, replay
from tests.server.stories import Socket, Visitor

_PATIENCE = 120.0
_BOTH = frozenset({1, 2})


class TwoWorkers:
    """The server: its port, its database, and the processes of its workers by number."""

    def __init__(self, process: "subprocess.Popen[str]", address: str, database: str) -> None:
        self.process = process
        self.address = address
        self.database = database
        self.port = int(address.rstrip("/").rpartition(":")[2])

    @property
    def workers(self) -> dict[int, int]:
        """The process of each worker that runs now."""
        command = ["ps", "-A", "-o", "pid=,ppid=,args="]
        listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        found = {}
        for line in listed.splitlines():
            pid, parent, *words = line.split()
            if int(parent) == self.process.pid and "ludomots.server.workers" in words:
                found[int(words[-1])] = int(pid)
        return found

    def owner_of(self, table_id: str) -> int:
        """Return which worker owns a table while both are alive."""
        return owner(table_id, _BOTH)

    def kill(self, worker: int) -> None:
        """Kill a worker at once, so that it cannot close anything properly."""
        os.kill(self.workers[worker], signal.SIGKILL)

    @contextmanager
    def frozen(self, worker: int) -> Iterator[None]:
        """Let a worker stand still for a while."""
        process = self.workers[worker]
        os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(process, signal.SIGCONT)

    @contextmanager
    def without(self, worker: int) -> Iterator[None]:
        """Kill a worker and do not start it again for a while: its supervisor stands still."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            self.kill(worker)
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def serving(self, socket: Socket) -> int:
        """Return which worker holds the other end of a connection."""
        return self.serving_port(port_of(socket))

    def serving_port(self, port: int) -> int:
        """Return which worker holds the other end of the connection from a port."""
        inode = _inode(self.port, port)
        for number, process in self.workers.items():
            for descriptor in Path(f"/proc/{process}/fd").iterdir():
                with suppress(OSError):
                    if str(descriptor.readlink()) == f"socket:[{inode}]":
                        return number
        raise AssertionError("no worker holds the connection")

    async def visitor(self) -> Visitor:
        """Return somebody new."""
        visitor = Visitor(self.port, "en")
        await visitor.get("/api/me")
        return visitor

    async def table(self, table_id: str) -> Table:
        """Return a table as its log has it."""
        database = Database(self.database)
        try:
            return replay(table_id, await Log(database).entries(table_id))
        finally:
            await database.close()

    async def until_table(self, table_id: str, wanted: Callable[[Table], bool]) -> Table:
        """Wait until the log of a table is as wanted, and return the table."""
        async with asyncio.timeout(_PATIENCE):
            while not wanted(table := await self.table(table_id)):
                await asyncio.sleep(0.05)
        return table


@contextmanager
def two_workers(database: str, *options: str) -> Iterator[TwoWorkers]:
    """Run the server on a database until the block ends, with no limits if not said otherwise."""
    command = [sys.executable, "-m", "ludomots.cli", "serve", "--port", "0", "--lang", "en"]
    command += ["--database", database, "--workers", "2", "--computer-pace", "0"]
    command += options or ("--no-limits",)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Ludomots is here: http://localhost:")
            yield TwoWorkers(process, line.split()[3], database)
        finally:
            process.terminate()
            process.wait(_PATIENCE)


class InPieces:
    """Forwards connections to a server; the first bytes are sent some time before the others.

    ``ports`` has the port from which each connection is forwarded, by the port of its client.
    """

    def __init__(self, to: int) -> None:
        self._to = to
        self._server: asyncio.Server | None = None
        self._connections: set[asyncio.StreamWriter] = set()
        self.port = 0
        self.ports: dict[int, int] = {}

    async def __aenter__(self) -> "InPieces":
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        for writer in self._connections:
            writer.close()
        if self._server is not None:
            self._server.close()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, away = await asyncio.open_connection("127.0.0.1", self._to)
        self._connections |= {writer, away}
        self.ports[writer.get_extra_info("peername")[1]] = away.get_extra_info("sockname")[1]
        away.write(await reader.read(5))
        await asyncio.sleep(0.1)
        await asyncio.gather(_copy(reader, away), _copy(there, writer))


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


def port_of(socket: Socket) -> int:
    """Return the port from which a connection was made."""
    return int(socket.connection.transport.get_extra_info("sockname")[1])


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + _PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def _inode(server_port: int, client_port: int) -> str:
    """Return the number of the socket that the server has for a client, from Linux's own list."""
    for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
        fields = line.split()
        ports = [int(end.rpartition(":")[2], 16) for end in fields[1:3]]
        if ports == [server_port, client_port]:
            return fields[9]
    raise AssertionError("no such connection")
