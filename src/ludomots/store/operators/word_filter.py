"""The words that may not be in names and chat, a list for each language.

The usual ones are those that computer players never propose (``words.filter``). The database keeps
what operators changed in these lists.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.operators.audit import Act, NothingThere, carry_out
from ludomots.words.files import LANGUAGES
from ludomots.words.filter import Lists, usual_words

_rows = schema.filtered_words.c


class FilteredWord(NamedTuple):
    """A refused word of a language; ``is_usual`` if it is refused without any operator."""

    language: str
    word: str
    is_usual: bool


class Change(NamedTuple):
    """That operators refuse a word, or allow one that is refused usually."""

    language: str
    word: str
    refused: int


def lists_with(changes: Iterable[Change]) -> Lists:
    """Return the refused words of each language, after the changes that operators made."""
    found = {name: set(usual_words(name)) for name in LANGUAGES}
    for one in changes:
        switch = set.add if one.refused else set.discard
        switch(found.get(one.language, set()), one.word)
    return {name: frozenset(words) for name, words in found.items()}


class WordFilter:
    """The filtered words of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def changes(self) -> list[Change]:
        """Return what operators changed."""
        query = select(_rows.language, _rows.word, _rows.refused)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Change(*row) for row in rows]

    async def words(self, language: str) -> list[FilteredWord]:
        """Return the refused words of a language in alphabetical order."""
        refused = lists_with(await self.changes())[language]
        usual = usual_words(language)
        return [FilteredWord(language, word, word in usual) for word in sorted(refused)]

    async def switch(self, act: Act, language: str, word: str, *, refused: bool) -> None:
        """Add a word, in capitals A–Z, to the list of a language or remove it.

        ``NothingThere`` if a word to be removed is not in the list.
        """
        this = (_rows.language == language) & (_rows.word == word)
        is_usual = word in usual_words(language)

        def switch(connection: Connection) -> None:
            changed = connection.execute(delete(schema.filtered_words).where(this)).rowcount
            if not refused and not changed and not is_usual:
                raise NothingThere(word)
            if refused != is_usual:
                row = {"language": language, "word": word, "refused": int(refused)}
                connection.execute(insert(schema.filtered_words), row)

        await carry_out(self._database, act, switch)
