"""The bus between the workers of one machine.

A worker counts as alive while its Unix socket can be connected to, which is while it serves.
A change is announced only to workers that have something to do with it: the owner of the table,
and those at which somebody listens to it although they do not own it.
"""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from ludomots.server.live.bus import Neighbour, NobodyThinks, Runner
from ludomots.server.workers.link import CONNECTION, Incoming, Outgoing
from ludomots.server.workers.owner import owner

_HELLO, _CHANGED, _PEOPLE, _LISTENING, _LEFT, _USAGE = b"h", b"t", b"p", b"l", b"f", b"u"
_SHOWN = b"s"
_RETRY = 0.05
"""Seconds between two tries to reach a worker that is not there."""
_SETTLED = 5.0

Adopt = Callable[[int, bytes], None]
"""Called with the descriptor of a connection and with what was read from it."""


class Place(NamedTuple):
    """The place of a worker among the others: its number from 1 on, and where their sockets are."""

    number: int
    workers: int
    folder: Path

    def socket_of(self, number: int) -> Path:
        """Return the path of a worker's Unix socket."""
        return self.folder / f"worker-{number}"

    @property
    def others(self) -> list[int]:
        """The numbers of the other workers."""
        return [one for one in range(1, self.workers + 1) if one != self.number]


class LocalBus:
    """The connections of one worker to the others."""

    has_others = True
    has_thinkers = False

    def __init__(self, place: Place) -> None:
        self._place = place
        self._node: Neighbour | None = None
        self._adopt: Adopt | None = None
        self._listening: socket.socket | None = None
        self._outgoing: dict[int, Outgoing] = {}
        self._incoming: set[_Sibling] = set()
        self._listeners: set[str] = set()
        self._alive = frozenset([place.number])
        self._joining: set[asyncio.Task[None]] = set()
        self._joined = asyncio.Event()

    def runner(self, table_id: str) -> Runner:
        """Return whether this worker owns a table."""
        mine = owner(table_id, self._alive) == self._place.number
        return Runner.HERE if mine else Runner.ELSEWHERE

    async def start(self, node: Neighbour) -> None:
        """Connect to the other workers, now or as soon as they are there."""
        self._node = node
        for number in self._place.others:
            self._join_soon(number)

    def serve(self, adopt: Adopt) -> None:
        """Let the other workers connect, and ``adopt`` the connections that they hand over."""
        self._adopt = adopt
        path = self._place.socket_of(self._place.number)
        path.unlink(missing_ok=True)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.setblocking(False)
        self._listening.bind(str(path))
        self._listening.listen()
        asyncio.get_running_loop().add_reader(self._listening, self._accept)

    async def joined(self) -> None:
        """Wait until all workers are alive."""
        await self._joined.wait()

    async def settle(self) -> None:
        """Wait until all workers are alive, but not for ever: one of them may have died."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.joined(), _SETTLED)

    def announce(self, table_id: str) -> None:
        """Tell the workers that a change of a table concerns."""
        its_owner = owner(table_id, self._alive)
        if its_owner != self._place.number:
            self._tell(its_owner, _CHANGED, table_id)
        for sibling in self._incoming:
            if table_id in sibling.listeners and sibling.number != its_owner:
                self._tell(sibling.number, _CHANGED, table_id)

    def share(self, report: bytes) -> None:
        """Tell it to all workers."""
        for other in self._outgoing.values():
            other.send(_USAGE, report)

    def pass_on(self, content: bytes) -> None:
        """Tell it to all workers."""
        for other in self._outgoing.values():
            other.send(_SHOWN, content)

    def announce_people(self) -> None:
        """Tell all workers that something about people has changed."""
        for number in self._outgoing:
            self._tell(number, _PEOPLE, "")

    def listen(self, table_id: str, identity: str, *, on: bool) -> None:
        """Tell the others whether a person listens to a table here."""
        who = f"{table_id} {identity}"
        (self._listeners.add if on else self._listeners.discard)(who)
        for number in self._outgoing:
            self._tell(number, _LISTENING if on else _LEFT, who)

    def is_there(self, table_id: str, identity: str) -> bool:
        """Return whether a person listens to a table at another worker."""
        return any(identity in one.listeners.get(table_id, ()) for one in self._incoming)

    def hand_over(self, table_id: str, descriptor: int, data: bytes) -> bool:
        """Hand a connection to the owner of a table; return false if it stays here.

        ``descriptor`` is a duplicate, and closed by the bus if it was handed over.
        """
        other = self._outgoing.get(owner(table_id, self._alive))
        return other is not None and other.send(CONNECTION, data, descriptor)

    async def think(self, task: bytes, seconds: float) -> bytes:  # noqa: ARG002
        """Raise ``NobodyThinks``: each worker thinks for its own tables."""
        raise NobodyThinks

    def leave(self) -> None:
        """Be no longer alive for the others, so that they hand nothing over any more."""
        if self._listening is not None:
            asyncio.get_running_loop().remove_reader(self._listening)
            self._listening.close()
            self._listening = None
        for sibling in self._incoming:
            sibling.connection.close()
        self._incoming.clear()

    async def close(self) -> None:
        """Close all connections."""
        self.leave()
        for task in self._joining:
            task.cancel()
        for other in self._outgoing.values():
            other.close()
        self._outgoing.clear()

    def _tell(self, number: int, kind: bytes, text: str) -> None:
        if number in self._outgoing:
            self._outgoing[number].send(kind, text.encode())

    def _join_soon(self, number: int) -> None:
        task = asyncio.create_task(self._join(number))
        self._joining.add(task)
        task.add_done_callback(self._joining.discard)

    async def _join(self, number: int) -> None:
        path = self._place.socket_of(number)
        while True:
            try:
                other = Outgoing(path, lambda: self._lost(number))
            except OSError:
                await asyncio.sleep(_RETRY)
            else:
                break
        self._outgoing[number] = other
        self._alive |= {number}
        self._tell(number, _HELLO, str(self._place.number))
        for who in self._listeners:
            self._tell(number, _LISTENING, who)
        if len(self._outgoing) == len(self._place.others):
            self._joined.set()

    def _lost(self, number: int) -> None:
        """Own the tables that a dead worker leaves, and wait for its return."""
        before = self._alive
        self._alive -= {number}
        del self._outgoing[number]
        self._join_soon(number)
        after, me = self._alive, self._place.number
        if self._node is not None:
            self._node.inherited(lambda one: owner(one, after) == me != owner(one, before))

    def _accept(self) -> None:
        if self._listening is None:
            return
        try:
            connection, _ = self._listening.accept()
        except OSError:
            return
        sibling = _Sibling(connection, self)
        self._incoming.add(sibling)

    def ended(self, sibling: "_Sibling") -> None:
        """Forget a connection that has ended."""
        self._incoming.discard(sibling)

    def received(self, kind: bytes, content: bytes, descriptor: int | None) -> None:
        """Do what a frame of another worker asks for."""
        if descriptor is not None and self._adopt is not None:
            self._adopt(descriptor, content)
        elif kind == _CHANGED and self._node is not None:
            self._node.changed_elsewhere(content.decode())
        elif kind == _USAGE and self._node is not None:
            self._node.used_elsewhere(content)
        elif kind == _SHOWN and self._node is not None:
            self._node.passed_on(content)
        elif kind == _PEOPLE and self._node is not None:
            self._node.people_changed_elsewhere()


class _Sibling:
    """What another worker has said of itself: its number, and who listens there to which table."""

    def __init__(self, connection: socket.socket, bus: LocalBus) -> None:
        self.number = 0
        self.listeners: dict[str, set[str]] = {}
        self._bus = bus
        self.connection = Incoming(connection, self._on_frame, lambda: bus.ended(self))

    def _on_frame(self, kind: bytes, content: bytes, descriptor: int | None) -> None:
        if kind == _HELLO:
            self.number = int(content)
        elif kind == _LISTENING:
            table_id, identity = content.decode().split(" ", 1)
            self.listeners.setdefault(table_id, set()).add(identity)
        elif kind == _LEFT:
            table_id, identity = content.decode().split(" ", 1)
            self.listeners.get(table_id, set()).discard(identity)
            if not self.listeners.get(table_id):
                self.listeners.pop(table_id, None)
        else:
            self._bus.received(kind, content, descriptor)
