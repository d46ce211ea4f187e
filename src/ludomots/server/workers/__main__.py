"""One worker: a process that the supervisor starts."""

import asyncio
import os
import shutil
import socket
import sys
from pathlib import Path

import msgspec
import uvicorn

from ludomots.server.app import create_app
from ludomots.server.live.thinking import warm_up
from ludomots.server.logs import failing_in_a_line, logging_in
from ludomots.server.operators.limits import UNLIMITED, USUAL
from ludomots.server.serve import Server, uvicorn_config
from ludomots.server.settings import Settings
from ludomots.server.workers.handover import adopter, http_protocol
from ludomots.server.workers.local_bus import LocalBus, Place
from ludomots.server.workers.supervisor import Orders

_INPUT, _OUTPUT, _ERRORS = 0, 1, 2


def main() -> None:
    """Serve until the supervisor says to stop, or is gone."""
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    node = f"{orders.plan.node}/{orders.number}"
    with logging_in(orders.plan.log, node), failing_in_a_line():
        _serve(orders)


def _serve(orders: Orders) -> None:
    report = os.dup(_OUTPUT)
    os.dup2(_ERRORS, _OUTPUT)
    if not Path(orders.folder).is_dir():
        return
    settings = _settings(orders)
    app = create_app(settings)
    warm_up()
    bus: LocalBus = app.state.node.bus
    config = uvicorn_config(app, orders.plan.host, 0, http_protocol(bus))
    worker = _Worker(config, bus, report)
    worker.run([socket.socket(fileno=orders.listening)])
    if worker.is_left_alone:
        shutil.rmtree(orders.folder, ignore_errors=True)


def _settings(orders: Orders) -> Settings:
    plan = orders.plan
    return Settings(
        database=plan.database,
        node=f"{plan.node}/{orders.number}",
        limits=USUAL if plan.limited else UNLIMITED,
        computer_pace=plan.computer_pace,
        metrics_token=plan.metrics_token,
        listens_at=plan.host,
        lifetimes=plan.lifetimes,
        retention=plan.retention,
        notices=plan.notices,
        place=Place(orders.number, plan.workers, Path(orders.folder)),
        downtime=orders.downtime,
        thinkers=max(2, (os.cpu_count() or 2) // plan.workers),
    )


class _Worker(Server):
    """A server among others: it reports that it is ready when it knows the others.

    ``is_left_alone`` is true if it stopped because the supervisor was gone.
    """

    def __init__(self, config: uvicorn.Config, bus: LocalBus, report: int) -> None:
        super().__init__(config, self._join)
        self._bus = bus
        self._report = report
        self._reporting: asyncio.Task[None] | None = None
        self.is_left_alone = False

    def _join(self, _: int) -> None:
        """Let the other workers know that this one serves; stop if the supervisor is gone."""
        self._bus.serve(adopter(self))
        asyncio.get_running_loop().add_reader(_INPUT, self._stop)
        self._reporting = asyncio.create_task(self._report_ready())

    async def _report_ready(self) -> None:
        await self._bus.settle()
        os.write(self._report, b"ready\n")
        os.close(self._report)

    def _stop(self) -> None:
        asyncio.get_running_loop().remove_reader(_INPUT)
        self.is_left_alone = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Be handed no more connections, and end those that there are."""
        self._bus.leave()
        await super().shutdown(sockets)


if __name__ == "__main__":
    main()
