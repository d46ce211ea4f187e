"""The command ``ludomots serve``: the server of the site, until it is stopped."""

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import NamedTuple

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from ludomots.server.app import create_app
from ludomots.server.direct import DirectSocket
from ludomots.server.gate import LARGEST_FRAME
from ludomots.server.half_open import PromptHTTP
from ludomots.server.limits import UNLIMITED, USUAL
from ludomots.server.settings import Settings
from ludomots.server.thinking import warm_up
from ludomots.server.workers import supervisor
from ludomots.store import Database, default_url
from ludomots.store.database import BadAddress
from ludomots.store.heartbeats import Heartbeats
from ludomots.store.server_lock import InUse, hold
from ludomots.texts import Texts

OK, FAILED, BAD_INPUT = 0, 1, 2

_STOP_WITHIN = 5
_COLLECT = (50_000, 50, 100)
"""Tables are many small objects that live long, so the garbage collector runs less often."""
_PING = 20.0


class Asked(NamedTuple):
    """Where the server listens, what it is connected to, and of how many processes it is made.

    ``computer_pace`` are the seconds of an ordinary turn of a computer player.
    """

    host: str
    port: int
    database: str | None
    bus: str | None
    workers: int
    open_browser: bool
    limited: bool
    computer_pace: float
    say: Texts


def serve(asked: Asked) -> int:
    """Serve the site until somebody stops it."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(
        database=asked.database or default_url(),
        bus=asked.bus,
        limits=USUAL if asked.limited else UNLIMITED,
        computer_pace=round(asked.computer_pace * 1000),
        node=f"{socket.gethostname()}:{asked.port}"[:60],
    )
    problem = _problem_with_workers(asked)
    if problem is not None:
        print(asked.say(problem), file=sys.stderr)
        return BAD_INPUT
    try:
        database = Database(settings.database)
        database.make_file()
    except BadAddress:
        print(asked.say("db-address"), file=sys.stderr)
        return BAD_INPUT
    except OSError as error:
        why = asked.say("db-file", file=str(error.filename or ""), why=error.strerror or "")
        print(why, file=sys.stderr)
        return BAD_INPUT
    try:
        with hold(database, f"{settings.node}, {os.getpid()}", shared=asked.bus is not None):
            return _serve_alone(asked, settings)
    except InUse as error:
        told = asked.say("serve-in-use", file=str(database.file), server=error.holder)
        print(told, file=sys.stderr)
        return FAILED


def _serve_alone(asked: Asked, settings: Settings) -> int:
    """Serve, now that no other server is in the way."""
    try:
        others = asyncio.run(_reach(settings))
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip()
        print(asked.say("db-unreachable", why=why), file=sys.stderr)
        return FAILED
    if others and asked.bus is None:
        print(asked.say("serve-without-bus", servers=", ".join(others)), file=sys.stderr)
    return _serve_with_workers(asked, settings) if asked.workers > 1 else _serve(asked, settings)


def _problem_with_workers(asked: Asked) -> str | None:
    """Return the name of the text that says why there cannot be several workers, if so."""
    if asked.workers > 1 and not supervisor.is_possible():
        return "serve-no-workers"
    if asked.workers > 1 and asked.bus is not None:
        return "serve-workers-or-bus"
    return None


def _serve(asked: Asked, settings: Settings) -> int:
    app = create_app(settings)
    warm_up()

    def ready(port: int) -> None:
        _welcome(asked, port)

    server = Server(uvicorn_config(app, asked.host, asked.port), ready)
    server.run()
    return OK if server.started else FAILED


def _serve_with_workers(asked: Asked, settings: Settings) -> int:
    try:
        listening = supervisor.listen(asked.host, asked.port)
    except OSError as error:
        address = _address(asked.host, asked.port)
        why = error.strerror or str(error)
        print(asked.say("serve-cannot-listen", address=address, why=why), file=sys.stderr)
        return FAILED
    port = int(listening.getsockname()[1])
    plan = supervisor.Plan(
        workers=asked.workers,
        host=asked.host,
        database=settings.database,
        node=settings.node,
        limited=asked.limited,
        computer_pace=settings.computer_pace,
    )
    served = supervisor.run(plan, listening, lambda: _welcome(asked, port))
    return OK if served else FAILED


def _welcome(asked: Asked, port: int) -> None:
    """Print the address, and open it in a browser if that was asked for."""
    address = _address(asked.host, port)
    print(asked.say("serve-here", address=address), flush=True)
    if asked.open_browser:
        webbrowser.open(address)


async def _reach(settings: Settings) -> list[str]:
    """Bring the database up to date, and return which other servers run on it."""
    database = Database(settings.database)
    try:
        await database.reach()
        return await Heartbeats(database, settings.node).others_alive(settings.now())
    finally:
        await database.close()


def uvicorn_config(
    app: Litestar, host: str, port: int, http: type[asyncio.Protocol] = PromptHTTP
) -> uvicorn.Config:
    """Return how uvicorn runs the application, as it was measured to be fastest."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=http,
        ws=DirectSocket,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        loop="auto",
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_STOP_WITHIN,
    )


class Server(uvicorn.Server):
    """Calls ``ready`` with its port once it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if not self.started:
            return
        gc.freeze()
        gc.set_threshold(*_COLLECT)
        self._ready(int(self.servers[0].sockets[0].getsockname()[1]))


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in {"127.0.0.1", "::1", "0.0.0.0", "::"} else host  # noqa: S104
    return f"http://{shown}:{port}/"
