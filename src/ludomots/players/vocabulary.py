"""The words a player knows."""

from functools import cache

import msgspec

from ludomots._engine import Graph, WordSet
from ludomots.words import lexicon
from ludomots.words.tiles import TILE_SETS


class Vocabulary(msgspec.Struct, frozen=True):
    """The words a player knows: all, or those of a frequency class, everyday ones only or not.

    ``proposed`` leaves out what is never proposed; who knows few words never proposes it anyway.
    """

    frequency: int = 0
    everyday: bool = False
    proposed: bool = False

    def knows(self, language: str, word: str) -> bool:
        """Say whether a word of a language is one of these, whoever proposes it."""
        number = lexicon(language).graph().number(word)
        return number is not None and number in _numbers(language, self)

    def graph(self, language: str, tile_set: str = "letters") -> Graph:
        """Return the graph of the words it plays, over a set of tiles."""
        return _graph(language, tile_set, self)


WHOLE_LIST = Vocabulary()
PROPOSABLE = Vocabulary(proposed=True)


@cache
def _numbers(language: str, vocabulary: Vocabulary) -> WordSet:
    return lexicon(language).vocabulary(
        frequency=vocabulary.frequency, everyday=vocabulary.everyday, proposed=False
    )


@cache
def _graph(language: str, tile_set: str, vocabulary: Vocabulary) -> Graph:
    words = lexicon(language)
    if vocabulary == WHOLE_LIST:
        return words.graph(tile_set)
    known = words.words(frequency=vocabulary.frequency, everyday=vocabulary.everyday, proposed=True)
    return Graph.build(known, TILE_SETS[tile_set])
