"""Words by their letters, whatever the order: what can be laid is looked up here.

Everything that finds words asks ``WordIndex``, so that it can be replaced by a faster one.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache

from ludomots.core.tiles import Tiles
from ludomots.games.topscore.state import LONGEST, SHORTEST
from ludomots.words import Lexicon


class WordIndex:
    """The words of three to seven tokens; the letters of a set say what one token can be."""

    def __init__(self, lexicon: Lexicon, letters: Tiles) -> None:
        self.letters = letters
        self._words: defaultdict[Tiles, list[Tiles]] = defaultdict(list)
        doubles = tuple(letter for letter in letters if len(letter) > 1)
        most = LONGEST * max(map(len, letters))
        for text in (text for text in lexicon.words() if SHORTEST <= len(text) <= most):
            for word in as_tokens(text, doubles):
                if SHORTEST <= len(word) <= LONGEST:
                    self._words[tuple(sorted(word))].append(word)
        self.first_words = {
            letters: words for letters, words in self._words.items() if len(letters) == SHORTEST
        }
        """By any three letters that make words, those words (TS-04)."""

    def made_of(self, letters: Iterable[str]) -> list[Tiles]:
        """Return the words made of exactly these letters."""
        return self._words.get(tuple(sorted(letters)), [])

    def longer(self, letters: Tiles) -> Iterator[tuple[str, Tiles]]:
        """Yield the words one token longer, each with the letter that is added (TS-05)."""
        for letter in self.letters:
            for word in self.made_of((*letters, letter)):
                yield letter, word


@lru_cache(maxsize=4)
def word_index(lexicon: Lexicon, letters: Tiles) -> WordIndex:
    """Return the words of a list over a set of letters, the same index each time."""
    return WordIndex(lexicon, letters)


def as_tokens(text: str, doubles: Tiles) -> Iterator[Tiles]:
    """Yield every way to spell a text, each double letter as one token or as two."""
    double = next((one for one in doubles if one in text), "")
    if not double:
        yield tuple(text)
        return
    before, _, after = text.partition(double)
    for rest in as_tokens(after, doubles):
        yield (*before, double, *rest)
        yield (*before, *double, *rest)
