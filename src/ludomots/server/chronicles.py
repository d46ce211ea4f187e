"""The sentences of tables, kept so that each event is told once in each language.

A table that somebody reads is told as it goes on; one that nobody has read yet is replayed.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence

from ludomots.tables import Entry, Table, after
from ludomots.tables.events import Forgotten
from ludomots.tables.sentences import line, lines
from ludomots.texts import Texts, texts

_log = logging.getLogger("ludomots.server")

_KEPT = 2000

Sentences = list[str | None]


class _Chronicle:
    """The sentences of one table by language, up to the table as it was then."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sentences: dict[str, Sentences] = {}

    def go_on(self, table: Table) -> None:
        """Tell what has happened since."""
        before = self.table
        news = table.entries[before.seq :]
        if any(isinstance(entry.event, Forgotten) for entry in news):
            self._begin_again(table)
            return
        for entry in news:
            later = table if entry.seq + 1 == table.seq else after(before, entry)
            for language, told in self.sentences.items():
                told.append(_line(before, entry, later, texts(language)))
            before = later
        self.table = before

    def _begin_again(self, table: Table) -> None:
        """Tell everything anew, since somebody is to be forgotten in what was told before."""
        self.table = table
        for language in self.sentences:
            self.sentences[language] = _lines(table, texts(language))


class Chronicles:
    """The sentences of the tables that were read last."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, _Chronicle] = OrderedDict()

    async def prepare(self, table: Table, say: Texts) -> None:
        """Replay a table that nobody has read yet, without keeping others waiting."""
        if table.id not in self._tables:
            told = await asyncio.to_thread(_lines, table, say)
            if table.id not in self._tables:
                self._new(table).sentences[say.language] = told

    def of(self, table: Table, say: Texts) -> Sequence[str | None]:
        """Return the sentences of a table, one for each event; there may be newer ones."""
        known = self._tables.get(table.id) or self._new(table)
        self._tables.move_to_end(table.id)
        if known.table.seq < table.seq:
            known.go_on(table)
        if say.language not in known.sentences:
            known.sentences[say.language] = _lines(known.table, say)
        return known.sentences[say.language]

    def _new(self, table: Table) -> _Chronicle:
        made = self._tables[table.id] = _Chronicle(table)
        if len(self._tables) > _KEPT:
            self._tables.popitem(last=False)
        return made


def _line(before: Table, entry: Entry, later: Table, say: Texts) -> str | None:
    """Return the sentence of an event. A game goes on without one that cannot be told."""
    try:
        return line(before, entry, later, say)
    except Exception:  # noqa: BLE001 (whatever it is, it is only a sentence)
        _log.exception("a sentence of %s could not be told", later.opened.game)
        return None


def _lines(table: Table, say: Texts) -> Sentences:
    """Return the sentences of all events of a table, or none at all."""
    try:
        return lines(table, say)
    except Exception:  # noqa: BLE001 (whatever it is, it is only sentences)
        _log.exception("a table of %s could not be told", table.opened.game)
        return [None] * table.seq
