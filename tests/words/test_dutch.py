"""Dutch as OpenTaal gives it: what is a word, what is not and why."""

import lzma
from pathlib import Path

import pytest

from ludomots.core.player import Vocabulary, has_frequencies
from ludomots.games.topscore.players.known import Known
from ludomots.words import lexicon
from ludomots.words.build import dutch
from ludomots.words.fold import fold
from ludomots.words.reading import Reason
from tests.words.lists import corrections, each_with_its_reason, forms

SPELLINGS: dict[Reason | None, list[str]] = {
    None: ["zee", "één", "brr", "lynx"],
    Reason.PROPER_NOUN: ["Amsterdam", "iPhone"],
    Reason.ACRONYM: ["NAVO"],
    Reason.ROMAN_NUMERAL: ["XIV"],
    Reason.SYMBOL: ["dB", "kWh", "CO₂", "06-nummer"],
    Reason.HYPHEN: ["ex-advocaat"],
    Reason.APOSTROPHE: ["baby's"],
    Reason.ABBREVIATION: ["enz."],
    Reason.SPACE: ["ad hoc"],
    Reason.NO_VOWEL: ["btw", "dvd"],
}
"""Spellings by the reason why they are refused, ``None`` for words."""


@pytest.mark.parametrize(("spelling", "expected"), each_with_its_reason(SPELLINGS))
def test_spelling_decides(spelling: str, expected: Reason | None) -> None:
    refusals = {form.refused for form in forms("nl") if form.reading.spelling == spelling}
    assert refusals == {expected}


def test_ligature_is_two_letters(tmp_path: Path) -> None:
    (tmp_path / "dutch.txt.xz").write_bytes(lzma.compress("ĳs\nĲsland\n".encode()))
    (tmp_path / dutch.FREQUENCIES).write_bytes(lzma.compress(b"84"))
    (ice, iceland) = dutch.forms(tmp_path)
    assert (ice.reading.spelling, ice.refused) == ("ijs", None)
    assert ice.reading.frequency == 8
    assert (iceland.reading.spelling, iceland.refused) == ("IJsland", Reason.PROPER_NOUN)


def test_number_of_words() -> None:
    lower_case = {
        word
        for form in forms("nl")
        if form.refused in (None, Reason.NO_VOWEL)
        and 2 <= len(word := fold(form.reading.spelling)) <= 15
    }
    without_vowel = {
        fold(form.reading.spelling) for form in forms("nl") if form.refused is Reason.NO_VOWEL
    }
    assert len(lower_case) == 299_609
    assert len(lower_case - without_vowel) == 299_515


def test_every_added_word_was_missing() -> None:
    accepted = {fold(form.reading.spelling) for form in forms("nl") if form.refused is None}
    assert corrections("nl").added.keys().isdisjoint(accepted)


def test_everyday_words_are_frequent_and_dictionary_words_are_not() -> None:
    frequency = {form.reading.spelling: form.reading.frequency for form in forms("nl")}
    found = [frequency[word] for word in ("de", "huis", "fiets", "zeehond", "aagtappel")]
    assert found == [9, 9, 8, 7, 0]


def test_vocabularies_grow_with_the_level() -> None:
    dutch_list = lexicon("nl")
    sizes = [len(dutch_list.vocabulary(frequency=lowest)) for lowest in (9, 7, 5, 4, 0)]
    assert sizes == sorted(sizes)
    assert 500 < sizes[0] < 1_000
    assert 30_000 < sizes[1] < 45_000
    assert has_frequencies(dutch_list)
    weak, strong = Vocabulary(frequency=7, everyday=True), Vocabulary(frequency=5)
    assert weak.knows(dutch_list, "FIETS")
    assert not weak.knows(dutch_list, "AAGTAPPEL")
    assert weak.graph(dutch_list, "ij").number("IJS") is not None
    assert len(weak.graph(dutch_list)) < len(strong.graph(dutch_list)) < len(dutch_list)


def test_topscore_levels_know_frequent_dutch_words() -> None:
    dutch_list = lexicon("nl")
    beginner = Known(frequency=7, everyday=True, percent=50)
    assert beginner.knows(dutch_list, "HUIS")
    assert not beginner.knows(dutch_list, "AAGTAPPEL")
