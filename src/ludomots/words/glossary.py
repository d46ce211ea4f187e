"""What words mean: short definitions of our own, by lemma and part of speech.

They are for the words that are played most (``docs/words.md``), one file a language in
``glosses/``: lemma, part of speech, definition, who uses the word, and a translation into English.
No list of words depends on them: a game is judged the same with or without.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from msgspec.structs import replace

from ludomots.words.reading import Reading


class Meaning(NamedTuple):
    """What a lemma means; ``registers`` as in a reading."""

    gloss: str
    registers: tuple[str, ...]
    english: str


def explained(language: str, reading: Reading) -> Reading:
    """Return a reading with what it means, as far as that is known."""
    meaning = glossary(language).get((reading.lemma or reading.spelling, *reading.tags[:1]))
    if meaning is None:
        return reading
    return replace(
        reading,
        registers=tuple(dict.fromkeys((*reading.registers, *meaning.registers))),
        gloss=meaning.gloss,
        english=meaning.english,
    )


@cache
def glossary(language: str) -> dict[tuple[str, ...], Meaning]:
    """Return the meanings that are known, by lemma and part of speech."""
    file = files(__package__) / "glosses" / f"{language}.tsv"
    if not file.is_file():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return {
        (lemma, part): Meaning(gloss, tuple(registers.split()), english)
        for lemma, part, gloss, registers, english in rows
    }
