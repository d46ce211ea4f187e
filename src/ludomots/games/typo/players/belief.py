"""How likely a word exists, for a player who knows only some words.

A player recognises the words of its vocabulary, nearly all at the edge of it, and some of the rarer
classes beyond: everybody has heard more words than they would say. It judges every other word by
its looks: the letters, the length, whether it could be a form of a known word or is a known word
misspelt. The table gives hints too: whether the author could have said a known word instead, and
how often they were caught. The result is a probability, which may be too high or too low.

The looks of a word come from how letters follow each other: FRONTURE could be a word and KLWAGON
could not. ``Letters`` has the chance of each letter after the three before it, learned from
ordinary words. If three letters were never seen, the last two are used, and so on.
"""

import random
from collections import Counter
from functools import lru_cache
from heapq import nlargest
from math import exp, log, sqrt
from statistics import linear_regression, pstdev

import msgspec

from ludomots.core.player import KEPT, Vocabulary
from ludomots.words import Lexicon

ORDINARY = Vocabulary(frequency=5, everyday=True)
LEARNED = 20_000
"""From how many words the letters are learned, evenly spread over the alphabet: a quarter
second."""
ORDER = 4
END = "$"

_START = "^"
_SHORTER = 4.0
"""The weight of the estimate by fewer letters, in times seen."""
_UNSEEN = 1 / 27
_MANY = 60
"""How many of the words learned must begin or end with letters to make them a prefix or an
ending."""
_COMPARED = 1000
_WIDTH = 6
"""How many beginnings are kept at each step of the search for an ending."""


class Letters:
    """The chances of letters in one language."""

    def __init__(self, learned: list[str]) -> None:
        pad = _START * (ORDER - 1)
        text = "".join(f"{pad}{word}{END}" for word in learned)
        self._seen: dict[str, int] = {}
        for size in range(1, ORDER + 1):
            self._seen |= Counter(text[at : at + size] for at in range(len(text) - size + 1))
        self._alphabet = sorted(set(text) - {_START, END})
        self._followed = Counter[str]()
        for run, times in self._seen.items():
            if run[-1] != _START:
                self._followed[run[:-1]] += times
        self._usual, self._deviation = (0.0, 0.0), 1.0
        some = learned[:: max(1, len(learned) // _COMPARED)]
        sizes, totals = [len(word) for word in some], [self._total(word) for word in some]
        if len(set(sizes)) > 1:
            slope, intercept = linear_regression(sizes, totals)
            self._usual = slope, intercept
            self._deviation = pstdev(self.shape(word) for word in some) or 1.0

    def shape(self, word: str) -> float:
        """Return how word-like a word is: about 0 for an ordinary one, the lower the stranger.

        It is compared with ordinary words of its length, in units of their standard deviation.
        """
        slope, intercept = self._usual
        over = self._total(word) - slope * len(word) - intercept
        return over / sqrt(len(word)) / self._deviation

    def is_beginning(self, letters: str) -> bool:
        """Return whether many words begin with these two or three letters."""
        return self._seen.get(_START + letters, 0) >= _MANY

    def is_ending(self, letters: str) -> bool:
        """Return whether many words end with these letters, at most three."""
        return self._seen.get(letters + END, 0) >= _MANY

    def ended(self, letters: str, longest: int, count: int) -> list[str]:
        """Return words that begin with these letters and go on as words do, the likeliest first.

        They have at most ``longest`` letters, and at least one letter more than the beginning.
        """
        begun = [(0.0, letters)]
        found: list[tuple[float, str]] = []
        for _ in range(longest - len(letters)):
            longer = (
                (total + self._after(word, letter), word + letter)
                for total, word in begun
                for letter in self._alphabet
            )
            begun = nlargest(_WIDTH, longer)
            for total, word in begun:
                steps = len(word) - len(letters) + 1
                found.append(((total + self._after(word, END)) / steps, word))
        return [word for _, word in nlargest(count, found)]

    def _total(self, word: str) -> float:
        """Return the logarithm of the chance of all letters and of the end."""
        return sum(self._after(word[:at], sign) for at, sign in enumerate(word + END))

    def _after(self, letters: str, sign: str) -> float:
        """Return the logarithm of the chance that a letter, or the end, follows letters."""
        before = (_START * (ORDER - 1) + letters)[1 - ORDER :]
        chance = _UNSEEN
        for size in range(ORDER):
            run = before[ORDER - 1 - size :]
            seen, followed = self._seen.get(run + sign, 0), self._followed.get(run, 0)
            chance = (seen + _SHORTER * chance) / (followed + _SHORTER)
        return log(chance)


@lru_cache(maxsize=KEPT)
def letters_of(words: Lexicon) -> Letters:
    """Return how letters follow each other in the ordinary words of a list."""
    ordinary = ORDINARY.graph(words).words()
    return Letters(ordinary[:: max(1, len(ordinary) // LEARNED)])


_SHAPE, _STRANGEST, _PRETTIEST = 0.5, -6.0, 1.0
_RELATED, _MISSPELT = 0.6, -0.8
_LETTER, _USUAL_LENGTH, _LENGTHS_APART = 0.15, 7, 4
_NO_NEED, _NEED = 0.4, -0.4
"""What each sign adds to the log odds that a word exists. A bluff is rarely needed if a known word
begins with the same cards, and likely if none does."""

_STEM = 4
_ENDINGS = range(1, 4)
_PREFIXES = range(2, 4)


class Temper(msgspec.Struct, frozen=True):
    """How a level judges words.

    ``recognises`` is the share of words that it recognises: of the rarest class of its vocabulary,
    of the next rarer one, and so on. It recognises all more common words and none of the classes
    not named. ``trust`` are the log odds that another word exists if nothing speaks for it or
    against it. ``noise`` is how far the judgement strays. ``memory`` is what each bad word of the
    author takes off the odds. The level doubts a word that it believes less than ``doubts_below``.
    """

    recognises: tuple[float, ...]
    trust: float
    noise: float
    memory: float
    doubts_below: float


class Judge:
    """Judges words as a player with a vocabulary does."""

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
        """Return how likely a word exists, if its first ``cards`` letters lie on the table."""
        recognised = chance.random() < self.recognised(word, temper)
        strays = chance.gauss(0, temper.noise)
        if recognised:
            return 1.0
        return probability(temper.trust + self.looks(word, cards, temper, times_caught) + strays)

    def recognised(self, word: str, temper: Temper) -> float:
        """Return the chance to recognise a word: the rarer the word, the smaller."""
        for beyond, share in enumerate((1.0, *temper.recognises)):
            if Vocabulary(frequency=self._edge + 1 - beyond).knows(self._words, word):
                return share
        return 0.0

    def looks(self, word: str, cards: int, temper: Temper, times_caught: int) -> float:
        """Return the log odds that a word not recognised gains by its looks."""
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
        """Return whether a word could be a form of a known one, or a known one with a prefix."""
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
        """Return whether changing one letter inside a word makes it a known one."""
        inside = range(1, len(word) - 2)
        patterns = (f"{word[:at]}?{word[at + 1 :]}" for at in inside)
        return any(self._graph.pattern(pattern, 1)[0] for pattern in patterns)


def probability(log_odds: float) -> float:
    """Return log odds as a probability."""
    return 1 / (1 + exp(-log_odds))


@lru_cache(maxsize=KEPT)
def judge(words: Lexicon, vocabulary: Vocabulary) -> Judge:
    """Return the judge of a language for a vocabulary."""
    return Judge(words, vocabulary, letters_of(words))
