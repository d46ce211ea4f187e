"""The bus of several nodes on a NATS server. Its package is an extra: ``ludomots[nats]``."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from ludomots.server.database import Trouble
from ludomots.server.live.bus import Neighbour, NobodyThinks
from ludomots.server.live.tasks import Tasks

_TABLES = "ludomots.tables"
_USAGE = "ludomots.usage"
_PEOPLE = "ludomots.people"
_SHOWN = "ludomots.shown"
_THINK = "ludomots.think"
_THINKERS = "thinkers"
_CONNECT_WITHIN = 5
_AT_FIRST = 2
"""Seconds that a server waits for the bus before it goes on without it."""
_RETRY = 0.25

_log = logging.getLogger(__name__)

Think = Callable[[bytes], Awaitable[bytes]]


class Nats:
    """The bus of several nodes on a NATS server, which may come and go."""

    has_others = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._trouble = Trouble(_log, "the bus cannot be reached", "the bus works again")
        self._joining: asyncio.Task[None] | None = None
        self._tasks = Tasks()

    async def start(self, node: Neighbour) -> None:
        """Connect and listen for tables that change, now or as soon as the bus can be reached."""
        self._joining = asyncio.create_task(self._join(node))
        await asyncio.wait({self._joining}, timeout=_AT_FIRST)
        if self._joining.done():
            self._joining.result()

    def announce(self, table_id: str) -> None:
        """Announce it to the nodes that can be reached."""
        if self._client is not None:
            self._tasks.start(self._publish(self._client, _TABLES, table_id.encode()))

    def share(self, report: bytes) -> None:
        """Tell it to the nodes that can be reached."""
        if self._client is not None:
            self._tasks.start(self._publish(self._client, _USAGE, report))

    def pass_on(self, content: bytes) -> None:
        """Tell it to the nodes that can be reached."""
        if self._client is not None:
            self._tasks.start(self._publish(self._client, _SHOWN, content))

    def announce_people(self) -> None:
        """Announce it to the nodes that can be reached."""
        if self._client is not None:
            self._tasks.start(self._publish(self._client, _PEOPLE, b""))

    async def think(self, task: bytes, seconds: float) -> bytes:
        """Ask one of the thinkers; any of them may take it."""
        if self._client is None:
            raise NobodyThinks
        try:
            return (await self._client.request(_THINK, task, timeout=seconds)).data
        except (TimeoutError, NatsError) as error:
            raise NobodyThinks from error

    async def serve(self, think: Think, at_once: int) -> None:
        """Act as a thinker: answer tasks, ``at_once`` at a time, shared with the others."""

        async def on_task(message: Msg) -> None:
            await message.respond(await think(message.data))

        client = await self._connect()
        for _ in range(at_once):
            await client.subscribe(_THINK, queue=_THINKERS, cb=on_task)

    async def close(self) -> None:
        """Leave the bus."""
        await self._tasks.cancel()
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

    async def _publish(self, client: Client, subject: str, content: bytes) -> None:
        try:
            await client.publish(subject, content)
        except NatsError as error:
            await self._on_error(error)

    async def _join(self, node: Neighbour) -> None:
        async def on_table(message: Msg) -> None:
            node.changed_elsewhere(message.data.decode())

        async def on_usage(message: Msg) -> None:
            node.used_elsewhere(message.data)

        async def on_people(_: Msg) -> None:
            node.people_changed_elsewhere()

        async def on_shown(message: Msg) -> None:
            node.passed_on(message.data)

        client = await self._connect()
        await client.subscribe(_SHOWN, cb=on_shown)
        await client.subscribe(_TABLES, cb=on_table)
        await client.subscribe(_USAGE, cb=on_usage)
        await client.subscribe(_PEOPLE, cb=on_people)

    async def _connect(self) -> Client:
        self._client = await nats.connect(
            self._address,
            max_reconnect_attempts=-1,
            reconnect_time_wait=_RETRY,
            connect_timeout=_CONNECT_WITHIN,
            allow_reconnect=True,
            no_echo=True,
            error_cb=self._on_error,
            reconnected_cb=self._on_reconnected,
        )
        self._trouble.works()
        return self._client

    async def _on_error(self, error: Exception) -> None:
        self._trouble.failed("bus-away", error)

    async def _on_reconnected(self) -> None:
        self._trouble.works()
