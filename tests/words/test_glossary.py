"""Our own definitions: short, of words that exist, none that explains a word by itself."""

import re

import pytest

from ludomots.texts import texts
from ludomots.words import lexicon
from ludomots.words.explain import verdict_lines
from ludomots.words.fold import fold
from ludomots.words.glossary import glossary
from ludomots.words.reading import REGISTERS

LONGEST = 70
_LONG_ENOUGH = 4
"""A shorter lemma may be a little word of the sentence that explains it."""

_PHRASE = re.compile("« .*? »")
"""A phrase that is quoted because the word is used in it."""

FRENCH = glossary("fr")


def test_definitions_are_short_and_plain() -> None:
    for key, (gloss, registers, english, _) in FRENCH.items():
        assert 0 < len(gloss) <= LONGEST, key
        assert gloss == gloss.strip().removesuffix("."), key
        assert "'" not in gloss, f"{key}: a typographic apostrophe"
        assert english, key
        assert english == english.strip(), key
        assert REGISTERS.issuperset(registers), key


def test_no_word_is_explained_by_itself() -> None:
    for (lemma, _), (gloss, *_) in FRENCH.items():
        own_words = _PHRASE.sub("", gloss)
        words = own_words.replace("’", " ").replace("-", " ").lower().split()
        assert len(lemma) < _LONG_ENOUGH or lemma not in words, f"{lemma}: {gloss}"


def test_every_lemma_is_one_of_the_list() -> None:
    french = lexicon("fr")
    unknown = [
        (lemma, part)
        for lemma, part in FRENCH
        if not any(
            reading.lemma == lemma and reading.tags[0] == part
            for reading in french.readings(fold(lemma))
        )
    ]
    # A few lemmas are no words themselves: only their forms are.
    assert len(unknown) < len(FRENCH) / 200, unknown


@pytest.mark.parametrize(
    ("language", "word", "told"),
    [
        ("fr", "AAS", "lave"),
        ("en", "BUES", "to drink"),
    ],
)
def test_an_inflected_form_is_explained_by_its_lemma(language: str, word: str, told: str) -> None:
    lines = " ".join(verdict_lines(lexicon("fr").verdict(word), texts(language)))
    assert told in lines


def test_homographs_are_told_apart_by_their_reading() -> None:
    readings = lexicon("fr").verdict("FIER").readings
    glosses = {reading.tags[0]: reading.gloss for reading in readings}
    assert None not in glosses.values()
    assert glosses["verb"] != glosses["noun"]
