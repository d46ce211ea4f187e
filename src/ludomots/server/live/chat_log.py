"""The chat of tables. It is stored beside the log of a table, never in it or in a record."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.live import schema
from ludomots.server.live.log import lengths
from ludomots.tables import Refused, Table

LONGEST = 300
AT_ONCE = 5
"""How many messages one person may send in ``WHILE`` milliseconds."""
WHILE = 10_000

_rows = schema.chat.c

_SINCE = (
    select(_rows.number, _rows.at, _rows.by, _rows.text, _rows.aside)
    .where(_rows.table_id == bindparam("table"), _rows.number >= bindparam("from"))
    .order_by(_rows.number)
)


class Message(NamedTuple):
    """A message: its number at the table from 0, the time, its author, and plain text.

    ``aside``: a spectator said it while the game was being played.
    """

    number: int
    at: int
    by: str
    text: str
    aside: bool = False


class Chat:
    """The chats of all tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table: Table, by: str, text: str, now: int) -> Message:
        """Store a message and return it, or raise ``Refused``."""
        watches = not table.seats_of(by)
        if not table.chat:
            raise Refused("chat-off")
        if watches and not table.spectators.chat:
            raise Refused("chat-spectators")
        aside = watches and table.status == "running"
        text = text.strip()
        if not text or len(text) > LONGEST or not text.isprintable():
            raise Refused("chat-text")
        while True:
            try:
                return await self._store(table.id, Message(0, now, by, text, aside))
            except IntegrityError:
                continue

    async def since(self, table_id: str, number: int = 0) -> list[Message]:
        """Return the messages at a table from a number on."""
        values = {"table": table_id, "from": number}
        rows = await self._database.read(lambda one: one.execute(_SINCE, values).all())
        return [Message(*row[:4], aside=bool(row.aside)) for row in rows]

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return how many messages there are at some tables, where there are any."""
        return await self._database.read(lambda one: lengths(one, _rows.number, table_ids))

    async def _store(self, table_id: str, said: Message) -> Message:
        """Store a message under the next number; another node may take that number first."""
        by, now = said.by, said.at
        here = _rows.table_id == table_id
        lately = _rows.at.between(now - WHILE + 1, now)  # none from before the clock was set back
        recent = select(func.count()).where(here, _rows.by == by, lately)
        last = select(func.max(_rows.number)).where(here)

        def store(connection: Connection) -> Message:
            if (connection.scalar(recent) or 0) >= AT_ONCE:
                raise Refused("chat-too-fast")
            number: int | None = connection.scalar(last)
            message = said._replace(number=0 if number is None else number + 1)
            row = {"table_id": table_id, **message._asdict(), "aside": int(message.aside)}
            connection.execute(insert(schema.chat), row)
            return message

        return await self._database.write(store)
