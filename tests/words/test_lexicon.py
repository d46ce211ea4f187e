"""Questions to a word list: compared with plain Python, and asked with any text."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludomots.words import NotAWord, lexicon
from ludomots.words.files import LANGUAGES
from ludomots.words.fold import TILE_SETS

fr = lexicon("fr")
ALL = frozenset(fr)


@pytest.mark.parametrize("language", LANGUAGES)
def test_membership_and_order(language: str) -> None:
    words = lexicon(language)
    listed = list(words)
    assert listed == sorted(set(listed))
    assert len(listed) == len(words) == words.about.words
    assert all(word in words for word in listed)
    assert all(2 <= len(word) <= 64 for word in listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_slurs_are_words_that_no_list_of_near_or_common_words_holds(language: str) -> None:
    words = lexicon(language)
    hidden = words.never_proposed()
    assert len(hidden) > 300
    assert set(hidden).isdisjoint(words.words(proposed=True))
    for word in hidden[::50]:
        assert word in words
        assert set(words.nearest(word + "Z", 10)).isdisjoint(hidden)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_accepted_word_has_readings_that_fold_to_it(language: str) -> None:
    from ludomots.words import fold

    words = lexicon(language)
    for word in list(words)[::97]:
        readings = words.readings(word)
        assert readings
        assert all(fold(reading.spelling) == word for reading in readings)


def test_membership_folds_and_never_raises() -> None:
    assert "forêt" in fr
    assert "Forêt" in fr
    for other in ("", "arc-en-ciel", "12", None, 12, "x" * 500, "été!"):
        assert other not in fr


def test_pattern_agrees_with_a_plain_search() -> None:
    expected = sorted(w for w in ALL if len(w) == 6 and w[1] == "A" and w[3:] == "EAU")
    assert fr.pattern("?A?EAU", 0).words == expected
    assert fr.pattern("*ZZ", 0).words == sorted(w for w in ALL if w.endswith("ZZ"))


def test_anagrams_agree_with_a_plain_search() -> None:
    rack = Counter("AEIRS")
    expected = {w for w in ALL if len(w) == 7 and (Counter(w) - rack).total() <= 2}
    assert set(fr.anagrams("AEIRS??", 0).words) == expected


def test_hooks_agree_with_a_plain_search() -> None:
    hooks = fr.hooks("rate")
    letters = TILE_SETS["letters"]
    assert hooks.front == [letter for letter in letters if f"{letter}RATE" in ALL]
    assert hooks.behind == [letter for letter in letters if f"RATE{letter}" in ALL]


def test_tile_sets_leave_out_words_that_cannot_be_spelled() -> None:
    """TW-Q4: with the Qu tile alone COQ cannot be made, QUAI can."""
    qu = fr.graph("qu")
    assert "QUAI" in qu
    assert "COQ" not in qu
    assert "COQ" in fr
    either = fr.graph("q-or-qu")
    assert "QUAI" in either
    assert "COQ" in either
    assert "RIJN" not in fr
    assert "IJS" in lexicon("nl").graph("ij")


def test_vocabulary_grows_as_the_frequency_falls() -> None:
    sizes = [len(fr.vocabulary(frequency=at_least)) for at_least in range(9, -1, -1)]
    assert sizes == sorted(sizes)
    assert sizes[0] < 1000
    assert sizes[-1] > 400_000
    assert len(fr.vocabulary(frequency=7, everyday=True)) < len(fr.vocabulary(frequency=7))


def test_unknown_list_is_a_clear_error() -> None:
    with pytest.raises(ValueError, match="choose among fr, en, nl"):
        lexicon("tlh")


@given(st.text(max_size=80))
def test_any_text_gets_an_answer_or_a_clear_error(text: str) -> None:
    """No text crashes a question or makes it hang."""
    assert (text in fr) in (True, False)
    for ask in (fr.verdict, fr.prefix, fr.pattern, fr.anagrams, fr.hooks, fr.nearest):
        with suppress(NotAWord):
            assert ask(text) is not None


@given(st.text(alphabet="AEISRTQ?*éœ", max_size=70))
def test_any_pattern_or_rack_gets_a_bounded_answer(text: str) -> None:
    for search in (fr.pattern, fr.anagrams):
        try:
            found = search(text, 100)
        except NotAWord:
            continue
        assert len(found.words) <= 100
        assert ALL.issuperset(found.words)


def test_three_nearest_words_within_twelve_changes() -> None:
    for text in ("ZQ", "ZZZZZZZZ", "XQJWXQJWXQJWXQJ", "ANTICONSTITUTIONNELEMENT"):
        assert len(fr.verdict(text).nearest) == 3
    assert fr.verdict("ANTICONSTITUTIONNELEMENT").nearest[0] == "ANTICONSTITUTIONNELLEMENT"
    assert fr.verdict("XQJ" * 20).nearest == ()
