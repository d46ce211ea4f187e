"""What a word means in one line: enough to remember it by."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import sha256

import msgspec

from ludomots.words import Lexicon, Reading

_ONE_LINE = 90
_SPACE = {"fr": "\u00a0", "en": ""}
"""What stands before a colon or a semicolon in a language."""


def meaning_of(lexicon: Lexicon, word: str, reader: str) -> str:
    """Return what a word means, the commonest readings first; "" if nothing is known.

    An inflected form is told by its lemma. Somebody who reads English is given the English
    word for a French one.
    """
    first, *others = [*dict.fromkeys(_senses(lexicon, word, reader)), ""]
    both = f"{first}{_SPACE[reader]}; {others[0]}" if others and others[0] else first
    return both if len(both) <= _ONE_LINE else first


def gloss_of(lexicon: Lexicon, word: str, reader: str) -> str:
    """Return the definition of the commonest reading that has one; "" if none has."""
    found = (_gloss(one, reader) for one in _readings(lexicon, word))
    return next((gloss for gloss in found if gloss), "")


def glosses_of(lexicon: Lexicon, word: str, reader: str) -> frozenset[str]:
    """Return all definitions of a word."""
    found = (_gloss(one, reader) for one in _readings(lexicon, word))
    return frozenset(gloss for gloss in found if gloss)


def part_of_speech(lexicon: Lexicon, word: str) -> str:
    """Return the part of speech of what ``gloss_of`` defines; "" if it is not known."""
    found = (one.tags[:1] for one in _readings(lexicon, word) if one.gloss)
    return next((tags[0] for tags in found if tags), "")


def _readings(lexicon: Lexicon, word: str) -> list[Reading]:
    readings = lexicon.verdict(word).readings
    return sorted(readings, key=lambda one: -(one.frequency or 0))


def _senses(lexicon: Lexicon, word: str, reader: str) -> Iterable[str]:
    lemmas = []
    for reading in _readings(lexicon, word):
        gloss = _gloss(reading, reader)
        is_form = reading.lemma not in (None, reading.spelling)
        if gloss:
            yield f"{reading.lemma}{_SPACE[reader]}: {gloss}" if is_form else gloss
        elif is_form:
            lemmas.append(str(reading.lemma))
    yield from lemmas


def _gloss(reading: Reading, reader: str) -> str:
    return (reader == "en" and reading.english) or reading.gloss or ""


def shuffled(words: Iterable[str], salt: str = "") -> list[str]:
    """Return words in an order that follows from them and the salt."""
    return sorted(words, key=lambda word: sha256(f"{salt} {word}".encode()).digest())


def chosen(number: int, text: str) -> int:
    """Return a number below another one that follows from a text."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") % number


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
