"""``python -m tests.games.topscore.letter_counts en``: a box in the proportions of a word list.

Every word of three to seven letters, the lengths that Topscore knows, is counted once. Each letter
has at least one token; the others are shared out by the largest remainders.
"""

import sys
from collections import Counter

from ludomots.games.topscore.model import LONGEST, SHORTEST
from ludomots.words import lexicon

TOKENS = 83


def letter_counts(language: str, tokens: int = TOKENS) -> dict[str, int]:
    """Return how many tokens of each letter a box for a language holds."""
    words = (word for word in lexicon(language).words() if SHORTEST <= len(word) <= LONGEST)
    found = Counter(letter for word in words for letter in word)
    shares = {letter: tokens * count / found.total() for letter, count in found.items()}
    counts = {letter: max(1, int(share)) for letter, share in shares.items()}
    by_remainder = sorted(shares, key=lambda letter: (counts[letter] - shares[letter], letter))
    for letter in by_remainder[: tokens - sum(counts.values())]:
        counts[letter] += 1
    return dict(sorted(counts.items()))


if __name__ == "__main__":
    print("\n".join(f"{letter} = {count}" for letter, count in letter_counts(sys.argv[1]).items()))
