"""How the memory of the process is used."""

import contextlib
import ctypes
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any, NamedTuple

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from ludomots.server.app import create_app
from ludomots.server.database import default_url
from ludomots.server.keeping.archive import Retention
from ludomots.server.live.bounded_socket import LARGEST_FRAME, SECONDS_BETWEEN_PINGS, BoundedSocket
from ludomots.server.live.half_open import LARGEST_HEAD, PromptHTTP
from ludomots.server.live.thinking_tasks import warm_up
from ludomots.server.local_network import addresses_for_others
from ludomots.server.log_style import LogStyle
from ludomots.server.logs import failing_in_a_line, logging_in, usual_style
from ludomots.server.notices.settings import NoticeSettings
from ludomots.server.operators.limits import UNLIMITED, USUAL
from ludomots.server.settings import Phase, Settings
from ludomots.server.starting import (
    CannotStart,
    address_of,
    alone_on_its_file,
    check_settings,
    open_port,
    open_word_lists,
    reach_database,
    warnings,
)
from ludomots.tables.pace import Lifetimes
from ludomots.texts import Texts

_MOST_ARENAS = -8
"""The number of that setting in glibc."""
_ARENAS = 2


def share_memory_among_threads() -> None:
    """Have the threads of this process share their stocks of memory.

    By default glibc keeps up to eight stocks for each core, one thread here, one thread there, and
    what is free in one of them is of no use in the others: a server grew for hours without holding
    more. Where there is no glibc, nothing happens.
    """
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_MOST_ARENAS, _ARENAS)


OK, FAILED = 0, 1

_log = logging.getLogger("ludomots.server")

_STOP_WITHIN = 5
_COLLECT = (50_000, 50, 100)
"""Tables are many small objects that live long, so the garbage collector runs less often."""
_KEEP_ALIVE = 5
"""Seconds that a connection may stay open without a request."""


class Asked(NamedTuple):
    """Where the server listens and what it is connected to.

    More than one of ``workers`` are refused. ``computer_pace`` are the seconds of an ordinary turn
    of a computer player; ``lifetimes`` say when new tables close by themselves, ``retention`` how
    long logs are kept, ``notices`` how people are told of their games; ``log`` is how lines of the
    log look, ``None`` for what suits the output.
    """

    host: str
    port: int
    database: str | None
    bus: str | None
    workers: int
    open_browser: bool
    limited: bool
    computer_pace: float
    metrics_token: str | None
    lifetimes: Lifetimes
    retention: Retention
    notices: NoticeSettings
    log: LogStyle | None
    say: Texts


def serve(asked: Asked) -> int:
    """Serve the site until somebody stops it; if it cannot start, say why in a sentence."""
    settings = Settings(
        database=asked.database or default_url(),
        bus=asked.bus,
        limits=USUAL if asked.limited else UNLIMITED,
        computer_pace=round(asked.computer_pace * 1000),
        node=f"{socket.gethostname()}:{asked.port}"[:60],
        metrics_token=asked.metrics_token,
        lifetimes=asked.lifetimes,
        retention=asked.retention,
        notices=asked.notices,
    )
    with logging_in(asked.log or usual_style(), settings.node), failing_in_a_line():
        try:
            return _start(asked, settings)
        except CannotStart as error:
            print(error, file=sys.stderr)
            return error.code
        except KeyboardInterrupt:
            return OK


def _start(asked: Asked, settings: Settings) -> int:
    check_settings(settings, asked.workers, asked.say)
    with alone_on_its_file(settings, asked.say):
        others = reach_database(settings, asked.say)
        open_word_lists(asked.say)
        listening = open_port(asked.host, asked.port, asked.say)
        settings = replace(settings, listens_at=str(listening.getsockname()[0]))
        for warning in warnings(settings, others, asked.say):
            print(warning, file=sys.stderr)
        return _serve(asked, settings, listening)


def _serve(asked: Asked, settings: Settings, listening: socket.socket) -> int:
    app = create_app(settings)
    warm_up()

    def ready(port: int) -> None:
        _welcome(asked, settings, port)

    server = Server(uvicorn_config(app, asked.host, asked.port), ready)
    server.run([listening])
    return OK if server.started else FAILED


def _welcome(asked: Asked, settings: Settings, port: int) -> None:
    """Print the addresses, and open the site in a browser if that was asked for."""
    address = address_of(asked.host, port)
    _log.info("the server serves", extra={"facts": {"port": port}})
    print(asked.say("serve-here", address=address), flush=True)
    others = addresses_for_others(settings.listens_at, port)
    if others:
        print(asked.say("serve-for-others", addresses=", ".join(others)), flush=True)
    if asked.open_browser:
        webbrowser.open(address)


def uvicorn_config(app: Litestar, host: str, port: int) -> uvicorn.Config:
    """Return how uvicorn runs the application, as it was measured to be fastest."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=PromptHTTP,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        timeout_keep_alive=_KEEP_ALIVE,
        ws=BoundedSocket,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=SECONDS_BETWEEN_PINGS,
        loop="auto",
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_STOP_WITHIN,
    )


class Server(uvicorn.Server):
    """Calls ``ready`` with its port once it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        share_memory_among_threads()
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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Refuse what comes from now on, and end what is under way."""
        app: Any = self.config.app
        app.state.node.phase = Phase.STOPPING
        _log.info("the server stops")
        await super().shutdown(sockets)
