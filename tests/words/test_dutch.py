"""Dutch as OpenTaal gives it: what is a word, what is not and why, and our decisions over it."""

import lzma
from pathlib import Path

import pytest

from ludomots.words.build import dutch
from ludomots.words.build.corrections import read_corrections, read_unproposed
from ludomots.words.build.wordlist import WordList, make_word_list
from ludomots.words.files import sources
from ludomots.words.fold import fold
from ludomots.words.reading import Form, Reason

FOLDER = sources("nl")

ACCEPTED = "ijs zee bijvoorbeeld reeën coöperatie hè één uk ar ui havo ufo xi psi tau brr pst tss"
REFUSED_BY_HAND = {
    "ov": Reason.ABBREVIATION,
    "hbo": Reason.ABBREVIATION,
    "vmbo": Reason.ABBREVIATION,
    "kcal": Reason.SYMBOL,
    "ij": Reason.SINGLE_LETTER,
    "ont": Reason.PREFIX,
    "hoc": Reason.SET_PHRASE,
    "uurszorg": Reason.NOT_A_WORD,
}


@pytest.fixture(scope="module")
def forms() -> list[Form]:
    return list(dutch.forms(FOLDER))


@pytest.fixture(scope="module")
def refusals(forms: list[Form]) -> dict[str, Reason | None]:
    return {form.reading.spelling: form.refused for form in forms}


@pytest.fixture(scope="module")
def words(forms: list[Form]) -> WordList:
    return make_word_list(forms, read_corrections(FOLDER / "corrections.tsv"))


@pytest.mark.parametrize(
    ("spelling", "expected"),
    [
        ("zee", None),
        ("één", None),
        ("brr", None),
        ("lynx", None),
        ("Amsterdam", Reason.PROPER_NOUN),
        ("iPhone", Reason.PROPER_NOUN),
        ("NAVO", Reason.ACRONYM),
        ("XIV", Reason.ROMAN_NUMERAL),
        ("dB", Reason.SYMBOL),
        ("kWh", Reason.SYMBOL),
        ("CO₂", Reason.SYMBOL),
        ("06-nummer", Reason.SYMBOL),
        ("ex-advocaat", Reason.HYPHEN),
        ("baby's", Reason.APOSTROPHE),
        ("enz.", Reason.ABBREVIATION),
        ("ad hoc", Reason.SPACE),
        ("btw", Reason.NO_VOWEL),
        ("dvd", Reason.NO_VOWEL),
    ],
)
def test_spelling_decides(
    refusals: dict[str, Reason | None], spelling: str, expected: Reason | None
) -> None:
    assert refusals[spelling] == expected


def test_ligature_is_two_letters(tmp_path: Path) -> None:
    (tmp_path / "dutch.txt.xz").write_bytes(lzma.compress("ĳs\nĲsland\n".encode()))
    (ice, iceland) = dutch.forms(tmp_path)
    assert (ice.reading.spelling, ice.refused) == ("ijs", None)
    assert (iceland.reading.spelling, iceland.refused) == ("IJsland", Reason.PROPER_NOUN)


def test_number_of_words(forms: list[Form]) -> None:
    lower_case = {
        word
        for form in forms
        if form.refused in (None, Reason.NO_VOWEL)
        and 2 <= len(word := fold(form.reading.spelling)) <= 15
    }
    without_vowel = {
        fold(form.reading.spelling) for form in forms if form.refused is Reason.NO_VOWEL
    }
    assert len(lower_case) == 299_609
    assert len(lower_case - without_vowel) == 299_515


@pytest.mark.parametrize("word", ACCEPTED.split())
def test_accepted(words: WordList, word: str) -> None:
    assert fold(word) in words.accepted


@pytest.mark.parametrize(("word", "reason"), REFUSED_BY_HAND.items())
def test_refused_by_hand(words: WordList, word: str, reason: Reason) -> None:
    assert fold(word) not in words.accepted
    assert reason in {refusal.code for refusal in words.refused[fold(word)]}


def test_short_words(words: WordList) -> None:
    assert [sum(len(word) == length for word in words.accepted) for length in (2, 3)] == [80, 902]


def test_every_added_word_has_a_gloss_and_was_missing(refusals: dict[str, Reason | None]) -> None:
    accepted = {fold(spelling) for spelling, refused in refusals.items() if refused is None}
    added = read_corrections(FOLDER / "corrections.tsv").added
    assert all(reading.gloss for readings in added.values() for reading in readings)
    assert added.keys().isdisjoint(accepted)


def test_unproposed_words_are_words(words: WordList) -> None:
    unproposed, lemmas = read_unproposed(FOLDER / "unproposed.txt")
    assert len(unproposed) > 300
    assert unproposed <= words.accepted.keys()
    assert not lemmas  # OpenTaal names no lemma
