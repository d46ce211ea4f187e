"""What a word means in one line: enough to remember it by."""

from collections.abc import Iterable

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
