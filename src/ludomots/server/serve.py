"""The command ``ludomots serve``: the server of the site, until it is stopped."""

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from typing import NamedTuple

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from ludomots.server.app import create_app
from ludomots.server.direct import DirectSocket
from ludomots.server.gate import LARGEST_FRAME
from ludomots.server.limits import UNLIMITED, USUAL
from ludomots.server.settings import Settings
from ludomots.server.thinking import warm_up
from ludomots.store import Database, default_url
from ludomots.store.database import BadAddress
from ludomots.texts import Texts

OK, FAILED, BAD_INPUT = 0, 1, 2

_STOP_WITHIN = 5
_COLLECT = (50_000, 50, 100)
"""Tables are many small objects that live long, so the garbage collector runs less often."""
_PING = 20.0


class Asked(NamedTuple):
    """Where the server listens and what it is connected to."""

    host: str
    port: int
    database: str | None
    bus: str | None
    open_browser: bool
    limited: bool
    say: Texts


def serve(asked: Asked) -> int:
    """Serve the site until somebody stops it."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(
        database=asked.database or default_url(),
        bus=asked.bus,
        limits=USUAL if asked.limited else UNLIMITED,
        node=f"{socket.gethostname()}:{asked.port}"[:64],
    )
    try:
        Database(settings.database).make_file()
    except BadAddress:
        print(asked.say("db-address"), file=sys.stderr)
        return BAD_INPUT
    except OSError as error:
        why = asked.say("db-file", file=str(error.filename or ""), why=error.strerror or "")
        print(why, file=sys.stderr)
        return BAD_INPUT
    try:
        asyncio.run(_reach(settings.database))
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip()
        print(asked.say("db-unreachable", why=why), file=sys.stderr)
        return FAILED
    app = create_app(settings)
    warm_up()
    server = _Server(uvicorn_config(app, asked.host, asked.port), asked)
    server.run()
    return OK if server.started else FAILED


async def _reach(address: str) -> None:
    database = Database(address)
    try:
        await database.reach()
    finally:
        await database.close()


def uvicorn_config(app: Litestar, host: str, port: int) -> uvicorn.Config:
    """Return how uvicorn runs the application, as it was measured to be fastest."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
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


class _Server(uvicorn.Server):
    """Prints its address once it listens."""

    def __init__(self, config: uvicorn.Config, asked: Asked) -> None:
        super().__init__(config)
        self._asked = asked

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and print the address."""
        await super().startup(sockets)
        if not self.started:
            return
        gc.freeze()
        gc.set_threshold(*_COLLECT)
        address = _address(self._asked.host, self._port())
        print(self._asked.say("serve-here", address=address), flush=True)
        if self._asked.open_browser:
            webbrowser.open(address)

    def _port(self) -> int:
        """Return the port it listens at; the system chose it if none was named."""
        return int(self.servers[0].sockets[0].getsockname()[1])


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in {"127.0.0.1", "::1", "0.0.0.0", "::"} else host  # noqa: S104
    return f"http://{shown}:{port}/"
