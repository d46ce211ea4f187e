"""Make the words that Typo's doubts are measured on: 300 invented ones, 300 real ones like them.

``python -m bench.typo_words fr SEED`` prints such a list. Those in ``bench/words-typo-fr.tsv`` and
``bench/words-typo-en.tsv`` have the seed ``committed``; they were made before the players were
tuned, which was done on lists of other seeds. ``bench.typo_bluff`` measures with them.
ANIMUS, which the second edition of the French list holds, was replaced by JARGIN.

Each line is a pair: an invented word, how it was made, a real word of the same length, and the
frequency class of the real word and of the words that the invented one was made from. Words are
invented in three ways a person might, and none of them asks how likely the letters are:

- ``spliced``: the beginning of a word and the end of another, joined at two letters they share;
- ``affixed``: a prefix before a word, or the end of a word replaced by a common ending;
- ``changed``: one letter of a word replaced, a vowel by a vowel or a consonant by a consonant.

None is in the word list, and none is a name, an acronym or any other word that the sources know.
"""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from ludomots.words import Lexicon, lexicon

PAIRS = 300
LENGTHS = range(5, 12)
CLASSES = {"fr": range(10), "en": range(1, 10)}
"""The frequency classes, as many pairs of each. English has hardly any words of class 0."""

PREFIXES = {
    "fr": "RE DE SUR PRE EN IN MES ENTRE CONTRE ANTI CO TRANS SOUS".split(),
    "en": "RE UN OVER PRE MIS OUT DIS UNDER ANTI CO FORE SUB".split(),
}
ENDINGS = {
    "fr": "AGE ATION EUR EUSE OIR ETTE EMENT ISTE ISER ABLE IER URE AIRE ADE ARD ONS AIT".split(),
    "en": "ING NESS ER LY MENT ISH ATION ABLE AGE IST ISE FUL LET DOM ED S".split(),
}

_VOWELS = "AEIOUY"
_CONSONANTS = "BCDFGHJKLMNPQRSTVWXZ"
_SHORTEST_PART = 3
_JOINT = 2
_CUT = 3
"""At most so many letters at the end of a word are replaced by an ending."""

Words = list[str]


class Pair(NamedTuple):
    """An invented word and a real one of the same length and rarity."""

    invented: str
    way: str
    real: str
    frequency: int


def make(language: str, seed: str) -> list[Pair]:
    """Return the pairs of a seed; the same seed and word list give the same pairs."""
    words = lexicon(language)
    chance = random.Random(f"typo words {language} {seed}")
    classes = CLASSES[language]
    by_class = {number: _words_of_class(words, number) for number in classes}
    pairs: list[Pair] = []
    used: set[str] = set()
    for number in range(PAIRS):
        way = list(WAYS)[number % len(WAYS)]
        frequency = classes[number // len(WAYS) % len(classes)]
        pair = _pair(words, by_class[frequency], way, frequency, used, chance)
        used |= {pair.invented, pair.real}
        pairs.append(pair)
    return pairs


def committed(language: str) -> list[Pair]:
    """Return the pairs that are committed to the repository."""
    lines = _file(language).read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines[1:])
    return [Pair(invented, way, real, int(frequency)) for invented, way, real, frequency in rows]


def written(pairs: list[Pair]) -> str:
    """Return pairs as the text of a file."""
    return "".join("\t".join(map(str, row)) + "\n" for row in [Pair._fields, *pairs])


def _file(language: str) -> Path:
    return Path(__file__).with_name(f"words-typo-{language}.tsv")


def _words_of_class(words: Lexicon, number: int) -> Words:
    commoner = set(words.words(frequency=number + 1, proposed=True))
    return [word for word in words.words(frequency=number, proposed=True) if word not in commoner]


def _pair(
    words: Lexicon,
    likes: Words,
    way: str,
    frequency: int,
    used: set[str],
    chance: random.Random,
) -> Pair:
    fitting = [word for word in likes if len(word) in LENGTHS]
    while True:
        real = chance.choice(fitting)
        if real in used:
            continue
        for _ in range(200):
            invented = WAYS[way](words.language, likes, chance)
            if len(invented) == len(real) and invented not in used and _is_unknown(words, invented):
                return Pair(invented, way, real, frequency)


def _is_unknown(words: Lexicon, word: str) -> bool:
    return word not in words and words.verdict(word).status == "unknown"


def _spliced(language: str, likes: Words, chance: random.Random) -> str:  # noqa: ARG001
    first, second = chance.choice(likes), chance.choice(likes)
    joined = list(_joined(first, second))
    return chance.choice(joined) if joined else ""


def _joined(first: str, second: str) -> Iterator[str]:
    """Yield the beginnings of a word with the ends of another, where they share two letters."""
    for at in range(_SHORTEST_PART, len(first)):
        for start in range(_JOINT, len(second) - 1):
            if first[at - _JOINT : at] == second[start - _JOINT : start]:
                yield first[:at] + second[start:]


def _affixed(language: str, likes: Words, chance: random.Random) -> str:
    word = chance.choice(likes)
    if chance.random() < 0.5:
        return chance.choice(PREFIXES[language]) + word
    stem = word[: len(word) - chance.randint(0, _CUT)]
    if len(stem) < _SHORTEST_PART:
        return ""
    if stem[-1] in _VOWELS:
        stem = stem[:-1]
    return stem + chance.choice(ENDINGS[language])


def _changed(language: str, likes: Words, chance: random.Random) -> str:  # noqa: ARG001
    word = chance.choice(likes)
    at = chance.randrange(len(word))
    letters = _VOWELS if word[at] in _VOWELS else _CONSONANTS
    return word[:at] + chance.choice(letters) + word[at + 1 :]


WAYS: dict[str, Callable[[str, Words, random.Random], str]] = {
    "spliced": _spliced,
    "affixed": _affixed,
    "changed": _changed,
}


def main() -> None:
    """Print the list that the arguments ask for."""
    language, seed = sys.argv[1:]
    print(written(make(language, seed)), end="")


if __name__ == "__main__":
    main()
