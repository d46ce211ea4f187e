"""English as SCOWL gives it: what is a word, what is not and why."""

import pytest

from ludomots.words import lexicon
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
    assert len(accepted[2]) == 116_732  # up to size 70
    assert len(accepted[2] | accepted[1]) == 248_239


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


def test_variants_of_the_source_are_words() -> None:
    english = lexicon("en")
    for word in ("ABACI", "VORTICES", "GAOL", "SAWN", "MEDIAEVAL", "FOETUS", "NEGLIGES"):
        assert word in english


GRAMMAR: dict[str, list[tuple[str, ...]]] = {
    "leaves": [
        ("leaf", "noun", "plural"),
        ("leave", "verb", "present", "third-singular"),
        ("leave", "noun", "plural"),
    ],
    "swam": [("swim", "verb", "past-tense")],
    "swum": [("swim", "verb", "past-participle")],
    "danced": [("dance", "verb", "past-tense", "past-participle")],
    "hoping": [("hope", "verb", "present-participle")],
    "hopped": [("hop", "verb", "past-tense", "past-participle")],
    "cared": [("care", "verb", "past-tense", "past-participle")],
    "cars": [("car", "noun", "plural")],
    "tried": [("tried", "adjective"), ("try", "verb", "past-tense", "past-participle")],
    "biggest": [("big", "adjective", "superlative")],
    "happier": [("happy", "adjective", "comparative")],
    "mice": [("mouse", "noun", "plural")],
    "glasses": [
        ("glasses", "noun", "plural"),
        ("glass", "noun", "plural"),
        ("glass", "verb", "present", "third-singular"),
    ],
    "been": [("be", "verb", "past-participle")],
    "quickly": [("quickly", "adverb")],
    "hopeless": [("hopeless", "adjective")],
    "zaxes": [("zax", "noun", "plural")],
    "geyan": [],
}


@pytest.mark.parametrize(("word", "expected"), GRAMMAR.items())
def test_grammar_is_told_where_it_is_certain(word: str, expected: list[tuple[str, ...]]) -> None:
    readings = [one for one in lexicon("en").readings(word) if one.tags]
    assert [(one.lemma, *one.tags) for one in readings] == expected


def test_grammar_says_nothing_about_frequency() -> None:
    """Every reading of a word has the class of its size: vocabularies stay as they were."""
    english = lexicon("en")
    sizes = {one.reading.spelling: one.reading.frequency for one in forms("en") if not one.refused}
    for word in ("leaves", "hoping", "car", "zaxes", "mice"):
        assert {one.frequency for one in english.readings(word)} == {sizes[word]}
        assert word.upper() in english.words(frequency=sizes[word] or 0, everyday=True)


def test_readings_that_few_people_know_are_told_last() -> None:
    """JUST is an old verb of knights, too."""
    readings = lexicon("en").verdict("JUST").readings
    assert [one.tags[0] for one in readings] == ["adverb", "adjective", "verb"]
    assert "old" in readings[-1].registers
