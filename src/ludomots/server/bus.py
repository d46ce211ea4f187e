"""The bus between nodes: they announce tables that changed, and ask workers to think for bots.

Nothing is kept on the bus and nothing depends on it: the log in the database is the truth. A node
that missed a message finds the change in the log (``Scheduler``), and thinks itself if no worker
answers.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

_TABLES = "ludomots.tables"
_THINK = "ludomots.think"
_THINKERS = "thinkers"
_CONNECT_WITHIN = 5
_AT_FIRST = 2
"""Seconds that a server waits for the bus before it goes on without it."""
_RETRY = 0.25

_log = logging.getLogger(__name__)

Heard = Callable[[str], None]
Think = Callable[[bytes], Awaitable[bytes]]


class NobodyThinks(Exception):
    """No worker answered."""


class Bus(Protocol):
    """The connection of this node to the others."""

    async def start(self, heard: Heard) -> None:
        """Begin to listen: ``heard`` is called with the id of a table that changed elsewhere."""

    async def announce(self, table_id: str) -> None:
        """Announce that a table has changed."""

    async def think(self, task: bytes, seconds: float) -> bytes:
        """Have a worker think, or raise ``NobodyThinks``."""

    async def close(self) -> None:
        """Stop listening."""


class Alone:
    """The bus of a single node: there are no others."""

    async def start(self, heard: Heard) -> None:
        """Do nothing: no other node sends anything."""

    async def announce(self, table_id: str) -> None:
        """Do nothing: no other node listens."""

    async def think(self, task: bytes, seconds: float) -> bytes:  # noqa: ARG002
        """Raise ``NobodyThinks``: there are no workers."""
        raise NobodyThinks

    async def close(self) -> None:
        """Do nothing."""


class Nats:
    """The bus of several nodes on a NATS server, which may come and go."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._joining: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        """Connect and listen for tables that change, now or as soon as the bus can be reached."""
        self._joining = asyncio.create_task(self._join(heard))
        await asyncio.wait({self._joining}, timeout=_AT_FIRST)
        if self._joining.done():
            self._joining.result()
        else:
            _log.warning("the bus cannot be reached yet")

    async def announce(self, table_id: str) -> None:
        """Announce it to the nodes that can be reached."""
        if self._client is None:
            return
        try:
            await self._client.publish(_TABLES, table_id.encode())
        except NatsError as error:
            _log.warning("the bus cannot be reached: %s", error)

    async def think(self, task: bytes, seconds: float) -> bytes:
        """Ask one of the workers; any of them may take it."""
        if self._client is None:
            raise NobodyThinks
        try:
            return (await self._client.request(_THINK, task, timeout=seconds)).data
        except (TimeoutError, NatsError) as error:
            raise NobodyThinks from error

    async def serve(self, think: Think, at_once: int) -> None:
        """Act as a worker: answer tasks, ``at_once`` at a time, shared with the other workers."""

        async def on_task(message: Msg) -> None:
            await message.respond(await think(message.data))

        client = await self._connect()
        for _ in range(at_once):
            await client.subscribe(_THINK, queue=_THINKERS, cb=on_task)

    async def close(self) -> None:
        """Leave the bus."""
        if self._joining is not None:
            self._joining.cancel()
            with suppress(asyncio.CancelledError, NatsError):
                await self._joining
        if self._client is None:
            return
        if self._client.is_connected:
            await self._client.drain()
        else:
            await self._client.close()

    async def _join(self, heard: Heard) -> None:
        async def on_table(message: Msg) -> None:
            heard(message.data.decode())

        client = await self._connect()
        await client.subscribe(_TABLES, cb=on_table)

    async def _connect(self) -> Client:
        self._client = await nats.connect(
            self._address,
            max_reconnect_attempts=-1,
            reconnect_time_wait=_RETRY,
            connect_timeout=_CONNECT_WITHIN,
            allow_reconnect=True,
            no_echo=True,
            error_cb=_on_error,
        )
        return self._client


async def _on_error(error: Exception) -> None:
    _log.warning("the bus: %s", error)


def bus_of(address: str | None) -> Bus:
    """Return the bus of an address, ``nats://HOST:PORT``; without one this node is alone."""
    return Alone() if address is None else Nats(address)
