"""The process that starts the workers of a server, and starts them again if they die.

It holds the listening socket, so that nobody is refused while a worker is away. A worker is told
what to do in one line on its standard input, which then stays open: if the supervisor dies, the
input ends and the worker stops. A worker writes a line when it serves.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from ludomots.server.database import Database
from ludomots.server.keeping.archive import Retention
from ludomots.server.live.heartbeats import Heartbeats
from ludomots.server.live.service import wall_clock
from ludomots.server.logs import LogStyle
from ludomots.server.metrics import SHARED
from ludomots.server.notices.settings import NoticeSettings
from ludomots.server.settings import Downtime
from ludomots.tables.lifetimes import Lifetimes

_log = logging.getLogger("ludomots.server")

_STOP_WITHIN = 15.0
"""Seconds after which a worker that was asked to stop is killed."""
_PAUSE = 1.0
"""Seconds before a worker is started again that died before it served."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What all workers have in common; ``node`` is the name of the whole server, ``host`` is the
    address at which it listens."""

    workers: int
    host: str
    database: str
    node: str
    limited: bool
    computer_pace: int
    lifetimes: Lifetimes
    retention: Retention
    notices: NoticeSettings
    metrics_token: str | None
    log: LogStyle


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """What one worker is told: its number, its descriptor of the listening socket, a folder."""

    plan: Plan
    number: int
    listening: int
    folder: str
    downtime: Downtime | None


def is_possible() -> bool:
    """Return whether this system can hand connections from one process to another."""
    return hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds")


def run(plan: Plan, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Run the workers until somebody stops them; return whether they ever served.

    ``ready`` is called once when all of them serve.
    """
    with tempfile.TemporaryDirectory(prefix="ludomots-") as folder:
        return asyncio.run(_Supervisor(plan, listening, Path(folder)).run(ready))


class _Supervisor:
    """The workers of one server. The folder is private: only its owner can enter it."""

    def __init__(self, plan: Plan, listening: socket.socket, folder: Path) -> None:
        self._plan = plan
        self._listening = listening
        self._folder = folder
        self._stopped = asyncio.Event()
        self._serving: set[int] = set()
        self._all_serve = asyncio.Event()
        self._down_since: int | None = None

    async def run(self, ready: Callable[[], None]) -> bool:
        """Run the workers until somebody stops them, or until one of them cannot start."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self._stopped.set)
        self._down_since = await self._find_down_since()
        numbers = range(1, self._plan.workers + 1)
        workers = [asyncio.create_task(self._keep(number)) for number in numbers]
        await _first(self._all_serve.wait(), self._stopped.wait())
        if self._all_serve.is_set():
            ready()
        await self._stopped.wait()
        self._listening.close()
        await asyncio.gather(*workers)
        return self._all_serve.is_set()

    async def _find_down_since(self) -> int | None:
        database = Database(self._plan.database)
        try:
            return await Heartbeats(database, self._plan.node).down_since(wall_clock())
        finally:
            await database.close()

    async def _keep(self, number: int) -> None:
        """Run one worker, again and again, until everything stops."""
        while not self._stopped.is_set():
            process = await self._start(number)
            served = await self._watch(number, process)
            mark_process_dead(process.pid, str(self._metrics))  # type: ignore[no-untyped-call]
            if self._stopped.is_set():
                return
            facts = {"facts": {"worker": number, "code": process.returncode}}
            if not self._all_serve.is_set() and (process.returncode or 0) >= 0:
                _log.error("a worker ended before it served", extra=facts)
                self._stopped.set()
                return
            _log.warning("a worker ended and is started again", extra=facts)
            if not served:
                await _first(self._stopped.wait(), asyncio.sleep(_PAUSE))

    async def _start(self, number: int) -> asyncio.subprocess.Process:
        listening, since = self._listening.fileno(), self._down_since
        orders = Orders(
            plan=self._plan,
            number=number,
            listening=listening,
            folder=str(self._folder),
            downtime=None if since is None else Downtime(since, wall_clock()),
        )
        self._metrics.mkdir(exist_ok=True)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ludomots.server.workers", str(number)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[listening],
            start_new_session=True,
            env={**os.environ, SHARED: str(self._metrics)},
        )
        if process.stdin is not None:
            process.stdin.write(msgspec.json.encode(orders) + b"\n")
        return process

    async def _watch(self, number: int, process: asyncio.subprocess.Process) -> bool:
        """Wait until a worker has ended, and return whether it served."""
        ended = asyncio.create_task(process.wait())
        served = asyncio.create_task(_says_ready(process))
        stopped = asyncio.create_task(self._stopped.wait())
        try:
            await asyncio.wait({ended, served, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if served.done() and served.result():
                self._begins(number)
            await asyncio.wait({ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if not ended.done():
                await _stop(process, ended)
        finally:
            self._ends(number)
            for task in (served, stopped):
                task.cancel()
        return served.done() and not served.cancelled() and served.result()

    def _begins(self, number: int) -> None:
        self._serving.add(number)
        self._down_since = None
        if len(self._serving) == self._plan.workers:
            self._all_serve.set()

    def _ends(self, number: int) -> None:
        """Note that a worker ended; if it was the last one, nobody runs the tables from now on."""
        self._serving.discard(number)
        if not self._serving and self._all_serve.is_set():
            self._down_since = wall_clock()

    @property
    def _metrics(self) -> Path:
        return self._folder / "metrics"


async def _says_ready(process: asyncio.subprocess.Process) -> bool:
    return process.stdout is not None and bool(await process.stdout.readline())


async def _stop(process: asyncio.subprocess.Process, ended: "asyncio.Task[int]") -> None:
    """Ask a worker to stop, and kill it if it does not."""
    with suppress(ProcessLookupError):
        process.terminate()
    await asyncio.wait({ended}, timeout=_STOP_WITHIN)
    if not ended.done():
        with suppress(ProcessLookupError):
            process.kill()
        await ended


async def _first(*waits: Coroutine[Any, Any, Any]) -> None:
    """Wait until one of several things has happened."""
    tasks = [asyncio.create_task(wait) for wait in waits]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
