"""Dutch as OpenTaal gives it: what is a word, what is not and why."""

import lzma
from pathlib import Path

import pytest

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
    (ice, iceland) = dutch.forms(tmp_path)
    assert (ice.reading.spelling, ice.refused) == ("ijs", None)
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
