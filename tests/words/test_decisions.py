"""Our decisions about the English and Dutch sources: what they add, refuse and never propose."""

from collections import defaultdict

import pytest

from ludomots.words.build.corrections import read_unproposed
from ludomots.words.files import sources
from ludomots.words.fold import fold
from ludomots.words.reading import Reason
from tests.words.lists import corrections, forms, words

LANGUAGES = ("en", "nl")

ACCEPTED = {
    "en": """
        the cat quizzed zebra cafe voila pieta smorrebrod ebook tsk nth hmm qi za
        aa ab aw ay ed el ew gi hm li mm mo op os ok app bot bro psi maths tech admin sudoku
    """,
    "nl": "ijs zee bijvoorbeeld reeën coöperatie hè één uk ar ui havo ufo xi psi tau brr pst tss",
}
REFUSED = {
    "en": {
        "bs": Reason.SINGLE_LETTER,
        "zs": Reason.SINGLE_LETTER,
        "lm": Reason.SYMBOL,
        "ms": Reason.ABBREVIATION,
        "hoc": Reason.SET_PHRASE,
        "non": Reason.PREFIX,
        "oui": Reason.NOT_A_WORD,
    },
    "nl": {
        "ov": Reason.ABBREVIATION,
        "hbo": Reason.ABBREVIATION,
        "vmbo": Reason.ABBREVIATION,
        "kcal": Reason.SYMBOL,
        "ij": Reason.SINGLE_LETTER,
        "ont": Reason.PREFIX,
        "hoc": Reason.SET_PHRASE,
        "uurszorg": Reason.NOT_A_WORD,
    },
}
SHORT_WORDS = {"en": [125, 1246], "nl": [80, 902]}
"""The number of words of two and of three letters."""


@pytest.mark.parametrize(
    ("language", "word"),
    [(language, word) for language in LANGUAGES for word in ACCEPTED[language].split()],
)
def test_accepted(language: str, word: str) -> None:
    assert fold(word) in words(language).accepted


@pytest.mark.parametrize(
    ("language", "word", "reason"),
    [(language, *refused) for language in LANGUAGES for refused in REFUSED[language].items()],
)
def test_refused_by_hand(language: str, word: str, reason: Reason) -> None:
    assert fold(word) not in words(language).accepted
    assert reason in {refusal.code for refusal in words(language).refused[fold(word)]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words(language: str) -> None:
    accepted = words(language).accepted
    lengths = [sum(len(word) == length for word in accepted) for length in (2, 3)]
    assert lengths == SHORT_WORDS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_added_word_has_a_gloss_and_was_missing(language: str) -> None:
    """If a word was added with its forms, at least one form was missing."""
    accepted = {fold(form.reading.spelling) for form in forms(language) if form.refused is None}
    lemmas = defaultdict(set)
    for word, readings in corrections(language).added.items():
        for reading in readings:
            assert reading.gloss
            lemmas[reading.lemma or word].add(word)
    assert [lemma for lemma, found in lemmas.items() if found <= accepted] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_unproposed_words_are_words(language: str) -> None:
    unproposed, lemmas = read_unproposed(sources(language) / "unproposed.txt")
    assert len(unproposed) > 300
    assert unproposed <= words(language).accepted.keys()
    assert not lemmas  # neither source names lemmas
