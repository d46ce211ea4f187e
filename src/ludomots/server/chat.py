"""The chat of tables: messages are stored, then sent to the listeners who have not muted them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ludomots.core.contract import JUDGE
from ludomots.server.hub import Listener
from ludomots.server.messages import Message, Said
from ludomots.store.chat import Chat
from ludomots.store.chat import Message as Stored
from ludomots.store.mutes import Mutes
from ludomots.tables import Refused, Table

if TYPE_CHECKING:
    from ludomots.server.node import Node

_ENCODER = msgspec.json.Encoder()

Muted = frozenset[str]
_NOBODY: Muted = frozenset()


class ChatService:
    """The chat of the tables of this node."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._hub = node.hub
        self._messages = Chat(node.database)
        self._mutes = Mutes(node.database)

    async def say(self, table: Table, by: str, text: str, now: int) -> None:
        """Store a message and send it to the listeners of this node."""
        await self._messages.say(table, by, text, now)
        await self.send_new(table)

    async def send_new(self, table: Table) -> None:
        """Send each listener of a table the messages that it has not been sent."""
        listeners = self._hub.at(table.id)
        if not listeners:
            return
        said = await self._messages.since(table.id, min(one.heard for one in listeners))
        if not said:
            return
        muted = await self._muted(table, said, [one.identity for one in listeners])
        for listener in listeners:
            _send(listener, table, said, muted.get(listener.identity, _NOBODY))

    async def find_missed(self) -> None:
        """Send the messages of other nodes that did not reach this one over the bus."""
        lengths = await self._messages.lengths(self._hub.tables())
        for table_id, length in lengths.items():
            if any(one.heard < length for one in self._hub.at(table_id)):
                await self.send_new(await self._node.tables.cached(table_id))

    async def greet(self, table: Table, listener: Listener) -> None:
        """Send a new listener the whole chat, even an empty one, unless it was sent a newer one."""
        said = await self._messages.since(table.id)
        muted = await self._muted(table, said, [listener.identity])
        if listener.heard == 0:
            listener.heard = said[-1].number + 1 if said else 0
            listener.send(said_message(table, said, listener.identity, muted[listener.identity]))

    async def mute(self, table: Table, by: str, seat: int, *, on: bool) -> None:
        """Hide what the person of a seat says, or show it again; nobody else learns of it."""
        other = table.seats[seat].identity if seat < len(table.seats) else None
        if other is None or other == by:
            raise Refused("nobody-to-mute")
        await self._mutes.switch(by, other, on=on)
        said = await self._messages.since(table.id)
        muted = (await self._muted(table, said, [by]))[by]
        for listener in self._hub.at(table.id):
            if listener.identity == by:
                listener.heard = said[-1].number + 1 if said else 0
                listener.send(said_message(table, said, by, muted))

    async def _muted(
        self, table: Table, said: Sequence[Stored], readers: Sequence[str]
    ) -> dict[str, Muted]:
        return await self._mutes.between(readers, {*table.people, *(one.by for one in said)})


def _send(listener: Listener, table: Table, said: Sequence[Stored], muted: Muted) -> None:
    news = [one for one in said if one.number >= listener.heard]
    if not news:
        return
    is_first = listener.heard == 0
    listener.heard = news[-1].number + 1
    if is_first or any(one.by not in muted for one in news):
        listener.send(said_message(table, news, listener.identity, muted))


def said_message(
    table: Table, said: Sequence[Stored], reader: str, muted: Muted = _NOBODY
) -> bytes:
    """Return some messages, encoded; each names its author by seats and name."""
    messages = tuple(_message(table, one, reader) for one in said if one.by not in muted)
    seats = tuple(at for at, seat in enumerate(table.seats) if seat.identity in muted)
    return _ENCODER.encode(Said(messages=messages, muted=seats))


def _message(table: Table, said: Stored, reader: str) -> Message:
    places = table.seats_of(said.by)
    name = table.sitter_of(places[0]).name if places else ""
    seats = tuple(seat for seat in places if seat != JUDGE)
    return Message(
        number=said.number,
        at=said.at,
        seats=seats,
        name=name,
        mine=said.by == reader,
        text=said.text,
    )
