"""Where the sources and the built files of a word list are.

Built files come with the package. In an installation straight from the sources they are missing:
then they are built once into the user's cache, under a key made from the sources and the builder.
"""

import hashlib
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import platformdirs

from ludomots._engine import GRAPH_FORMAT

LANGUAGES = ("fr", "en", "nl")

_HERE = Path(__file__).parent
_BUILDER_FILES = ("fold.py", "reading.py", "registers.py", "tables.py", "tiles.py", "build/*.py")


class Source(NamedTuple):
    """Where a word list comes from."""

    name: str
    licence: str


SOURCES = {
    "fr": Source("Grammalecte / Dicollecte 7.5", "MPL-2.0"),
    "en": Source("SCOWL 2020.12.07", "SCOWL (permissive)"),
    "nl": Source("OpenTaal 2.20.19, wordfreq 3.1.1", "BSD-3-Clause, CC-BY-SA-4.0"),
}


class About(msgspec.Struct, frozen=True):
    """What was built: the version of the list is the hash of its words."""

    language: str
    key: str
    version: str
    words: int
    refused: int
    readings: int


def sources(language: str) -> Path:
    """Return the folder of a language's sources."""
    return _HERE / "sources" / language


def glosses(language: str) -> Path:
    """Return the file of our own definitions in a language."""
    return _HERE / "glosses" / f"{language}.tsv"


def lines_of(path: Path) -> Iterator[str]:
    """Yield the lines of a table that comes with the package, without blank ones and comments."""
    data = path.read_bytes()
    text = (lzma.decompress(data) if path.suffix == ".xz" else data).decode("utf-8")
    for line in text.split("\n"):
        if line.strip() and not line.startswith("#"):
            yield line


def packaged(language: str) -> Path:
    """Return the folder of the built files that come with the package."""
    return _HERE / "built" / language


def cached(language: str) -> Path:
    """Return the folder in the user's cache for files built from exactly these sources."""
    cache = platformdirs.user_cache_path("ludomots", appauthor=False)
    return cache / "words" / f"{language}-{build_key(language)[:16]}"


def read_about(folder: Path) -> About | None:
    """Return what was built in a folder, ``None`` if nothing was built there."""
    try:
        return msgspec.json.decode((folder / "about.json").read_bytes(), type=About)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


def build_key(language: str) -> str:
    """Return a hash of everything the built files depend on."""
    digest = hashlib.sha256(str(GRAPH_FORMAT).encode())
    builder = (path for pattern in _BUILDER_FILES for path in _HERE.glob(pattern))
    ours = [path for path in [glosses(language)] if path.exists()]
    for path in sorted([*builder, *ours, *sources(language).iterdir()]):
        digest.update(path.name.encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()
