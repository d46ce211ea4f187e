"""Build one language's files from its sources, step by step, telling how far it is."""

import hashlib
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import mkdtemp

import msgspec

from ludomots._engine import Graph
from ludomots.words.build import dutch, english, french
from ludomots.words.build.corrections import read_corrections, read_unproposed
from ludomots.words.build.inflection import Decided, decided_words
from ludomots.words.build.wordlist import WordList, make_word_list
from ludomots.words.files import About, build_key, read_about, sources
from ludomots.words.fold import TILE_SETS
from ludomots.words.glossary import explained_by_us
from ludomots.words.reading import Form, Reading
from ludomots.words.registers import registers_of, where_left_out
from ludomots.words.tables import ReadingTable, RefusalTable, Traits

FORMS: dict[str, Callable[[Path], Iterator[Form]]] = {
    "fr": french.forms,
    "en": english.forms,
    "nl": dutch.forms,
}
DECIDED: dict[str, Callable[[Path], list[Decided]]] = {"fr": decided_words}
ON_BOARDS = ("fr", "en")
"""Languages of the board games; the Dutch games need no GADDAG, which would take 9 MB."""
TILE_SETS_BUILT = {"fr": ("letters", "qu"), "en": ("letters", "qu"), "nl": ("letters", "ij")}

Progress = Callable[[str], None]


def build(language: str, folder: Path, progress: Progress) -> None:
    """Build ``language`` into ``folder``, which appears only when it is whole."""
    progress(f"{language}: reading the sources")
    words = word_list(language)
    folder.parent.mkdir(parents=True, exist_ok=True)
    unfinished = Path(mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    unfinished.chmod(0o755)
    try:
        _write(language, words, unfinished, progress)
        _replace(folder, unfinished)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    progress(f"{language}: {len(words.accepted):,} words")


def build_with_progress(language: str, folder: Path) -> None:
    """Build ``language`` into ``folder``, telling the steps on standard error."""
    build(language, folder, lambda text: print(f"  words  {text}", file=sys.stderr, flush=True))


def word_list(language: str) -> WordList:
    """Return the words of a language, from its sources."""
    source = sources(language)
    decided = DECIDED[language](source) if language in DECIDED else []
    corrections = read_corrections(source / "corrections.tsv")
    return make_word_list(FORMS[language](source), corrections, decided)


def _write(language: str, words: WordList, folder: Path, progress: Progress) -> None:
    accepted = list(words.accepted)
    readings = list(words.accepted.values())

    def write_graph(tile_set: str) -> None:
        graph = Graph.build(accepted, TILE_SETS[tile_set], gaddag=language in ON_BOARDS)
        graph.save(folder / f"{tile_set}.graph")

    progress(f"{language}: making the graphs and tables of {len(accepted):,} words")
    with ThreadPoolExecutor(max_workers=1) as beside:  # Rust, while Python writes the tables
        graphs = beside.map(write_graph, TILE_SETS_BUILT[language])
        proposed = _proposed(language, words)
        traits = Traits.of(readings, proposed, _left_out(language, readings, proposed))
        (folder / "traits").write_bytes(traits.to_bytes())
        (folder / "readings").write_bytes(ReadingTable.pack(words.accepted))
        (folder / "refusals").write_bytes(RefusalTable.pack(words.refused))
        list(graphs)
    about = About(
        language=language,
        key=build_key(language),
        version=list_version(accepted),
        words=len(accepted),
        refused=len(words.refused),
        readings=sum(map(len, readings)),
    )
    (folder / "about.json").write_bytes(msgspec.json.format(msgspec.json.encode(about)))


def _proposed(language: str, words: WordList) -> list[bool]:
    unproposed, lemmas = read_unproposed(sources(language) / "unproposed.txt")
    unknown = unproposed - words.accepted.keys()
    if unknown:
        raise ValueError(f"unproposed.txt of {language} names no words: {sorted(unknown)}")

    def may_propose(word: str, readings: list[Reading]) -> bool:
        return word not in unproposed and not any(
            reading.lemma in lemmas or "insulting" in reading.registers for reading in readings
        )

    return [may_propose(word, readings) for word, readings in words.accepted.items()]


def _left_out(
    language: str, readings: Sequence[list[Reading]], proposed: Sequence[bool]
) -> list[int]:
    """Return for each word where it is left out; our definitions know registers too."""
    return [
        where_left_out(
            registers_of(explained_by_us(language, one), language, crude=not may_propose)
            for one in known
        )
        for known, may_propose in zip(readings, proposed, strict=True)
    ]


def list_version(words: list[str]) -> str:
    """Return the version of a list: the SHA-256 of its words, one a line."""
    return hashlib.sha256("".join(f"{word}\n" for word in words).encode()).hexdigest()


def _replace(folder: Path, finished: Path) -> None:
    if folder.exists():
        old = Path(mkdtemp(prefix=".old-", dir=folder.parent))
        folder.rename(old / folder.name)
        finished.rename(folder)
        shutil.rmtree(old)
        return
    try:
        finished.rename(folder)
    except OSError:
        if read_about(folder) is None:  # no other process has just built the same
            raise
