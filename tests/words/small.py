"""Small word lists that are installed in place of the real ones, as an update would do."""

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import pytest

from ludomots._engine import Graph
from ludomots.words import Lexicon, files, lexicon
from ludomots.words.build.pipeline import list_version
from ludomots.words.files import About
from ludomots.words.fold import TILE_SETS
from ludomots.words.reading import Reason, Refusal
from ludomots.words.tables import ReadingTable, RefusalTable, Traits

Install = Callable[[Iterable[str]], Lexicon]

_REFUSED = {"KM": [Refusal(Reason.SYMBOL, "km")]}


def short_words() -> set[str]:
    """Return some English words: enough to play with, few enough to be quick."""
    return {word for word in lexicon("en") if len(word) <= 4}


def installer(folder: Path, patch: pytest.MonkeyPatch) -> Install:
    """Return a function that installs a list of words as the English list.

    Undo the patch to take it out again.
    """
    packaged, count = files.packaged, iter(range(1000))
    place = {"en": packaged("en")}
    patch.setattr(files, "packaged", lambda name: place.get(name) or packaged(name))

    def install(words: Iterable[str]) -> Lexicon:
        place["en"] = folder / f"words{next(count)}"
        _write(place["en"], sorted(words))
        lexicon.cache_clear()
        return lexicon("en")

    return install


def _write(folder: Path, words: list[str]) -> None:
    folder.mkdir()
    Graph.build(words, TILE_SETS["letters"]).save(folder / "letters.graph")
    readings = ReadingTable.pack({word: [] for word in words})
    traits = Traits.of([[] for _ in words], [True for _ in words])
    (folder / "traits").write_bytes(traits.to_bytes())
    (folder / "readings").write_bytes(readings)
    (folder / "refusals").write_bytes(RefusalTable.pack(_REFUSED))
    about = About("en", "small", list_version(words), len(words), len(_REFUSED), 0)
    (folder / "about.json").write_bytes(msgspec.json.encode(about))
