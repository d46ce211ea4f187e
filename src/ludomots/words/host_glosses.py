"""Definitions that a host imported from dictionaries of their own, in one file of SQLite.

The file is read at every look-up, so that a running server shows an import at once. Its place is
``LUDOMOTS_GLOSSES``, or the user's data folder. What the lines of an import hold is described in
docs/formats.md.
"""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import platformdirs

from ludomots.errors import LudomotsError
from ludomots.words.files import LANGUAGES
from ludomots.words.fold import NotAWord, fold
from ludomots.words.reading import Reading

LONGEST_GLOSS = 200
PARTS = frozenset(
    "noun verb adjective adverb interjection numeral preposition conjunction pronoun determiner"
    " phrase".split()
)
"""The parts of speech of our readings."""

_TABLE = """
create table if not exists glosses (
    language text not null,
    word text not null,
    part text not null,
    gloss text not null,
    source text not null,
    licence text not null,
    primary key (language, word, part, source)
) without rowid
"""
_ANY_PART = ""
_LONGEST_NAME = 80

_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=_LONGEST_NAME)]
_Gloss = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_GLOSS)]


class HostGloss(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of an import: what a word or lemma means, in its own language.

    ``part`` is its part of speech; without it the gloss is for every reading of the word.
    """

    word: _Name
    gloss: _Gloss
    language: str
    source: _Name
    licence: _Name
    part: str | None = None

    @property
    def shown_source(self) -> str:
        """The source as it is shown beside the gloss, with the licence that may ask for it."""
        return f"{self.source}, {self.licence}"


class BadGloss(LudomotsError, ValueError):
    """A line of an import that cannot be used: its number and a code that says why."""

    def __init__(self, line: int, code: str, **detail: str) -> None:
        self.line = line
        self.code = code
        self.detail = detail
        super().__init__(f"line {line}: {code}")


class Imported(NamedTuple):
    """What an import did: glosses kept, and lines left out because no list can hold the word."""

    kept: int
    left_out: int


class HostSource(msgspec.Struct, frozen=True):
    """One dictionary that was imported, in one language."""

    source: str
    licence: str
    language: str
    glosses: int


_decode = msgspec.json.Decoder(HostGloss).decode


def host_file() -> Path:
    """Return where imported definitions are kept."""
    named = os.environ.get("LUDOMOTS_GLOSSES")
    return Path(named) if named else platformdirs.user_data_path("ludomots") / "glosses.db"


def host_gloss(language: str, reading: Reading) -> HostGloss | None:
    """Return the imported gloss of a reading: of its lemma, else of its own spelling."""
    if not host_file().exists():
        return None
    lemma = reading.lemma or reading.spelling
    with _opened() as glosses:
        rows = glosses.execute(
            "select word, gloss, language, source, licence, part from glosses"
            " where language = ? and word in (?, ?)"
            " order by word = ? desc, part desc, source",
            (language, lemma, reading.spelling, lemma),
        ).fetchall()
    found = (HostGloss(*row) for row in rows)
    return next((one for one in found if one.part in (_ANY_PART, *reading.tags)), None)


def import_glosses(lines: Iterable[bytes]) -> Imported:
    """Keep the glosses of JSON lines; of one source and language they replace the earlier ones.

    Of several glosses of one reading the first is kept, as dictionaries name the main sense first.
    ``BadGloss`` is raised for the first line that cannot be used, and then nothing is kept.
    """
    kept: dict[tuple[str, ...], HostGloss] = {}
    left_out = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        gloss = _read(number, line)
        if _is_playable(gloss.word):
            part = gloss.part or _ANY_PART
            kept.setdefault((gloss.language, gloss.word, part, gloss.source), gloss)
        else:
            left_out += 1
    with _opened() as glosses:
        earlier = {(one.source, one.language) for one in kept.values()}
        glosses.executemany("delete from glosses where source = ? and language = ?", earlier)
        glosses.executemany(
            "insert into glosses (language, word, part, source, gloss, licence)"
            " values (?, ?, ?, ?, ?, ?)",
            [(*key, one.gloss, one.licence) for key, one in kept.items()],
        )
    return Imported(len(kept), left_out)


def host_sources() -> list[HostSource]:
    """Return the dictionaries that were imported."""
    if not host_file().exists():
        return []
    with _opened() as glosses:
        rows = glosses.execute(
            "select source, licence, language, count(*) from glosses"
            " group by source, licence, language order by source, language, licence"
        ).fetchall()
    return [HostSource(*row) for row in rows]


def remove_glosses(source: str) -> int:
    """Forget what was imported from a source; return how many glosses it had."""
    if not host_file().exists():
        return 0
    with _opened() as glosses:
        return glosses.execute("delete from glosses where source = ?", (source,)).rowcount


@contextmanager
def _opened() -> Iterator[sqlite3.Connection]:
    """Open the file, making it if it is not there; what is done is kept whole or not at all."""
    path = host_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as glosses, glosses:
        glosses.execute(_TABLE)
        yield glosses


def _read(number: int, line: bytes) -> HostGloss:
    try:
        gloss = _decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadGloss(number, "unreadable", why=str(error)) from error
    if gloss.language not in LANGUAGES:
        raise BadGloss(number, "language", found=gloss.language, choices=", ".join(LANGUAGES))
    if gloss.part is not None and gloss.part not in PARTS:
        raise BadGloss(number, "part", found=gloss.part, choices=", ".join(sorted(PARTS)))
    if any(text != text.strip() or not text.isprintable() for text in _texts(gloss)):
        raise BadGloss(number, "blanks")
    return gloss


def _texts(gloss: HostGloss) -> tuple[str, ...]:
    return gloss.word, gloss.gloss, gloss.source, gloss.licence


def _is_playable(word: str) -> bool:
    try:
        fold(word)
    except NotAWord:
        return False
    return word == word.lower()
