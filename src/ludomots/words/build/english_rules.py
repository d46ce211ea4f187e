"""The regular forms of English words, and what a form can be made of."""

from collections.abc import Iterator

_SIBILANTS = ("s", "x", "z", "ch", "sh")
_VOWELS = frozenset("aeiou")
_SHORTEST_PLURAL = 3


def regular_verb(lemma: str) -> tuple[str, str, str]:
    """Return the regular past, -ing form and -s form of a verb.

    >>> regular_verb("dance"), regular_verb("try")
    (('danced', 'dancing', 'dances'), ('tried', 'trying', 'tries'))
    """
    if lemma.endswith("e"):
        stem = lemma if lemma.endswith(("ee", "oe", "ye")) else lemma[:-1]
        return lemma + "d", stem + "ing", lemma + "s"
    past = lemma[:-1] + "ied" if _ends_in_consonant_y(lemma) else lemma + "ed"
    return past, lemma + "ing", _with_s(lemma)


def _ends_in_consonant_y(word: str) -> bool:
    return word.endswith("y") and word[-2:-1] not in _VOWELS


def _with_s(word: str) -> str:
    """Return the form in -s of a noun or a verb."""
    if word.endswith(_SIBILANTS):
        return word + "es"
    return word[:-1] + "ies" if _ends_in_consonant_y(word) else word + "s"


def singulars(plural: str) -> Iterator[str]:
    """Yield the words that a plural can be of, the likeliest first."""
    if not plural.endswith("s") or plural.endswith("ss") or len(plural) < _SHORTEST_PLURAL:
        return
    if plural.endswith("ies"):
        yield plural[:-3] + "y"
    if plural.endswith("es"):
        stem = plural[:-2]
        if stem.endswith((*_SIBILANTS, "o")):
            yield stem
        if stem.endswith(("zz", "ss")):
            yield stem[:-1]
        if stem.endswith(("s", "x")):
            yield stem + "is"
    if not plural[:-1].endswith(_SIBILANTS):
        yield plural[:-1]
    if plural.endswith("men"):
        yield plural[:-2] + "an"


def undoubled(stem: str) -> str:
    """Return a stem with its last letter once: swimm → swim."""
    return stem[:-1] if stem[-1:] == stem[-2:-1] else stem


def adjectives(adverb: str) -> Iterator[str]:
    """Yield the adjectives that an adverb in -ly can be made of."""
    stem = adverb[:-2]
    yield stem
    yield stem + "le"
    yield stem + "l"
    if stem.endswith("i"):
        yield stem[:-1] + "y"
    if stem.endswith("al"):
        yield stem[:-2]
