"""Our own decisions over a source: words added, words refused, words never proposed.

A corrections file has one decision a line, fields separated by tabs::

    + aa,aas    aa    noun masculine class-3    coulée de lave
    - OP        abbreviation    op. cit.
    - *build    foreign-word    a job of computing, in English
    = HORSEPOX  Larousse

A star stands before a lemma whose forms are all refused, unless they are forms of another word too;
``=`` keeps a word that somebody doubted, so that nobody doubts it again.
The third field of an added word holds grammar tags, registers and its frequency class. A file of
words never proposed holds one folded word a line, or ``*lemma`` for every form of a lemma.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ludomots.words.fold import fold
from ludomots.words.reading import REGISTERS, Reading, Reason

_FREQUENCY = re.compile(r"class-(\d)")
_DEFAULT_FREQUENCY = 3
_NUMBERED = {"noun", "adjective"}


class Corrections(NamedTuple):
    """What a corrections file decides."""

    added: dict[str, list[Reading]]
    refused: dict[str, Reason]
    refused_lemmas: dict[str | None, Reason]
    kept: set[str]


def read_corrections(path: Path) -> Corrections:
    """Read a corrections file; a line that cannot be read is an error that names it."""
    corrections = Corrections({}, {}, {}, set())
    for number, line in enumerate(_lines(path), start=1):
        kind, _, rest = line.partition(" ")
        fields = rest.split("\t")
        if kind == "+" and len(fields) == 4:
            for reading in _readings(*fields):
                corrections.added.setdefault(fold(reading.spelling), []).append(reading)
        elif kind == "-" and len(fields) >= 2 and fields[0].startswith("*"):
            corrections.refused_lemmas[fields[0][1:]] = Reason(fields[1])
        elif kind == "-" and len(fields) >= 2:
            corrections.refused[fold(fields[0])] = Reason(fields[1])
        elif kind == "=" and len(fields) == 2:
            corrections.kept.add(fields[0])
        else:
            raise ValueError(f"{path.name}, decision {number}: cannot read {line!r}")
    return corrections


def read_unproposed(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """Read the words and the lemmas that are never proposed."""
    lines = list(_lines(path))
    lemmas = frozenset(line[1:] for line in lines if line.startswith("*"))
    return frozenset(line for line in lines if not line.startswith("*")), lemmas


def _lines(path: Path) -> Iterator[str]:
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            yield line


def _readings(forms: str, lemma: str, marks: str, gloss: str) -> Iterator[Reading]:
    spellings = forms.split(",")
    tokens = marks.split()
    frequencies = [int(found[1]) for token in tokens if (found := _FREQUENCY.fullmatch(token))]
    tags = [token for token in tokens if token not in REGISTERS and "class-" not in token]
    for spelling in spellings:
        yield Reading(
            spelling=spelling,
            lemma=lemma,
            tags=(*tags, *_number(spelling, spellings, tags)),
            registers=tuple(token for token in tokens if token in REGISTERS),
            frequency=frequencies[0] if frequencies else _DEFAULT_FREQUENCY,
            gloss=gloss,
        )


def _number(spelling: str, spellings: list[str], tags: list[str]) -> tuple[str, ...]:
    if len(spellings) == 1 or not _NUMBERED & set(tags):
        return ()
    return ("plural",) if spelling[:-1] in spellings else ("singular",)
