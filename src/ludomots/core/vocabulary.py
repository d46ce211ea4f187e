"""The words a player knows."""

from functools import lru_cache

import msgspec

from ludomots._engine import Graph, WordSet
from ludomots.words import Lexicon
from ludomots.words.tiles import TILE_SETS


class Vocabulary(msgspec.Struct, frozen=True):
    """The words a player knows: all, or those of a frequency class, everyday ones only or not.

    ``proposed`` leaves out what is never proposed; who knows few words never proposes it anyway.
    """

    frequency: int = 0
    everyday: bool = False
    proposed: bool = False

    def knows(self, words: Lexicon, word: str) -> bool:
        """Say whether a word of a list is one of these, whoever proposes it."""
        number = words.graph().number(word)
        return number is not None and number in _numbers(words, self)

    def graph(self, words: Lexicon, tile_set: str = "letters") -> Graph:
        """Return the graph of the words it plays, over a set of tiles."""
        return _graph(words, tile_set, self)


KEPT = 64
"""So much of what is made of word lists is kept: enough for all levels of the installed lists."""

WHOLE_LIST = Vocabulary()
PROPOSABLE = Vocabulary(proposed=True)

_LONGEST_OF_CLASS_0 = 14
"""In a list without frequencies class 7 is what has up to 7 letters, class 5 what has up to 9."""

_FEW = 20
"""A list knows frequencies if more than one word in this many has a class."""


@lru_cache(maxsize=KEPT)
def _numbers(words: Lexicon, vocabulary: Vocabulary) -> WordSet:
    if vocabulary.frequency and not has_frequencies(words):
        return WordSet.from_bools(bytes(_is_short(word, vocabulary) for word in words))
    return words.vocabulary(
        frequency=vocabulary.frequency, everyday=vocabulary.everyday, proposed=False
    )


@lru_cache(maxsize=KEPT)
def _graph(words: Lexicon, tile_set: str, vocabulary: Vocabulary) -> Graph:
    if vocabulary == WHOLE_LIST:
        return words.graph(tile_set)
    if vocabulary.frequency and not has_frequencies(words):
        known = [word for word in words.words(proposed=True) if _is_short(word, vocabulary)]
    else:
        known = words.words(
            frequency=vocabulary.frequency, everyday=vocabulary.everyday, proposed=True
        )
    return Graph.build(known, TILE_SETS[tile_set])


@lru_cache(maxsize=KEPT)
def has_frequencies(words: Lexicon) -> bool:
    """Say whether a list knows how frequent its words are; the first Dutch edition does not."""
    return _FEW * len(words.vocabulary(frequency=1, proposed=False)) > len(words)


def _is_short(word: str, vocabulary: Vocabulary) -> bool:
    """Say whether a word is short: where frequencies are not known that stands for frequent."""
    return len(word) <= _LONGEST_OF_CLASS_0 - vocabulary.frequency
