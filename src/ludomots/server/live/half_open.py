"""Connections on which a request does not come to its end: they are given up after a while.

Uvicorn waits for the rest of a request for ever (its ``timeout_keep_alive`` counts between requests
only), and each such connection takes a descriptor. Here a request, its body included, has some
seconds to come. If many are waited for at once the oldest is given up at once: an honest request
needs no longer than its way through the network.
"""

import asyncio
from collections import OrderedDict
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

WITHIN = 20.0
"""Seconds in which a request must have come."""
MOST = 100
"""Connections of a process on which a request may be waited for at once."""

LARGEST_HEAD = 32 * 1024
"""Bytes of the first line and the headers of a request. Uvicorn's other protocol has no such limit,
so h11 is used whatever is installed."""
MOST_HEADERS = 100

_Http: Any = H11Protocol


class PromptHTTP(_Http):  # type: ignore[misc]
    """A connection that must bring its requests in time."""

    waiting: ClassVar["OrderedDict[PromptHTTP, asyncio.TimerHandle]"] = OrderedDict()
    """The connections that have not yet brought a whole request, the oldest first."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Wait on for the rest of a request, if there is one."""
        super().data_received(data)
        if self._is_whole():
            self._stop_waiting()
        else:
            self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Let the socket have what came in the same packet as the request for it; uvicorn would
        lose it."""
        super().handle_websocket_upgrade(event)
        early, _ = self.conn.trailing_data
        if early:
            self.transport.get_protocol().data_received(early)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _is_whole(self) -> bool:
        """Return whether a request has come and is being answered, or has become a socket."""
        if self.transport.get_protocol() is not self:
            return True
        cycle = self.cycle
        return cycle is not None and not cycle.response_complete and not cycle.more_body

    def _wait(self) -> None:
        if self in self.waiting or self.transport.is_closing():
            return
        self.waiting[self] = self.loop.call_later(WITHIN, self._give_up)
        if len(self.waiting) > MOST:
            next(iter(self.waiting))._give_up()

    def _stop_waiting(self) -> None:
        timer = self.waiting.pop(self, None)
        if timer is not None:
            timer.cancel()

    def _give_up(self) -> None:
        self._stop_waiting()
        self.transport.abort()
