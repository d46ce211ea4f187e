"""Speed on this machine: the figures of docs/benchmarks.md that need nothing else installed.

Times are processor time, so that other work on the machine counts less. Machines still differ:
compare only figures of the same run.
"""

import random
from collections import Counter

from ludomots.core.timing import Figures, best_time, time_of
from ludomots.words import Lexicon, lexicon

_RACKS = 20


def word_figures() -> Figures:
    """Measure the French word list: membership, anagrams, selection."""
    fr = lexicon("fr")
    words = list(fr)
    member = best_time(lambda: all(word in fr for word in words)) / len(words)
    return {
        "membership, ns a word": round(member * 1e9),
        "vocabulary of 38,000 everyday words, ms": round(
            best_time(lambda: fr.vocabulary(frequency=7, everyday=True)) * 1e3, 1
        ),
        **_anagrams(fr, words),
    }


def _anagrams(fr: Lexicon, words: list[str]) -> Figures:
    """Compare anagrams with two blanks with a search through a set, in plain Python."""
    letters = random.Random(2)  # noqa: S311
    racks = ["".join(letters.choices("AAABCDEEEEIILMNNORRSSTTU", k=5)) for _ in range(_RACKS)]
    seven = {word for word in words if len(word) == 7}

    def through_the_set(rack: str) -> set[str]:
        have = Counter(rack)
        return {word for word in seven if (Counter(word) - have).total() <= 2}

    ours = best_time(lambda: [fr.anagrams(rack + "??", 0) for rack in racks]) / _RACKS
    theirs = time_of(lambda: [through_the_set(rack) for rack in racks[:3]]) / 3
    return {
        "anagrams of 5 letters and 2 blanks, us": round(ours * 1e6),
        "the same, times as fast as a set in Python": round(theirs / ours),
    }
