"""The words a player of Topscore knows, as the engine's index of words that grow."""

from functools import lru_cache
from zlib import crc32

import msgspec

from ludomots._engine import Graph, Growth, WordSet
from ludomots.core.player import KEPT, has_frequencies
from ludomots.core.tiles import Tiles
from ludomots.games.topscore.model import LONGEST
from ludomots.words import Lexicon
from ludomots.words.fold import TILE_SETS


class Known(msgspec.Struct, frozen=True):
    """The words that a player knows: from a frequency class up, perhaps everyday words only.

    ``proposed`` leaves out the words that are never proposed. If a list has no frequencies, the
    player knows ``percent`` of its words, always the same ones.
    """

    frequency: int = 0
    everyday: bool = False
    percent: int = 100
    proposed: bool = True

    def knows(self, words: Lexicon, word: str) -> bool:
        """Return whether the player knows a word that was laid, even one that is never proposed."""
        number = words.graph().number(word)
        return number is not None and number in _numbers(words, self, proposed=False)

    def growth(self, words: Lexicon, letters: Tiles) -> Growth:
        """Return the words that the player proposes, over the letters of a set."""
        return _growth(words, "ij" if "IJ" in letters else "letters", self)


EVERYTHING = Known()
EVERY_WORD = Known(proposed=False)
"""The whole list, with the words that are legal but never proposed."""


@lru_cache(maxsize=KEPT)
def _growth(words: Lexicon, tile_set: str, known: Known) -> Growth:
    numbers = _numbers(words, known, proposed=known.proposed)
    if tile_set == "letters":
        return Growth(words.graph(), numbers)
    texts = (words.graph().word(number) for number in numbers.numbers())
    short = [text for text in texts if len(text.replace("IJ", "J")) <= LONGEST]
    return Growth(Graph.build(short, TILE_SETS[tile_set]))


@lru_cache(maxsize=KEPT)
def _numbers(words: Lexicon, known: Known, *, proposed: bool) -> WordSet:
    if has_frequencies(words):
        return words.vocabulary(
            frequency=known.frequency, everyday=known.everyday, proposed=proposed
        )
    chosen = WordSet.from_bools(
        bytes(crc32(word.encode()) % 100 < known.percent for word in words.words())
    )
    return chosen & words.vocabulary(proposed=proposed)
