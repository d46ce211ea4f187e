"""How the letters of a language follow each other: what makes an invented word look like one.

Whoever speaks a language feels that FRONTURE could be a word and KLWAGON could not. That feeling is
the chance of each letter after the three before it, learned from ordinary words. What was never
seen after three letters is estimated by what was seen after two, and so on.
"""

from collections import Counter
from functools import lru_cache
from heapq import nlargest
from math import log, sqrt
from statistics import linear_regression, pstdev

from ludomots.core.vocabulary import KEPT, Vocabulary
from ludomots.words import Lexicon

ORDINARY = Vocabulary(frequency=5, everyday=True)
LEARNED = 20_000
"""The letters are learned from so many words, evenly spread over the alphabet: a quarter second."""
ORDER = 4
END = "$"

_START = "^"
_SHORTER = 4.0
"""What the estimate by fewer letters weighs, in times seen."""
_UNSEEN = 1 / 27
_MANY = 60
"""What begins or ends so many of the words learned is a prefix or an ending."""
_COMPARED = 1000
_WIDTH = 6
"""How many beginnings are followed at a time when an ending is looked for."""


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
        """Say whether many words begin with two or three letters."""
        return self._seen.get(_START + letters, 0) >= _MANY

    def is_ending(self, letters: str) -> bool:
        """Say whether many words end with up to three letters."""
        return self._seen.get(letters + END, 0) >= _MANY

    def ended(self, letters: str, longest: int, count: int) -> list[str]:
        """Return words that begin with some letters and go on as words do, the likeliest first.

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
        """Return the logarithm of the chance that a letter, or the end, comes after letters."""
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
