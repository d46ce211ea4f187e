"""Words to bluff with: what somebody says who knows no word and hopes to be believed."""

import random
from collections.abc import Iterable
from math import erf, log, sqrt

import msgspec

from ludomots.games.typo import Side
from ludomots.games.typo.players.belief import Judge, Temper
from ludomots.games.typo.players.letters import Letters
from ludomots.words import Lexicon

LISTENER = Temper(recognises=(), trust=0.7, noise=1.2, memory=0.6, doubts_below=0.6)
"""Who is thought to listen: nobody knows how much the others know."""
NEAR = 0.05
"""Words so near to the best, in the chance to be believed, are as good."""

_MOST_ADDED = 5
_ENDINGS_TRIED = 4


class Place(msgspec.Struct, frozen=True):
    """Where a card can go: the row, its end, and the letters it then has."""

    row: int
    side: Side
    letters: str


class Invention(msgspec.Struct, frozen=True):
    """A word that may not exist, where it would go, and how likely one listener believes it."""

    place: Place
    word: str
    believed: float


def invention(
    judge: Judge,
    letters: Letters,
    words: Lexicon,
    places: Iterable[Place],
    times_caught: int,
    chance: random.Random,
) -> Invention | None:
    """Return one of the most believable words that begin with the letters of one of the places.

    It is ``None`` if there is none that may be said.
    """
    found = [
        Invention(place, word, believed(judge, word, len(place.letters), times_caught))
        for place in places
        for word in letters.ended(place.letters, len(place.letters) + _MOST_ADDED, _ENDINGS_TRIED)
        if is_decent(words, word)
    ]
    if not found:
        return None
    best = max(invented.believed for invented in found)
    return chance.choice([invented for invented in found if best - invented.believed <= NEAR])


def believed(judge: Judge, word: str, cards: int, times_caught: int) -> float:
    """Return how likely somebody believes a word that they do not recognise."""
    threshold = log(LISTENER.doubts_below / (1 - LISTENER.doubts_below))
    over = LISTENER.trust + judge.looks(word, cards, LISTENER, times_caught) - threshold
    return (1 + erf(over / LISTENER.noise / sqrt(2))) / 2


def is_decent(words: Lexicon, word: str) -> bool:
    """Say whether neither a word nor its beginning is one that is never proposed."""
    return all(
        words.may_propose(start)
        for size in range(2, len(word) + 1)
        if (start := word[:size]) in words
    )
