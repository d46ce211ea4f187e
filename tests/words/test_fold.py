"""Folding removes accents, case and ligatures; any other character is an error with its place."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludomots.words import NotAWord, fold


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("forêt", "FORET"),
        ("Œuvre", "OEUVRE"),
        ("ex æquo".replace(" ", ""), "EXAEQUO"),
        ("ça", "CA"),
        ("aiguë", "AIGUE"),
        ("ĳs", "IJS"),
        ("aﬃche", "AFFICHE"),
        (unicodedata.normalize("NFD", "élève"), "ELEVE"),
    ],
)
def test_accents_case_and_ligatures_fold(text: str, folded: str) -> None:
    """TW-Q7, MT-36, MT-Q31: accents are ignored, ligatures are two letters."""
    assert fold(text) == folded


@pytest.mark.parametrize(
    ("text", "code", "character", "position"),
    [
        ("", "empty", "", 0),
        ("a" * 65, "too-long", "", 0),
        ("arc-en-ciel", "not-a-letter", "-", 4),
        ("aujourd'hui", "not-a-letter", "'", 8),
        ("été 2", "not-a-letter", " ", 4),
        ("ß", "not-a-letter", "ß", 1),
        ("чай", "not-a-letter", "ч", 1),
        ("no\x00n", "not-a-letter", "\x00", 3),
    ],
)
def test_other_texts_are_errors(text: str, code: str, character: str, position: int) -> None:
    with pytest.raises(NotAWord) as caught:
        fold(text)
    error = caught.value
    assert (error.code, error.character, error.position) == (code, character, position)


@given(st.text())
def test_any_text_folds_to_capitals_or_is_an_error(text: str) -> None:
    try:
        folded = fold(text)
    except NotAWord:
        return
    assert folded.isascii()
    assert folded.isalpha()
    assert folded.isupper()
    assert fold(folded) == folded
