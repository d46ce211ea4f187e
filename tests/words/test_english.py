"""English as SCOWL gives it: what is a word, what is not and why."""

import pytest

from ludomots.words.fold import NotAWord, fold
from ludomots.words.reading import Reason
from tests.words.lists import each_with_its_reason, forms

SPELLINGS: dict[Reason | None, list[str]] = {
    None: ["cat", "café", "voilà", "crèche"],
    Reason.PROPER_NOUN: ["London", "Genève", "BP"],
    Reason.ACRONYM: ["NATO", "BBC", "OK"],
    Reason.ABBREVIATION: ["km", "Mr", "PhD"],
    Reason.SYMBOL: ["pH", "kHz"],
    Reason.APOSTROPHE: ["don't", "cat's"],
    Reason.SINGLE_LETTER: ["a", "I"],
}
"""Spellings by the reason why they are refused, ``None`` for words."""


@pytest.mark.parametrize(("spelling", "expected"), each_with_its_reason(SPELLINGS))
def test_class_decides(spelling: str, expected: Reason | None) -> None:
    assert expected in {form.refused for form in forms("en") if form.reading.spelling == spelling}


def test_number_of_words() -> None:
    accepted: dict[int, set[str]] = {2: set(), 1: set()}
    for form in forms("en"):
        if form.refused is None:
            word = fold(form.reading.spelling)
            if 2 <= len(word) <= 15:
                accepted[min(form.reading.frequency or 0, 2)].add(word)
    assert len(accepted[2]) == 114_599  # up to size 70
    assert len(accepted[2] | accepted[1]) == 245_469


def test_commoner_words_are_more_frequent() -> None:
    frequency = {form.reading.spelling: form.reading.frequency for form in forms("en")}
    assert [frequency[word] for word in ("the", "cat", "quiz", "zax")] == [9, 9, 8, 1]


def test_every_accepted_spelling_can_be_folded() -> None:
    for form in forms("en"):
        if form.refused is None:
            try:
                fold(form.reading.spelling)
            except NotAWord:
                pytest.fail(f"{form.reading.spelling!r} is accepted and cannot be folded")
