"""The lines of a table as they are sent: each event is told and encoded once, for everybody.

A line says what everybody at the table may know.
"""

import logging
from collections.abc import Sequence

import msgspec

from ludomots.core.facts import Text
from ludomots.tables import Entry, Table, shown_entry
from ludomots.tables.events import (
    Finished,
    Forgotten,
    Joined,
    JudgeSat,
    Left,
    Removed,
    SeatsOrdered,
    Started,
)
from ludomots.tables.sentences import all_told, told, voice_of
from ludomots.texts import Texts

_log = logging.getLogger("ludomots.server")

_ENCODER = msgspec.json.Encoder()

_CHANGE_EARLIER = (Joined, Left, Removed, SeatsOrdered, JudgeSat, Started, Finished)
"""After these, earlier events are shown in another way: people sit elsewhere, or the moves that
were secret lie open."""


class TableLines:
    """The lines of one table, up to the state of ``table``."""

    def __init__(self, table: Table) -> None:
        self._begin(table)

    def _begin(self, table: Table) -> None:
        self.table = table
        self._events = [_event(table, entry) for entry in table.entries]
        self._told = [_ENCODER.encode(facts) for facts in _all_told(table)]

    def since(self, seen: int) -> bytes:
        """Return the lines after the first ``seen`` ones, as the inside of a list in JSON."""
        start = max(0, seen)
        lines = zip(self._events[start:], self._told[start:], strict=True)
        return b",".join(b'{%b,"told":%b}' % line for line in lines)

    def extend(self, tables: Sequence[Table]) -> None:
        """Add the lines of new entries: ``tables`` are the tables after each of them."""
        news = [table for table in tables if table.seq > self.table.seq]
        if not news:
            return
        forgets = any(isinstance(one.entries[-1].event, Forgotten) for one in news)
        if forgets or news[0].seq > self.table.seq + 1:
            self._begin(news[-1])
            return
        for later in news:
            entry = later.entries[-1]
            self._events.append(_event(later, entry))
            self._told.append(_ENCODER.encode(_told_of(self.table, entry, later)))
            self.table = later
            if isinstance(entry.event, _CHANGE_EARLIER):
                self._events = [_event(later, one) for one in later.entries]


def sentences_of(table: Table, say: Texts) -> list[str | None]:
    """Return every event of a table in words; none, if one of them cannot be told."""
    voice = voice_of(table, say)
    return [voice.lines(facts) or None for facts in _all_told(table)]


def _event(table: Table, entry: Entry) -> bytes:
    """Return an entry as spectators may see it, as the inside of an object in JSON."""
    return _ENCODER.encode(shown_entry(table, entry, "spectator"))[1:-1]


def _told_of(before: Table, entry: Entry, later: Table) -> tuple[Text, ...]:
    """Return what an event was. If that fails, the game goes on without it."""
    try:
        return told(before, entry, later)
    except Exception:  # noqa: BLE001 (a game must not stop for a sentence)
        _log.exception("an event could not be told", extra={"facts": {"table": later.id}})
        return ()


def _all_told(table: Table) -> list[tuple[Text, ...]]:
    """Return what all events of a table were; if that fails for one of them, none is told."""
    try:
        return all_told(table)
    except Exception:  # noqa: BLE001 (a game must not stop for its sentences)
        _log.exception("a table could not be told", extra={"facts": {"table": table.id}})
        return [()] * table.seq
