"""The word lists that tables were opened with, kept so that they go on with them after an update.

A list is stored once, before the first table that uses it. It is read again only where another
one is installed by now, and then kept in memory for some time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache

from sqlalchemy import ColumnElement, insert, select
from sqlalchemy.exc import IntegrityError

from ludomots import texts
from ludomots.records import Words
from ludomots.server.database import Database
from ludomots.server.live import schema
from ludomots.tables import Entry
from ludomots.tables.events import Opened
from ludomots.words import Lexicon, lexicon
from ludomots.words.kept import KeptLexicon, keep
from ludomots.words.part import at_hand

_IN_MEMORY = 4

_rows = schema.word_lists.c


class WordLists:
    """The word lists of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._stored: set[Words] = set()
        self._read: OrderedDict[Words, Lexicon] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of_log(self, entries: Sequence[Entry]) -> Lexicon | None:
        """Return the list that a log names, ``None`` if it is neither installed nor stored."""
        opened = entries[0].event if entries else None
        return await self.find(opened.words) if isinstance(opened, Opened) else None

    async def find(self, words: Words) -> Lexicon | None:
        """Return a list, ``None`` if it is neither installed nor stored."""
        here = at_hand(words.name, words.version)
        if here is not None:
            return here
        async with self._turn:
            found = self._read.get(words) or await self._load(words)
            if found is not None:
                self._read[words] = found
                self._read.move_to_end(words)
                while len(self._read) > _IN_MEMORY:
                    self._read.popitem(last=False)
        return found

    async def keep(self, words: Lexicon) -> None:
        """Store a list, unless it is stored."""
        name = Words(words.language, words.version)
        if name in self._stored:
            return
        async with self._turn:
            if await self._data(name) is None:
                await self._store(name, await asyncio.to_thread(_kept, words))
            self._stored.add(name)

    async def keep_early(self) -> None:
        """Store the lists that are needed first, so that the first tables open at once."""
        for language in texts.LANGUAGES:
            await self.keep(lexicon(language))

    async def _load(self, words: Words) -> Lexicon | None:
        data = await self._data(words)
        return None if data is None else await asyncio.to_thread(KeptLexicon, data)

    async def _data(self, words: Words) -> bytes | None:
        query = select(_rows.data).where(_is(words))
        return await self._database.read(lambda one: one.scalar(query))

    async def _store(self, words: Words, data: bytes) -> None:
        """Store the data of a list; another node may do so at the same time."""
        row = {"name": words.name, "version": words.version, "data": data}
        with suppress(IntegrityError):
            await self._database.write(lambda one: one.execute(insert(schema.word_lists), row))


@lru_cache(maxsize=_IN_MEMORY)
def _kept(words: Lexicon) -> bytes:
    return keep(words)


def _is(words: Words) -> ColumnElement[bool]:
    return (_rows.name == words.name) & (_rows.version == words.version)
