"""Hand a connection to the worker that owns its table, before it is answered.

Only the first bytes of a connection are looked at: a browser opens a new connection for a socket
and sends the first line of its request at once. A connection that comes in another way is served
by the worker that accepted it, which is slower but just as good.
"""

import asyncio
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn

from ludomots.server.live.bus import Runner
from ludomots.server.live.half_open import PromptHTTP
from ludomots.server.live.tasks import Tasks
from ludomots.server.workers.local_bus import LocalBus

_TABLE_SOCKET = re.compile(rb"GET /api/tables/([\w-]{1,64})/socket[ ?]")


def http_protocol(bus: LocalBus) -> type[asyncio.Protocol]:
    """Return the protocol of connections that this worker accepts."""

    class Accepted(PromptHTTP):
        """A connection that may be handed over when its first bytes have come."""

        _is_new = True

        def data_received(self, data: bytes) -> None:
            if self._is_new:
                self._is_new = False
                if self._hand_over(data):
                    return
            super().data_received(data)

        def _hand_over(self, data: bytes) -> bool:
            match = _TABLE_SOCKET.match(data)
            if match is None:
                return False
            table_id = match[1].decode()
            if bus.runner(table_id) is Runner.HERE:
                return False
            self.transport.pause_reading()
            descriptor = os.dup(self.transport.get_extra_info("socket").fileno())
            if bus.hand_over(table_id, descriptor, data):
                self.transport.close()
                return True
            os.close(descriptor)
            self.transport.resume_reading()
            return False

    return Accepted


def adopter(server: uvicorn.Server) -> Callable[[int, bytes], None]:
    """Return a function that serves a connection which another worker accepted."""
    loop = asyncio.get_running_loop()
    tasks = Tasks()

    def adopt(descriptor: int, data: bytes) -> None:
        def protocol() -> asyncio.Protocol:
            return _Adopted(
                data,
                config=server.config,
                server_state=server.server_state,
                app_state=server.lifespan.state,
            )

        async def serve() -> None:
            with suppress(OSError):
                await loop.connect_accepted_socket(protocol, socket.socket(fileno=descriptor))

        tasks.start(serve())

    return adopt


class _Adopted(PromptHTTP):
    """A connection from which another worker has already read something."""

    def __init__(self, data: bytes, **uvicorn_parts: Any) -> None:
        super().__init__(**uvicorn_parts)
        self._data = data

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.data_received(self._data)
