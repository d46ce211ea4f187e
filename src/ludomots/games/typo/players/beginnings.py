"""The beginnings of words that a player knows, and how Club plays with them.

The value of a row is what it can become. So a player asks not only whether a word begins with the
row, but which cards keep it the beginning of a word: a set of letters, one bit each. The engine
plays games on by Club's rules of thumb too (``crates/engine/src/typo/playout.rs``).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ludomots.core.player import KEPT, Vocabulary
from ludomots.words import Lexicon

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BIT = {letter: 1 << number for number, letter in enumerate(LETTERS)}

_REMEMBERED = 200_000


class Beginnings:
    """The beginnings of the words that a player knows, of one list.

    Answers are cached: players ask about the same rows again and again.
    """

    def __init__(self, words: Lexicon, vocabulary: Vocabulary) -> None:
        self._lexicon = words
        self._vocabulary = vocabulary
        self.graph = vocabulary.graph(words)
        self._ends: dict[str, tuple[int, int]] = {}

    def count(self, letters: str) -> int:
        """Return how many known words begin with these letters."""
        return self.graph.prefix(letters, 0)[1]

    def ends(self, row: str) -> tuple[int, int]:
        """Return the cards that a row can take at its left end, and those at its right end."""
        found = self._ends.get(row)
        if found is None:
            if len(self._ends) >= _REMEMBERED:
                self._ends.clear()
            found = self._ends[row] = self._find_ends(row)
        return found

    def takes(self, row: str) -> int:
        """Return the cards that a row can take at either end."""
        left, right = self.ends(row)
        return left | right

    def word(self, letters: str) -> str | None:
        """Return the commonest known word that may be proposed, ``None`` if there is none."""
        word = self._lexicon.commonest(letters)
        if word is None or not self._lexicon.may_propose(word):
            return None
        if self._vocabulary.knows(self._lexicon, word):
            return word
        known, _ = self.graph.prefix(letters, 1)
        return known[0] if known else None

    def knows(self, word: str) -> bool:
        """Return whether the player knows a word."""
        return self._vocabulary.knows(self._lexicon, word)

    def _find_ends(self, row: str) -> tuple[int, int]:
        prefix = self.graph.prefix
        left = sum(BIT[letter] for letter in LETTERS if prefix(letter + row, 0)[1])
        if not prefix(row, 0)[1]:
            return left, 0
        return left, sum(BIT[letter] for letter in LETTERS if prefix(row + letter, 0)[1])


@lru_cache(maxsize=KEPT)
def beginnings(words: Lexicon, vocabulary: Vocabulary) -> Beginnings:
    """Return the beginnings of the words of a vocabulary."""
    return Beginnings(words, vocabulary)


@lru_cache(maxsize=KEPT)
def ease(words: Lexicon, vocabulary: Vocabulary) -> dict[str, float]:
    """Return, for each card, the share of short rows (one or two cards) that can take it."""
    known = beginnings(words, vocabulary)
    rows = [row for row in _short_rows() if known.count(row)]
    return {
        letter: sum(bool(known.takes(row) & bit) for row in rows) / len(rows)
        for letter, bit in BIT.items()
    }


def _short_rows() -> list[str]:
    return [*LETTERS, *(one + other for one in LETTERS for other in LETTERS)]


OWN = 3
"""How much more a card counts that a row can take if it is in the own hand."""


def safe_cards(known: Beginnings, rows: Sequence[str]) -> tuple[int, int]:
    """Return the cards that a row can take, and those that two rows or more can take."""
    once = twice = 0
    for row in rows:
        left, right = known.ends(row)
        twice |= once & (left | right)
        once |= left | right
    return once, twice


def card_worth(card: str, safe: tuple[int, int], ease: dict[str, float]) -> float:
    """Return how good it is to choose a card now.

    If one row can take the card, an earlier player may change that row; with two rows the card is
    safe. Hard cards go first while they fit; if none fits, the hardest goes first.
    """
    once, twice = safe
    bit = BIT[card]
    return bool(once & bit) + bool(twice & bit) - ease[card]


def place_worth(known: Beginnings, row: str, letters: str, own: int) -> int:
    """Return how good it is to change a row into these letters, for a player with these cards.

    It is what the row can take afterwards, less what it could take before.
    """
    return row_worth(known, letters, own) - row_worth(known, row, own)


def row_worth(known: Beginnings, row: str, own: int) -> int:
    """Return how many letters a row can take; those in the own hand count more."""
    left, right = known.ends(row)
    takes = left | right
    return takes.bit_count() + OWN * (takes & own).bit_count()


def hand_bits(hand: Iterable[str]) -> int:
    """Return the letters of a hand as bits."""
    bits = 0
    for card in hand:
        bits |= BIT[card]
    return bits
