"""The chat of tables: messages are stored, then sent to the listeners who may read them.

Players and spectators talk apart while a game is being played, and together before and after it.
Spectators read what players say, but not before the end of a game that they are shown late.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from ludomots.core.contract import JUDGE
from ludomots.server.live.chat_log import Chat
from ludomots.server.live.chat_log import Message as Stored
from ludomots.server.live.hub import Listener
from ludomots.server.live.messages import Message, MutedSpectator, Said
from ludomots.server.people.pairs import Mutes
from ludomots.server.people.people import People
from ludomots.server.people.person import guest_name
from ludomots.tables import Refused, Table
from ludomots.tables.delay import is_delayed
from ludomots.tables.events import (
    Closed,
    Finished,
    Joined,
    JudgeSat,
    Left,
    Removed,
    SeatsOrdered,
    Started,
)

if TYPE_CHECKING:
    from ludomots.server.node import Node


CHANGE_CHAT = (Joined, Left, Removed, SeatsOrdered, JudgeSat, Started, Finished, Closed)
"""After these somebody may read more, or sits elsewhere."""

_ENCODER = msgspec.json.Encoder()

Muted = frozenset[str]
Names = Mapping[str, str]
_NOBODY: Muted = frozenset()


class ChatService:
    """The chat of the tables of this node."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._hub = node.hub
        self._messages = Chat(node.database)
        self._mutes = Mutes(node.database)
        self._people = People(node.database)

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
        muted, names = await self._about(table, said, [one.identity for one in listeners])
        for listener in listeners:
            _send_new(listener, table, said, muted[listener.identity], names)

    async def find_missed(self) -> None:
        """Send the messages of other nodes that did not reach this one over the bus."""
        lengths = await self._messages.lengths(self._hub.tables())
        for table_id, length in lengths.items():
            if any(one.heard < length for one in self._hub.at(table_id)):
                await self.send_new(await self._node.tables.cached(table_id))

    async def greet(self, table: Table, listener: Listener) -> None:
        """Send a new listener the whole chat, even an empty one, unless it was sent a newer one."""
        said = await self._messages.since(table.id)
        muted, names = await self._about(table, said, [listener.identity])
        if listener.heard == 0:
            _send_all(listener, table, said, muted[listener.identity], names)

    async def mute(self, table: Table, by: str, other: str | None, *, on: bool) -> None:
        """Hide what a person says, or show it again; nobody else learns of it."""
        if other is None or other == by:
            raise Refused("nobody-to-mute")
        await self._mutes.switch(by, other, on=on)
        await self._send_again(table, [one for one in self._hub.at(table.id) if one.identity == by])

    async def author(self, table: Table, number: int) -> str | None:
        """Return who said something at a table."""
        found = await self._messages.since(table.id, number)
        return found[0].by if found and found[0].number == number else None

    async def table_changed(self, table: Table) -> None:
        """Send the whole chat again where people sit elsewhere now or may read more: messages name
        their authors by seats, and so do mutes."""
        there = [one for one in self._hub.at(table.id) if one.heard or one.mutes]
        await self._send_again(table, [one for one in there if one.chat_of != _chat_of(table)])

    async def _send_again(self, table: Table, listeners: Sequence[Listener]) -> None:
        if not listeners:
            return
        said = await self._messages.since(table.id)
        muted, names = await self._about(table, said, [one.identity for one in listeners])
        for listener in listeners:
            _send_all(listener, table, said, muted[listener.identity], names)

    async def _about(
        self, table: Table, said: Sequence[Stored], readers: Sequence[str]
    ) -> tuple[dict[str, Muted], Names]:
        """Return whom each reader muted, and the names of the authors who do not sit here."""
        authors = {one.by for one in said}
        muted = await self._mutes.between(readers, {*table.people, *authors})
        watching = [one for one in authors if not table.seats_of(one)]
        return muted, await self._people.names(watching) if watching else {}


def reads(table: Table, said: Stored, reader: str) -> bool:
    """Return whether somebody may read a message now."""
    if table.status != "running" or said.by == reader:
        return True
    return not said.aside if table.seats_of(reader) else said.aside or not is_delayed(table)


def _chat_of(table: Table) -> tuple[object, ...]:
    """Return what the messages of a table look like depends on, besides themselves."""
    return (table.places, table.status == "running")


def _send_new(
    listener: Listener, table: Table, said: Sequence[Stored], muted: Muted, names: Names
) -> None:
    news = [one for one in said if one.number >= listener.heard]
    if not news:
        return
    if listener.heard == 0:
        _send_all(listener, table, said, muted, names)
        return
    listener.heard = news[-1].number + 1
    if any(one.by not in muted and reads(table, one, listener.identity) for one in news):
        language = listener.say.language
        listener.send(said_message(table, news, listener.identity, muted, names, language))


def _send_all(
    listener: Listener, table: Table, said: Sequence[Stored], muted: Muted, names: Names
) -> None:
    listener.heard = said[-1].number + 1 if said else 0
    listener.mutes = bool(muted)
    listener.chat_of = _chat_of(table)
    identity, language = listener.identity, listener.say.language
    listener.send(said_message(table, said, identity, muted, names, language, whole=True))


def said_message(
    table: Table,
    said: Sequence[Stored],
    reader: str,
    muted: Muted = _NOBODY,
    names: Names | None = None,
    language: str = "en",
    *,
    whole: bool = False,
) -> bytes:
    """Return the messages that somebody may read, encoded; each names its author by seats and
    name. ``names`` are those of people who only watch."""
    messages = []
    spectators: dict[str, MutedSpectator] = {}
    for one in said:
        if not reads(table, one, reader):
            continue
        message = _message(table, one, reader, names or {}, language)
        if one.by not in muted:
            messages.append(message)
        elif not message.seats:
            spectators[one.by] = MutedSpectator(number=one.number, name=message.name)
    return _ENCODER.encode(
        Said(
            messages=tuple(messages),
            muted=tuple(at for at, seat in enumerate(table.seats) if seat.identity in muted),
            muted_spectators=tuple(spectators.values()),
            whole=whole,
        )
    )


def _message(table: Table, said: Stored, reader: str, names: Names, language: str) -> Message:
    places = table.seats_of(said.by)
    if places:
        name = table.sitter_of(places[0]).name
    else:
        name = names.get(said.by) or guest_name(said.by, language)
    return Message(
        number=said.number,
        at=said.at,
        seats=tuple(seat for seat in places if seat != JUDGE),
        name=name,
        mine=said.by == reader,
        watches=not places,
        text=said.text,
    )
