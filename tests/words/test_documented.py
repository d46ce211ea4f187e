"""The figures of docs/words.md and its notes are those of the lists as they are."""

import re
from collections import Counter
from pathlib import Path

from ludomots.words import lexicon
from ludomots.words.build.inflection import decided_words
from ludomots.words.files import LANGUAGES, sources
from ludomots.words.glossary import glossary
from ludomots.words.registers import ALL_LEFT_OUT, combination

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "words.md").read_text(encoding="utf-8")
NOTES = (DOCS / "notes" / "words.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w\w)` .* \| ([\d,]+) \| ([\d,]+) / ([\d,]+) \|$", re.MULTILINE)
LONGEST_ON_A_BOARD = 15


def test_the_sizes_of_the_lists() -> None:
    lengths = {language: Counter(map(len, lexicon(language))) for language in LANGUAGES}
    told = {name: tuple(map(_number, figures)) for name, *figures in ROW.findall(TEXT)}
    assert told == {name: (one.total(), one[2], one[3]) for name, one in lengths.items()}
    short = sum(count for length, count in lengths["fr"].items() if length <= LONGEST_ON_A_BOARD)
    assert f"{short:,} French words have 15 letters at most" in TEXT


def test_how_many_words_are_explained_and_left_out() -> None:
    assert f"a French glossary of our own: {len(glossary('fr')):,} lemmas" in TEXT
    traits = lexicon("fr").traits
    alone = [sum(traits.left_out(combination([one]))) for one in ALL_LEFT_OUT]
    together = sum(traits.left_out(combination(ALL_LEFT_OUT)))
    some = f"{alone[0]:,}, {alone[1]:,}, {alone[2]:,} and {alone[3]:,}"
    assert f"French {some} (all four {together:,} of {len(lexicon('fr')):,})" in _on_one_line(TEXT)


def test_how_many_words_readers_added_and_left_undecided() -> None:
    decided = [one for one, _ in decided_words(sources("fr"))]
    undecided = sum(one.verdict == "?" for one in decided)
    assert f"({undecided:,} are left)" in NOTES
    added = Counter(one.kind for one in decided if one.verdict == "+")
    for kind in ("science", "demonym"):
        assert f"{added[kind]:,} of " in NOTES, kind
    for kind in ("regional", "general", "foreign"):
        assert f"{added[kind]:,} {kind}" in NOTES, kind


def _number(text: str) -> int:
    return int(text.replace(",", ""))


def _on_one_line(text: str) -> str:
    return " ".join(text.split())
