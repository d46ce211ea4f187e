"""Whether a word exists, to somebody who knows only some words.

A player recognises the words of its vocabulary, nearly all at the edge of it, and some of the rarer
classes beyond: everybody has heard more words than they would say. Any other word it has to judge
by its looks: the letters, the length, whether it could be a form of a known word or is a known word
misspelt. Then there is what the table shows: whether its author could have said a known word
instead, and how often they were caught. The result is a probability, which is wrong in both
directions.
"""

import random
from functools import lru_cache
from math import exp

import msgspec

from ludomots.core.vocabulary import KEPT, Vocabulary
from ludomots.games.typo.players.letters import Letters, letters_of
from ludomots.words import Lexicon

_SHAPE, _STRANGEST, _PRETTIEST = 0.5, -6.0, 1.0
_RELATED, _MISSPELT = 0.6, -0.8
_LETTER, _USUAL_LENGTH, _LENGTHS_APART = 0.15, 7, 4
_NO_NEED, _NEED = 0.4, -0.4
"""What each of these adds to the log odds that a word exists. A bluff is rarely needed where a
known word begins with the same cards, and likely where none does."""

_STEM = 4
_ENDINGS = range(1, 4)
_PREFIXES = range(2, 4)


class Temper(msgspec.Struct, frozen=True):
    """How a level judges words.

    ``recognises`` is the share of words that it recognises: of the rarest class of its vocabulary,
    of the next rarer one, and so on; all of the more common ones, none of those not named.
    ``trust`` are the log odds that another word exists if nothing speaks for it or against it,
    ``noise`` is how far the judgement strays, ``memory`` what each bad word that its author was
    caught with takes off the odds. It doubts what it believes less than ``doubts_below``.
    """

    recognises: tuple[float, ...]
    trust: float
    noise: float
    memory: float
    doubts_below: float


class Judge:
    """What words look like to somebody with a vocabulary."""

    def __init__(self, words: Lexicon, vocabulary: Vocabulary, letters: Letters) -> None:
        self._words = words
        self._edge = vocabulary.frequency
        self._graph = vocabulary.graph(words)
        self._letters = letters

    def belief(
        self,
        word: str,
        cards: int,
        temper: Temper,
        times_caught: int,
        chance: random.Random,
    ) -> float:
        """Return how likely a word exists whose first letters, so many, lie on the table."""
        recognised = chance.random() < self.recognised(word, temper)
        strays = chance.gauss(0, temper.noise)
        if recognised:
            return 1.0
        return probability(temper.trust + self.looks(word, cards, temper, times_caught) + strays)

    def recognised(self, word: str, temper: Temper) -> float:
        """Return how likely it is to recognise a word: the rarer, the less."""
        for beyond, share in enumerate((1.0, *temper.recognises)):
            if Vocabulary(frequency=self._edge + 1 - beyond).knows(self._words, word):
                return share
        return 0.0

    def looks(self, word: str, cards: int, temper: Temper, times_caught: int) -> float:
        """Return what speaks for a word that is not recognised, in log odds."""
        shape = min(_PRETTIEST, max(_STRANGEST, self._letters.shape(word)))
        longer = min(_LENGTHS_APART, max(-_LENGTHS_APART, len(word) - _USUAL_LENGTH))
        needless = self._graph.prefix(word[:cards], 0)[1] > 0
        return (
            _SHAPE * shape
            + _LETTER * longer
            + _RELATED * self._is_related(word)
            + _MISSPELT * self._is_misspelt(word)
            + (_NO_NEED if needless else _NEED)
            - temper.memory * times_caught
        )

    def _is_related(self, word: str) -> bool:
        """Say whether a word could be a form of a known one, or a known one with a prefix."""
        letters = self._letters
        return any(
            len(word) - size >= _STEM
            and letters.is_ending(word[-size:])
            and self._graph.prefix(word[:-size], 0)[1] > 0
            for size in _ENDINGS
        ) or any(
            len(word) - size >= _STEM
            and letters.is_beginning(word[:size])
            and word[size:] in self._graph
            for size in _PREFIXES
        )

    def _is_misspelt(self, word: str) -> bool:
        """Say whether another letter inside a word would make it a known one."""
        inside = range(1, len(word) - 2)
        patterns = (f"{word[:at]}?{word[at + 1 :]}" for at in inside)
        return any(self._graph.pattern(pattern, 1)[0] for pattern in patterns)


def probability(log_odds: float) -> float:
    """Return log odds as a probability."""
    return 1 / (1 + exp(-log_odds))


@lru_cache(maxsize=KEPT)
def judge(words: Lexicon, vocabulary: Vocabulary) -> Judge:
    """Return what the words of a language look like to somebody with a vocabulary."""
    return Judge(words, vocabulary, letters_of(words))
