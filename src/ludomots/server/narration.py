"""The narration of tables, cached: the sentence of each event is made once in each language.

The narration of a cached table is extended as the game goes on. A table that is not cached is
narrated from its beginning.
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

_CACHED = 2000

Sentences = list[str | None]


class _Narration:
    """The sentences of one table by language, up to the state of ``table``."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sentences: dict[str, Sentences] = {}

    def extend(self, table: Table) -> None:
        """Add the sentences of the events since."""
        before = self.table
        news = table.entries[before.seq :]
        if any(isinstance(entry.event, Forgotten) for entry in news):
            self._begin_again(table)
            return
        for entry in news:
            later = table if entry.seq + 1 == table.seq else after(before, entry)
            for language, sentences in self.sentences.items():
                sentences.append(_line(before, entry, later, texts(language)))
            before = later
        self.table = before

    def _begin_again(self, table: Table) -> None:
        """Make every sentence anew, because one of the old ones names a person to be forgotten."""
        self.table = table
        for language in self.sentences:
            self.sentences[language] = _lines(table, texts(language))


class NarrationCache:
    """The narration of the tables that were read last."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, _Narration] = OrderedDict()

    async def prepare(self, table: Table, say: Texts) -> None:
        """Narrate a table that is not cached, in a thread, so that nobody else waits."""
        if table.id not in self._tables:
            sentences = await asyncio.to_thread(_lines, table, say)
            if table.id not in self._tables:
                self._new(table).sentences[say.language] = sentences

    def of(self, table: Table, say: Texts) -> Sequence[str | None]:
        """Return a sentence, or none, for each event of a table; there may be newer ones too."""
        known = self._tables.get(table.id) or self._new(table)
        self._tables.move_to_end(table.id)
        if known.table.seq < table.seq:
            known.extend(table)
        if say.language not in known.sentences:
            known.sentences[say.language] = _lines(known.table, say)
        return known.sentences[say.language]

    def _new(self, table: Table) -> _Narration:
        made = self._tables[table.id] = _Narration(table)
        if len(self._tables) > _CACHED:
            self._tables.popitem(last=False)
        return made


def _line(before: Table, entry: Entry, later: Table, say: Texts) -> str | None:
    """Return the sentence of an event. If it fails, the game goes on without the sentence."""
    try:
        return line(before, entry, later, say)
    except Exception:  # noqa: BLE001 (a game must not stop for a sentence)
        _log.exception("an event of %s could not be narrated", later.opened.game)
        return None


def _lines(table: Table, say: Texts) -> Sentences:
    """Return the sentences of all events of a table; if one fails, none of them."""
    try:
        return lines(table, say)
    except Exception:  # noqa: BLE001 (a game must not stop for its sentences)
        _log.exception("a table of %s could not be narrated", table.opened.game)
        return [None] * table.seq
