"""The words that Typo's doubts are measured on are what they are said to be."""

from collections import Counter

import pytest

from bench.typo_words import CLASSES, PAIRS, WAYS, committed
from ludomots.core.player import Vocabulary
from ludomots.words import lexicon


@pytest.mark.parametrize("language", CLASSES)
def test_invented_words_are_in_no_dictionary_and_real_ones_in_this(language: str) -> None:
    words, pairs = lexicon(language), committed(language)
    assert {words.verdict(pair.invented).status for pair in pairs} == {"unknown"}
    assert {words.verdict(pair.real).status for pair in pairs} == {"accepted"}
    assert len({word for pair in pairs for word in (pair.invented, pair.real)}) == 2 * PAIRS


@pytest.mark.parametrize("language", CLASSES)
def test_the_words_of_a_pair_are_alike_in_length_and_rarity(language: str) -> None:
    words, pairs = lexicon(language), committed(language)
    assert all(len(pair.invented) == len(pair.real) for pair in pairs)
    for pair in pairs:
        assert Vocabulary(frequency=pair.frequency).knows(words, pair.real)
        assert not Vocabulary(frequency=pair.frequency + 1).knows(words, pair.real)


@pytest.mark.parametrize("language", CLASSES)
def test_each_way_and_each_class_has_its_share(language: str) -> None:
    pairs = committed(language)
    assert Counter(pair.way for pair in pairs) == dict.fromkeys(WAYS, PAIRS // len(WAYS))
    shares = Counter(pair.frequency for pair in pairs)
    assert shares.keys() == set(CLASSES[language])
    assert max(shares.values()) - min(shares.values()) <= len(WAYS)
