"""A word list without some of its words: what a table plays with that leaves registers out."""

from collections.abc import Collection
from typing import Any, Self

from msgspec.structs import replace

from ludomots._engine import Graph, Members
from ludomots.words.build.pipeline import ON_BOARDS, list_version
from ludomots.words.files import LANGUAGES
from ludomots.words.fold import TILE_SETS, fold
from ludomots.words.lexicon import Lexicon, lexicon
from ludomots.words.reading import Reading, Reason, Refusal
from ludomots.words.registers import ALL_LEFT_OUT, LeftOut, combination
from ludomots.words.tables import RefusalTable


class PartLexicon(Lexicon):
    """A list without the words of some registers, which it refuses for that reason.

    It has a version of its own: a table pins it as it pins any other list.
    """

    whole: Lexicon
    left_out: frozenset[LeftOut]
    _tables: dict[str, bytes]

    def __new__(cls, whole: Lexicon, left_out: frozenset[LeftOut]) -> Self:
        """Make the list. It takes seconds: its graph is built."""
        traits = whole.traits
        gone = traits.left_out(combination(left_out))
        stays = gone.translate(b"\1" + bytes(255))
        words = [word for word, stay in zip(whole, stays, strict=True) if stay]
        graph = Graph.build(words, TILE_SETS["letters"], gaddag=whole.language in ON_BOARDS)
        part = Members.__new__(cls, graph, fold)
        about = replace(whole.about, version=list_version(words), words=len(words))
        part._hold(None, about, graph)
        part.whole, part.left_out = whole, left_out
        part._tables = {
            "traits": traits.of_words(stays).to_bytes(),
            "refusals": RefusalTable.pack(_refused(whole, left_out)),
        }
        return part

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the whole list and what is left out."""
        return without, (self.whole, self.left_out)

    def saved_graph(self, tile_set: str) -> Graph | None:
        """Return the graph; others are built when they are needed."""
        return self._graph if tile_set == "letters" else None

    def readings(self, text: str) -> tuple[Reading, ...]:
        """Return the readings of a word, none if it is not accepted."""
        return self.whole.readings(text) if text in self else ()

    def table(self, name: str) -> bytes:
        """Return the bytes of a table."""
        return self._tables[name]


_MADE: dict[tuple[Lexicon, frozenset[LeftOut]], PartLexicon] = {}
"""There are fifteen at most of each list."""


def without(whole: Lexicon, left_out: Collection[LeftOut]) -> Lexicon:
    """Return a list without the words of some registers; the list itself if none are left out."""
    key = whole, frozenset(left_out)
    if not left_out or not any(whole.traits.left_out(combination(left_out))):
        return whole
    return _MADE.get(key) or _MADE.setdefault(key, PartLexicon(*key))


def at_hand(language: str, version: str) -> Lexicon | None:
    """Return the list of a version if it is installed, or a part of it that was made already."""
    if language not in LANGUAGES:
        return None
    whole = lexicon(language)
    made = tuple(_MADE.items())  # other threads may add to them meanwhile
    lists = (whole, *(part for (of, _), part in made if of is whole))
    return next((one for one in lists if one.version == version), None)


def _refused(whole: Lexicon, left_out: frozenset[LeftOut]) -> dict[str, list[Refusal]]:
    """Return the words that the whole list refuses, and those that are left out here."""
    refused = whole.refused()
    gone = whole.traits.left_out(combination(left_out))
    numbers = [number for number, goes in enumerate(gone) if goes]
    alone = {one: whole.traits.left_out(combination([one])) for one in sorted(left_out)}
    for number in numbers:
        word = whole.graph().word(number)
        reasons = [one for one in ALL_LEFT_OUT if one in alone and alone[one][number]]
        spelling = next((one.spelling for one in whole.readings(word)), word.lower())
        found = [Refusal(Reason(one), spelling) for one in reasons or sorted(left_out)]
        refused[word] = [*refused.get(word, ()), *found]
    return refused
