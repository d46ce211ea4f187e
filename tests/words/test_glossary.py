"""Our own definitions: short, of words that exist, none that explains a word by itself."""

import re

import pytest

from ludomots.texts import texts
from ludomots.words import lexicon
from ludomots.words.explain import verdict_lines
from ludomots.words.fold import fold
from ludomots.words.glossary import WORDNET, glossary
from ludomots.words.reading import REGISTERS

LONGEST = 70
_LONG_ENOUGH = 4
"""A shorter lemma may be a little word of the sentence that explains it."""

_PHRASE = re.compile("«\N{NO-BREAK SPACE}.*?\N{NO-BREAK SPACE}»")
"""A phrase that is quoted because the word is used in it."""

_BREAKABLE = re.compile("« |(?<![\N{NO-BREAK SPACE}])[;:!?»]")
"""A French sign that a line could begin with, or a quotation mark that it could end with."""

FRENCH = glossary("fr")
ENGLISH = glossary("en")


def test_definitions_are_short_and_plain() -> None:
    for key, (gloss, registers, english, _) in FRENCH.items():
        assert 0 < len(gloss) <= LONGEST, key
        assert gloss == gloss.strip().removesuffix("."), key
        assert "'" not in gloss, f"{key}: a typographic apostrophe"
        assert not _BREAKABLE.search(gloss), f"{key}: a no-break space before ; : ! ? »"
        assert english, key
        assert english == english.strip(), key
        assert REGISTERS.issuperset(registers), key


def test_no_word_is_explained_by_itself() -> None:
    for (lemma, _), (gloss, *_) in FRENCH.items():
        own_words = _PHRASE.sub("", gloss)
        words = own_words.replace("’", " ").replace("-", " ").split()
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


def test_english_definitions_are_short_and_name_their_source() -> None:
    for key, (gloss, registers, english, source) in ENGLISH.items():
        assert 0 < len(gloss) <= LONGEST, key
        assert gloss == gloss.strip(" ;,"), key
        assert "'" not in gloss, f"{key}: a typographic apostrophe"
        assert english is None, key
        assert source in (None, WORDNET), key
        assert REGISTERS.issuperset(registers), key


def test_our_english_definitions_are_of_readings() -> None:
    english = lexicon("en")
    for (lemma, part), meaning in ENGLISH.items():
        if meaning.source is None:
            readings = english.readings(lemma)
            known = {(one.lemma or one.spelling, "".join(one.tags[:1])) for one in readings}
            assert (lemma, part) in known


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("JAZZ", "genre of popular music"),
        ("QI", "life force"),
        ("ZAS", "pizza"),
        ("XU", "coin"),
        ("WENT", "change location"),
        ("THE", "points to what is known"),
        ("ABASK", "pleasant warmth"),  # of no part of speech
    ],
)
def test_english_words_have_their_usual_sense(word: str, told: str) -> None:
    assert told in " ".join(verdict_lines(lexicon("en").verdict(word), texts("en")))


def test_nearly_all_short_and_frequent_english_words_have_a_meaning() -> None:
    english = lexicon("en")
    short = [word for word in english.words() if len(word) <= 3]
    wanted = {*short, *english.words(frequency=9)}
    found = [any(one.gloss for one in english.verdict(word).readings) for word in wanted]
    assert sum(found) > 0.97 * len(found)


def test_slurs_are_marked() -> None:
    (noun,) = (one for one in lexicon("en").verdict("WOP").readings if one.tags[0] == "noun")
    assert "insulting" in noun.registers
