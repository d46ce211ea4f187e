"""Nodes that are killed: processes that do what a server does by itself, without its sockets."""

import asyncio
import multiprocessing
import random
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ludomots.server.node import Node
from ludomots.server.notices.settings import NoticeSettings
from ludomots.server.settings import Settings

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized

SPEED = 2
"""How much faster than the clock on the wall the time of the test passes."""
_TICK = 0.1

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["bench.told.nodes"])


class Clock:
    """The time of the test in milliseconds, the same in all processes of a machine."""

    def __init__(self, begun: float) -> None:
        self._begun = begun

    def __call__(self) -> int:
        return int(self._begun * 1000 + (time.time() - self._begun) * 1000 * SPEED)


def settings(name: str, database: str, begun: float, notices: NoticeSettings) -> Settings:
    """Return the settings of a node."""
    return Settings(
        node=name,
        database=database,
        now=Clock(begun),
        runs=False,
        site=Path("nowhere"),
        notices=notices,
    )


def _run(
    name: str,
    served: "Synchronized[float]",
    database: str,
    begun: float,
    notices: NoticeSettings,
) -> None:
    async def run() -> None:
        async with Node(settings(name, database, begun, notices)) as node:
            node.notices.go_on()  # as a node does that runs by itself
            served.value = time.time()
            while True:
                await node.scheduler.tick()
                await asyncio.sleep(_TICK)

    asyncio.run(run())


class _Running(NamedTuple):
    """A node: since when it serves, 0 if it does not yet, and when it was started."""

    process: ForkServerProcess
    served: "Synchronized[float]"
    started: float


class Nodes:
    """Some nodes of one database; ``kill`` kills one that serves, and starts it again at once."""

    def __init__(self, count: int, database: str, begun: float, notices: NoticeSettings) -> None:
        self._given = database, begun, notices
        self.starts: list[float] = []
        """How many seconds each node that was killed had taken to start."""
        self._running = [self._started(f"node-{number}") for number in range(count)]

    def kill(self) -> None:
        """Kill a node with SIGKILL, and start it again; wait for one that serves."""
        while not (alive := [one for one in self._running if one.served.value]):
            time.sleep(0.05)
        killed = random.choice(alive)
        killed.process.kill()
        killed.process.join()
        self.starts.append(killed.served.value - killed.started)
        self._running[self._running.index(killed)] = self._started(killed.process.name)

    def stop(self) -> None:
        """Kill all of them."""
        for one in self._running:
            one.process.kill()
            one.process.join()

    def _started(self, name: str) -> _Running:
        served, started = _context.Value("d", 0.0), time.time()
        given = (name, served, *self._given)
        process = _context.Process(target=_run, args=given, name=name, daemon=True)
        process.start()
        return _Running(process, served, started)
