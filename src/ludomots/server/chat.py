"""What was said at a table, as it is sent to one of those who listen."""

from collections.abc import Sequence

import msgspec

from ludomots.server.hub import Listener
from ludomots.server.messages import Message, Said
from ludomots.store.chat import Message as Stored
from ludomots.tables import Table

_ENCODER = msgspec.json.Encoder()


def tell_said(listener: Listener, table: Table, said: Sequence[Stored]) -> None:
    """Send somebody what he has not heard of what was said."""
    news = [one for one in said if one.number >= listener.heard]
    if news:
        listener.heard = news[-1].number + 1
        listener.send(said_message(table, news, listener.identity))


def said_message(table: Table, said: Sequence[Stored], reader: str) -> str:
    """Return what was said; who said it is told by his seats and his name there."""
    messages = tuple(_message(table, one, reader) for one in said)
    return _ENCODER.encode(Said(messages=messages)).decode()


def _message(table: Table, said: Stored, reader: str) -> Message:
    seats = table.seats_of(said.by)
    name = table.seats[seats[0]].name if seats else ""
    return Message(
        number=said.number,
        at=said.at,
        seats=seats,
        name=name,
        mine=said.by == reader,
        text=said.text,
    )
