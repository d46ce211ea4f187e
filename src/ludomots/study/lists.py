"""The lists that players learn: short words, awkward letters, many vowels.

Words that are never proposed are in none of them.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache

import msgspec

from ludomots.study.meanings import meaning_of
from ludomots.words import Lexicon

_MOST = 200
"""A letter with more words of four letters than this is learnt with those of up to three."""
_VOWELS = frozenset("AEIOU")


class StudyWord(msgspec.Struct, frozen=True):
    """A word of a list: the letters that go before and after it, and what it means in one line."""

    word: str
    before: str
    after: str
    meaning: str


def _of_length(length: int) -> Callable[[list[str]], Iterable[str]]:
    return lambda words: (word for word in words if len(word) == length)


def _short_with(letter: str) -> Callable[[list[str]], Iterable[str]]:
    def found(words: list[str]) -> list[str]:
        four = [word for word in words if letter in word and len(word) <= 4]
        return four if len(four) <= _MOST else [word for word in four if len(word) <= 3]

    return found


def _with_qu(words: list[str]) -> Iterable[str]:
    """Words of at most four tiles where Qu is one tile."""
    return (word for word in words if "QU" in word and len(word) <= 5)


def _with_q_alone(words: list[str]) -> Iterable[str]:
    """Words with a Q that no U follows: they cannot be laid where the tile is Qu."""
    return (word for word in words if "Q" in word.replace("QU", ""))


def _with_vowels(words: list[str]) -> Iterable[str]:
    """Words of four letters or more with one consonant at most."""
    return (
        word
        for word in words
        if len(word) >= 4 and sum(letter not in _VOWELS for letter in word) <= 1
    )


LISTS: dict[str, Callable[[list[str]], Iterable[str]]] = {
    "two": _of_length(2),
    "three": _of_length(3),
    "qu": _with_qu,
    "q": _with_q_alone,
    **{letter.lower(): _short_with(letter) for letter in "JKWXYZ"},
    "vowels": _with_vowels,
}
"""By name: what chooses the words of a list, in alphabetical order, from all that may be shown."""


@lru_cache(maxsize=64)
def words_of(lexicon: Lexicon, name: str) -> tuple[str, ...]:
    """Return the words of a list, the shorter ones first. ``KeyError`` for a list that is none.

    >>> from ludomots.words import lexicon
    >>> words_of(lexicon("fr"), "qu")[:2]
    ('QUE', 'QUI')
    """
    found = LISTS[name](lexicon.words(proposed=True))
    return tuple(sorted(found, key=lambda word: (len(word), word)))


@lru_cache(maxsize=64)
def study_list(lexicon: Lexicon, name: str, reader: str) -> tuple[StudyWord, ...]:
    """Return a list with all that is shown of its words to somebody who reads a language."""
    return tuple(studied(lexicon, word, reader) for word in words_of(lexicon, name))


def studied(lexicon: Lexicon, word: str, reader: str) -> StudyWord:
    """Return what is shown of one word."""
    front, behind = lexicon.hooks(word)
    before = "".join(one for one in front if lexicon.may_propose(one + word))
    after = "".join(one for one in behind if lexicon.may_propose(word + one))
    return StudyWord(word, before, after, meaning_of(lexicon, word, reader))
