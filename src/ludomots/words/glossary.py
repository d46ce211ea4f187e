"""What words mean: short definitions, by lemma and part of speech.

They come from three places, the first that knows a word wins: a dictionary that the host imported
(``host_glosses.py``), our own definitions (``glosses/fr.tsv``, ``glosses/en.tsv``), and for English
what was made of WordNet (``build/wordnet.py``). No list of words depends on them: a game is judged
the same with or without.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from ludomots.words.files import glosses, lines_of, sources
from ludomots.words.host_glosses import host_gloss
from ludomots.words.reading import Reading

WORDNET = "WordNet 3.1"
_UNCOMMON = frozenset({"old", "rare", "regional"})


class Meaning(NamedTuple):
    """What a lemma means; ``registers``, ``english`` and ``source`` as in a reading."""

    gloss: str
    registers: tuple[str, ...] = ()
    english: str | None = None
    source: str | None = None


def explained(language: str, reading: Reading) -> Reading:
    """Return a reading with what it means, as far as that is known."""
    return _with(reading, _meaning(language, reading))


def is_uncommon(reading: Reading) -> bool:
    """Return whether most people know a word in another reading, if it has one: such a reading is
    told last."""
    return not _UNCOMMON.isdisjoint(reading.registers)


def explained_by_us(language: str, reading: Reading) -> Reading:
    """Return a reading with what the package alone says of it, whatever a host imported."""
    return _with(reading, _ours(language, reading))


def _with(reading: Reading, meaning: Meaning | None) -> Reading:
    if meaning is None:
        return reading
    return replace(
        reading,
        registers=tuple(dict.fromkeys((*reading.registers, *meaning.registers))),
        gloss=meaning.gloss,
        english=meaning.english,
        source=meaning.source,
    )


def _meaning(language: str, reading: Reading) -> Meaning | None:
    ours = _ours(language, reading)
    theirs = host_gloss(language, reading)
    if theirs is None:
        return ours
    return (ours or Meaning(""))._replace(gloss=theirs.gloss, source=theirs.shown_source)


def _ours(language: str, reading: Reading) -> Meaning | None:
    lemma, part = reading.lemma or reading.spelling, next(iter(reading.tags), "")
    return glossary(language).get((lemma, part))


@cache
def glossary(language: str) -> dict[tuple[str, str], Meaning]:
    """Return the meanings that come with the package, by lemma and part of speech."""
    found: dict[tuple[str, str], Meaning] = {}
    for lemma, part, gloss, registers in _rows(sources(language) / "wordnet.tsv.xz"):
        found[lemma, part] = Meaning(gloss, tuple(registers.split()), source=WORDNET)
    for lemma, part, gloss, registers, english in _rows(glosses(language)):
        found[lemma, part] = Meaning(gloss, tuple(registers.split()), english or None)
    return found


def _rows(path: Path) -> Iterator[list[str]]:
    """Yield the lines of a file of meanings, split at its tabs; none if there is no such file."""
    return (line.split("\t") for line in lines_of(path)) if path.exists() else iter(())
