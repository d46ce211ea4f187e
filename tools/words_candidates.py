"""Make the queue of French words to judge: ``python -m tools.words_candidates FILE``.

A candidate is a word that free sources have, and that our list neither accepts nor refuses and no
reader has judged. Each line of the queue names the word, its sources and, where known, how often it
is seen (from 0 to 8). The sources are those found on this machine; a source that is not there is
left out and said. Texts (wordfreq) are full of names, so a word that only they have must be seen
often. No source is copied into the repository: only what readers decide is.
"""

import argparse
import gzip
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludomots.words import NotAWord, lexicon
from ludomots.words.build.decisions import read_decisions
from ludomots.words.files import sources

ROOT = Path(__file__).parent.parent
_WORD = re.compile(r"[a-zàâäçéèêëîïôöùûüÿœæ]{2,}")
_WITHOUT_VOWEL = re.compile(r"[^aeiouyàâäéèêëîïôöùûüÿœæ]+")
_LEAST_SEEN = 1.0

Seen = Iterable[tuple[str, float]]
"""Words, and how often each is seen: 0 where the source does not tell."""


Found = dict[str, dict[str, float]]
"""For each word its sources, and how often it is seen by each."""


class Source(NamedTuple):
    """Where words are found: its licence, how to get it, its usual places, how it is read."""

    licence: str
    how_to_get: str
    places: tuple[str, ...]
    read: Callable[[Path], Seen]


def _wordfreq(path: Path) -> Iterator[tuple[str, float]]:
    """Yield the words of wordfreq's file, a list of words for each hundredth of a bel."""
    _header, *bins = msgspec.msgpack.decode(gzip.decompress(path.read_bytes()))
    for centibels, words in enumerate(bins):
        frequency = 9 - centibels / 100
        if frequency >= _LEAST_SEEN:
            yield from ((word, frequency) for word in words)


def _hunspell(path: Path) -> Iterator[tuple[str, float]]:
    """Yield the lemmas of a Hunspell dictionary."""
    for line in _lines(path):
        yield re.split(r"[/\s]", line, maxsplit=1)[0], 0


def _first_column(path: Path) -> Iterator[tuple[str, float]]:
    """Yield the first field of each line."""
    for line in _lines(path):
        yield line.split("\t", 1)[0].strip(), 0


def _proposals(path: Path) -> Iterator[tuple[str, float]]:
    """Yield the words that players proposed, after the line that names the columns."""
    for line in _lines(path)[1:]:
        yield line.split("\t", 1)[0].lower(), 0


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8", errors="ignore").splitlines()


SOURCES = {
    "wordfreq": Source(
        "CC BY-SA 4.0",
        "pip install wordfreq, anywhere: its file data/large_fr.msgpack.gz",
        ("{packages}/wordfreq/data/large_fr.msgpack.gz",),
        _wordfreq,
    ),
    "hunspell": Source(
        "MPL-2.0",
        "apt install hunspell-fr, or npm install dictionary-fr: its .dic file",
        (
            "/usr/share/hunspell/fr_FR.dic",
            "/usr/share/hunspell/fr.dic",
            "{root}/node_modules/dictionary-fr/index.dic",
        ),
        _hunspell,
    ),
    "lexique": Source(
        "CC BY-SA 4.0", "Lexique383.tsv of lexique.org", ("{root}/Lexique383.tsv",), _first_column
    ),
    "wfrench": Source("GPL-2.0", "apt install wfrench", ("/usr/share/dict/french",), _first_column),
    "proposals": Source(
        "of the players", "ludomots admin proposals --tsv", ("{root}/proposals.tsv",), _proposals
    ),
}


TEXTS = frozenset({"wordfreq"})
OFTEN = 2.5


def main() -> None:
    """Write the queue and say what it was made from."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument(
        "--source", action="append", default=[], metavar="NAME=PATH", help="where a source is"
    )
    asked = parser.parse_args()
    given = dict(pair.split("=", 1) for pair in asked.source)
    if unknown := given.keys() - SOURCES.keys():
        parser.error(f"no source {sorted(unknown)}: choose among {', '.join(SOURCES)}")
    found: Found = defaultdict(dict)
    for name, source in SOURCES.items():
        path = Path(given[name]) if name in given else _usual_place(source)
        if path is None:
            print(f"{name}: not found ({source.licence}; {source.how_to_get})", file=sys.stderr)
            continue
        print(f"{name}: {path} ({source.licence})", file=sys.stderr)
        for word, frequency in source.read(path):
            found[word][name] = frequency
    queue = sorted(candidates(found), key=lambda row: (-len(row[1]), -row[2], row[0]))
    lines = (f"{word}\t{', '.join(names)}\t{seen:.2f}\n" for word, names, seen in queue)
    asked.out.write_text("".join(lines), encoding="utf-8")
    print(f"{len(queue):,} candidates: {asked.out}", file=sys.stderr)


def candidates(found: Found) -> Iterator[tuple[str, list[str], float]]:
    """Yield the words that nobody has judged, with their sources and how often they are seen."""
    french = lexicon("fr")
    judged = {decision.lemma for decision in read_decisions(sources("fr") / "decisions.tsv")}
    for word, by in found.items():
        if word in judged or not _WORD.fullmatch(word) or _WITHOUT_VOWEL.fullmatch(word):
            continue
        try:
            is_known = word in french or bool(french.refusals(word))
        except NotAWord:
            continue
        seen = max(by.values())
        if not is_known and (by.keys() - TEXTS or seen >= OFTEN):
            yield word, sorted(by), seen


def _usual_place(source: Source) -> Path | None:
    package = find_spec("wordfreq")
    packages = Path(package.origin or "").parent.parent if package else Path()
    for place in source.places:
        path = Path(place.format(root=ROOT, packages=packages))
        if path.is_file():
            return path
    return None


if __name__ == "__main__":
    main()
