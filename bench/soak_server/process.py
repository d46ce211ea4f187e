"""The process of the server that is soaked: started, started again, and looked at from outside."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from bench.server.servers import Server as Measured
from bench.server.servers import database_in, free_port

_WAIT = 60.0
_ROOT = Path(__file__).parents[2]


class SoakedServer:
    """A server on a database in a folder, which can be started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        self._facts = folder / "facts.json"
        self._file = folder / "tables.db"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def cpu(self) -> float:
        """The processor time that its process has used, in seconds."""
        return Measured(self.port, self.pid).cpu

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        values = (str(self.port), database_in(self._folder), str(self._facts))
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bench.soak_server.server", *values],
                cwd=_ROOT,
                stdout=log,
                stderr=log,
            )
        async with httpx.AsyncClient() as client:
            async with asyncio.timeout(_WAIT):
                while not await _answers(client, f"http://127.0.0.1:{self.port}/health"):
                    await asyncio.sleep(0.1)

    async def stop(self) -> None:
        """Stop it in order."""
        if self._process is not None and self._process.poll() is None:
            os.kill(self.pid, signal.SIGTERM)
            await asyncio.to_thread(self._process.wait)

    async def __aenter__(self) -> "SoakedServer":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def sample(self) -> dict[str, Any]:
        """Return what it holds now: memory, open files, tasks; the size of the database."""
        process = Path(f"/proc/{self.pid}")
        held = json.loads(self._facts.read_text(encoding="utf-8")) if self._facts.exists() else {}
        with closing(sqlite3.connect(self._file)) as connection:
            (events,) = connection.execute("select count(*) from events").fetchone()
        return {
            "memory MB": round(Measured(self.port, self.pid).memory / 1000, 2),
            "open files": len(list((process / "fd").iterdir())),
            "threads": len(list((process / "task").iterdir())),
            "database MB": round(self._file.stat().st_size / 1e6, 3),
            "events": events,
            **held,
        }


async def _answers(client: httpx.AsyncClient, address: str) -> bool:
    try:
        return (await client.get(address)).status_code == 200
    except httpx.TransportError:
        return False
