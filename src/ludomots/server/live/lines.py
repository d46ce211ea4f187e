"""Lines that are kept in little room: all but the last ones are compressed.

Those who listen are sent the newest lines. Older ones are asked for by somebody who comes later.
"""

import logging
import zlib
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

_BLOCK = 8
"""How many lines are compressed together."""
_LOOSE = 4
"""How many lines at least are kept as they are."""
_LEVEL = 1
"""The fastest: more would save little."""


class PackedLines:
    """A list of texts without line breaks, such as JSON."""

    __slots__ = ("_blocks", "_loose")

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._loose: list[bytes] = []

    def append(self, line: bytes) -> None:
        """Add a line."""
        self._loose.append(line)
        if len(self._loose) >= _BLOCK + _LOOSE:
            self._blocks.append(zlib.compress(b"\n".join(self._loose[:_BLOCK]), _LEVEL))
            del self._loose[:_BLOCK]

    def since(self, start: int) -> list[bytes]:
        """Return the lines from a number on."""
        first = len(self._blocks) * _BLOCK
        if start >= first:
            return self._loose[start - first :]
        blocks = self._blocks[start // _BLOCK :]
        lines = [line for block in blocks for line in zlib.decompress(block).split(b"\n")]
        return [*lines[start % _BLOCK :], *self._loose]


_log = logging.getLogger("ludomots.server")

_ENCODER = msgspec.json.Encoder()

_TOLD = b',"told":'
"""Stands in a line before what is told of its event, and nowhere else in the event."""

_CHANGE_EARLIER = (Joined, Left, Removed, SeatsOrdered, JudgeSat, Started, Finished)
"""After these, earlier events are shown in another way: people sit elsewhere, or the moves that
were secret lie open."""


class TableLines:
    """The lines of one table, up to the state of ``table``."""

    def __init__(self, table: Table) -> None:
        self._begin(table)

    def _begin(self, table: Table) -> None:
        self._write(table, [_ENCODER.encode(facts) for facts in _all_told(table)])

    def _write(self, table: Table, told_of_all: Sequence[bytes]) -> None:
        """Write all lines anew, given what was told in each."""
        self.table = table
        self._lines = PackedLines()
        for entry, facts in zip(table.entries, told_of_all, strict=True):
            self._lines.append(_line(table, entry, facts))

    def since(self, seen: int) -> bytes:
        """Return the lines after the first ``seen`` ones, as the inside of a list in JSON."""
        return b",".join(self._lines.since(max(0, seen)))

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
            facts = _ENCODER.encode(_told_of(self.table, entry, later))
            if isinstance(entry.event, _CHANGE_EARLIER):
                earlier = [line.partition(_TOLD)[2][:-1] for line in self._lines.since(0)]
                self._write(later, [*earlier, facts])
            else:
                self._lines.append(_line(later, entry, facts))
                self.table = later


def sentences_of(table: Table, say: Texts) -> list[str | None]:
    """Return every event of a table in words; none, if one of them cannot be told."""
    voice = voice_of(table, say)
    return [voice.lines(facts) or None for facts in _all_told(table)]


def _line(table: Table, entry: Entry, facts: bytes) -> bytes:
    """Return an entry as spectators may see it, with what is told of it, as an object in JSON."""
    return b"%b%b%b}" % (
        _ENCODER.encode(shown_entry(table, entry, "spectator"))[:-1],
        _TOLD,
        facts,
    )


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
