"""Words that a club would try, chosen without a look at our list, and how many it refuses.

``python -m tests.words.club`` prints the rates, and every word that is judged otherwise than a club
expects. Those of the kind ``wrong`` must be refused, all others accepted.
"""

from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from ludomots.words import lexicon

WRONG = "wrong"


class Tried(NamedTuple):
    """A word, what kind it is of, and a remark on it."""

    kind: str
    word: str
    remark: str


class Rate(NamedTuple):
    """Of how many words of a kind which are judged otherwise than expected."""

    words: int
    misjudged: tuple[str, ...]


def tried() -> list[Tried]:
    """Return the words that a club would try."""
    lines = Path(__file__).with_name("fr.tsv").read_text(encoding="utf-8").splitlines()
    return [Tried(*line.split("\t")) for line in lines]


def rates() -> dict[str, Rate]:
    """Return how our list judges them, by kind."""
    french = lexicon("fr")
    by_kind = defaultdict(list)
    for kind, word, _ in tried():
        by_kind[kind].append(word)
    return {
        kind: Rate(len(words), tuple(word for word in words if (word in french) == (kind == WRONG)))
        for kind, words in by_kind.items()
    }
