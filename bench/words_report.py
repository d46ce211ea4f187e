"""The word lists in figures: ``python -m bench.words_report``.

It prints one JSON object: the sizes of the lists, how many of the words laid in fresh games have a
meaning, how long the French list takes to build, and how large the lists are in a wheel. With
``--since FILE``, the bytes that ``words.kept.keep`` returned for an earlier French list, it also
says which words came and went, by class and reason. ``--games 250`` plays 10,000 games in about 20
minutes of one core: French and English, four kinds, five levels. ``--games 0`` plays none.
"""

import argparse
import json
import sys
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from ludomots.arena.words_played import measure
from ludomots.words import Lexicon, lexicon
from ludomots.words.build.inflection import decided_words
from ludomots.words.build.pipeline import build
from ludomots.words.files import LANGUAGES, packaged, sources
from ludomots.words.fold import fold
from ludomots.words.glossary import glossary
from ludomots.words.kept import KeptLexicon

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "src" / "ludomots" / "words"
FILTER = "filter and corrections"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=25, help="of each kind at each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--since", type=Path, help="a kept list to compare with")
    asked = parser.parse_args()
    report: dict[str, object] = {
        "words": {language: len(lexicon(language)) for language in LANGUAGES},
        "decisions": decisions(),
        "meanings": len(glossary("fr")),
        "build_cpu_seconds": build_seconds(),
        "graphs": {path.name: path.stat().st_size for path in packaged("fr").glob("*.graph")},
        "in_a_wheel": packed_sizes(),
    }
    if asked.since:
        report |= changes(lexicon("fr"), KeptLexicon(asked.since.read_bytes()))
    if asked.games:
        found = {
            language: measure(asked.games, asked.seed, language, told=_told(language))
            for language in ("fr", "en")
        }
        report["games"] = {language: one.games for language, one in found.items()}
        report["words_played"] = {language: one.words for language, one in found.items()}
        report["explained"] = {language: one.explained for language, one in found.items()}
    print(json.dumps(report, ensure_ascii=False))


def changes(now: Lexicon, before: Lexicon) -> dict[str, object]:
    """Return what became of an earlier list."""
    return {
        "since": {"version": before.version[:12], "words": len(before)},
        "added": added_by_class(now, before),
        "removed": removed_by_reason(now, before),
    }


def added_by_class(now: Lexicon, before: Lexicon) -> dict[str, int]:
    """Return how many words came, by the class of the decision that brought them."""
    classes = {
        fold(reading.spelling): decision.kind
        for decision, readings in decided_words(sources("fr"))
        for reading in readings
    }
    return dict(Counter(classes.get(word, FILTER) for word in now if word not in before))


def removed_by_reason(now: Lexicon, before: Lexicon) -> dict[str, int]:
    """Return how many words went, by the first reason against each."""
    gone = (now.verdict(word).reasons for word in before if word not in now)
    return dict(Counter(str(reasons[0].code) if reasons else "unknown" for reasons in gone))


def decisions() -> dict[str, int]:
    """Return how many words readers added, refused and left undecided."""
    return dict(Counter(decision.verdict for decision, _ in decided_words(sources("fr"))))


def build_seconds() -> float:
    """Return how much time of one core the French list and its graphs take to build."""
    with TemporaryDirectory() as folder:
        start = process_time()
        build("fr", Path(folder) / "fr", lambda text: print(text, file=sys.stderr, flush=True))
        return round(process_time() - start, 1)


def packed_sizes() -> dict[str, int]:
    """Return how many bytes the built lists, the sources and the meanings take in a wheel."""
    return {name: _packed(WORDS / name) for name in ("built", "sources", "glosses")}


def _told(language: str) -> Callable[[str, str, int], None]:
    def tell(game: str, level: str, words: int) -> None:
        print(f"{language}: {game}, {level}, {words:,} words", file=sys.stderr, flush=True)

    return tell


def _packed(folder: Path) -> int:
    files = (path for path in folder.rglob("*") if path.is_file())
    return sum(len(zlib.compress(path.read_bytes())) for path in files)


if __name__ == "__main__":
    main()
