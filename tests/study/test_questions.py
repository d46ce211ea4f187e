"""Questions about words: each has an answer, wrong answers are told apart, nobody is caught out."""

import pytest

from ludomots.study.lists import LISTS
from ludomots.study.memory import Grade
from ludomots.study.questions import (
    NO,
    YES,
    Card,
    Kind,
    ask,
    can_ask,
    cards_for,
    course,
    judge,
    words_in,
)
from ludomots.words import lexicon

FRENCH = lexicon("fr")


@pytest.mark.parametrize("name", LISTS)
def test_every_card_of_a_course_can_be_asked_and_its_right_answer_is_right(name: str) -> None:
    cards = course(FRENCH, name)
    assert len(set(cards)) == len(cards)
    for card in cards[::17]:
        question = ask(FRENCH, card, "fr", 0)
        solution = judge(FRENCH, card, (), "fr")
        assert solution.grade is Grade.WRONG
        assert question.count == len(solution.right)
        assert not question.choices or set(solution.right) <= set(question.choices)
        assert judge(FRENCH, card, solution.right, "fr").grade is Grade.RIGHT


def test_about_half_of_the_words_asked_for_are_none() -> None:
    keys = [card.key for card in course(FRENCH, "three") if card.kind is Kind.WORD]
    real = sum(key in FRENCH for key in keys)
    assert 0.4 < real / len(keys) < 0.6
    none = next(key for key in keys if key not in FRENCH)
    assert judge(FRENCH, Card(Kind.WORD, none), [NO], "fr").grade is Grade.RIGHT
    assert judge(FRENCH, Card(Kind.WORD, none), [YES], "fr").grade is Grade.WRONG


def test_one_fault_among_several_answers_is_nearly_right() -> None:
    card = Card(Kind.AFTER, "HE")
    *most, last = judge(FRENCH, card, (), "fr").right
    assert {"M", "P", "U"} <= {*most, last}
    assert judge(FRENCH, card, (*most, last), "fr").grade is Grade.RIGHT
    nearly = judge(FRENCH, card, most, "fr")
    assert (nearly.grade, nearly.missing) == (Grade.NEARLY, (last,))
    wrong = judge(FRENCH, card, (*most, "X"), "fr")
    assert (wrong.grade, wrong.missing, wrong.wrong) == (Grade.WRONG, (last,), ("X",))
    assert [one.word for one in wrong.words] == [f"HE{one}" for one in (*most, last)]


def test_four_meanings_one_right_others_each_time_no_other_sense_of_the_word() -> None:
    card = Card(Kind.MEANING, "COQ")
    first, second = (ask(FRENCH, card, "fr", times).choices for times in (0, 1))
    assert len(set(first)) == len(set(second)) == 4
    right = judge(FRENCH, card, (), "fr").right
    assert set(right) <= set(first) & set(second)
    assert first != second
    senses = {one.gloss for one in FRENCH.verdict("COQ").readings}
    assert len(senses & set(first)) == 1
    assert judge(FRENCH, card, (), "en").right == (FRENCH.verdict("COQ").readings[0].english,)


def test_words_that_are_never_shown_are_neither_asked_nor_counted_as_wrong() -> None:
    for hidden in FRENCH.never_proposed():
        letters = "".join(sorted(hidden))
        assert not can_ask(FRENCH, Card(Kind.WORD, hidden))
        assert not can_ask(FRENCH, Card(Kind.MEANING, hidden))
        card = Card(Kind.ANAGRAMS, letters)
        if can_ask(FRENCH, card):
            assert hidden not in words_in(FRENCH, card)
            right = judge(FRENCH, card, (), "fr").right
            assert judge(FRENCH, card, (*right, hidden), "fr").grade is Grade.RIGHT


def test_a_word_one_wants_to_learn_becomes_cards() -> None:
    assert cards_for(FRENCH, "GOPIS") == (
        Card(Kind.MEANING, "GOPIS"),
        Card(Kind.ANAGRAMS, "GIOPS"),
    )
    longest = max(FRENCH, key=len)
    assert all(can_ask(FRENCH, card) for card in cards_for(FRENCH, longest))
