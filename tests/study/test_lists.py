"""The lists that players learn, and what lies around a word."""

import pytest

from ludomots.study.around import around
from ludomots.study.lists import LISTS, study_list, words_of
from ludomots.words import lexicon

LANGUAGES = ("fr", "en", "nl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LISTS)
def test_a_list_holds_accepted_words_that_may_be_shown(language: str, name: str) -> None:
    words = lexicon(language)
    found = words_of(words, name)
    assert found
    assert all(words.may_propose(word) for word in found)
    assert list(found) == sorted(found, key=lambda word: (len(word), word))


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_and_three_letters_are_all_there_but_those_never_shown(language: str) -> None:
    words = lexicon(language)
    hidden = set(words.never_proposed())
    for name, length in (("two", 2), ("three", 3)):
        every = {word for word in words if len(word) == length}
        assert set(words_of(words, name)) == every - hidden


def test_awkward_letters() -> None:
    french, english = lexicon("fr"), lexicon("en")
    assert {"COQ", "CINQ", "QAT"} <= set(words_of(french, "q"))
    assert "QUI" not in words_of(french, "q")
    assert words_of(french, "qu")[:2] == ("QUE", "QUI")
    assert max(map(len, words_of(french, "k"))) == 4
    assert max(map(len, words_of(english, "k"))) == 3  # of four letters there are far too many
    assert {"AIEUL", "OUIE"} <= set(words_of(french, "vowels"))


def test_a_word_is_shown_with_its_hooks_and_its_meaning_in_the_language_of_the_reader() -> None:
    shown = {one.word: one for one in study_list(lexicon("fr"), "two", "fr")}
    assert "S" in shown["KA"].before
    assert "S" in shown["KA"].after
    assert "Égyptiens" in shown["KA"].meaning
    english = {one.word: one for one in study_list(lexicon("fr"), "two", "en")}
    assert english["OS"].meaning.startswith("bone")


def test_around_a_word_qu_is_one_tile() -> None:
    found = around(lexicon("fr"), "rare", "fr")
    assert found.tiles == ("R", "A", "R", "E")
    assert found.after == ("S",)
    assert "QU" in found.over[2]  # RAQUE
    assert "I" in found.over[1]  # RIRE
    grown = {one.letter: one.words for one in found.grown}
    assert grown["B"] == ("ARBRE", "BARRE")
    assert around(lexicon("fr"), "qui", "fr").tiles == ("QU", "I")
    assert around(lexicon("fr"), "coq", "fr").tiles == ("C", "O", "Q")


def test_nothing_around_a_word_is_one_that_is_never_shown() -> None:
    words = lexicon("fr")
    for hidden in words.never_proposed():
        short = around(words, hidden[:-1], "fr") if len(hidden) > 3 else None
        assert short is None or hidden[-1] not in short.after
        assert around(words, hidden, "fr").shown is None
