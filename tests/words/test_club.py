"""The words that a club would try: enough of each kind, none twice, none lost that was right."""

from collections import Counter

from tests.words.club import WRONG, rates, tried

REFUSED_TODAY = {
    "regional": 1,
    "novelty": 1,
    "slang": 1,
    "demonym": 1,
    "feminine": 0,
    "plural": 1,
    "foreign": 1,
    "conjugation": 0,
    "two": 0,
    "three": 1,
    WRONG: 0,
}
"""How many of each kind are judged otherwise than a club expects; it may only become less."""


def test_there_are_enough_words_of_each_kind_and_none_twice() -> None:
    words = tried()
    assert len({one.word for one in words}) == len(words)
    counts = Counter(one.kind for one in words)
    assert counts.keys() == REFUSED_TODAY.keys()
    assert {counts[kind] for kind in counts.keys() - {"two", WRONG}} == {100}


def test_no_kind_is_judged_worse_than_before() -> None:
    misjudged = {kind: len(rate.misjudged) for kind, rate in rates().items()}
    assert {kind: count for kind, count in misjudged.items() if count > REFUSED_TODAY[kind]} == {}
