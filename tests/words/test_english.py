"""English as SCOWL gives it: what is a word, what is not and why, and our decisions over it."""

from collections import defaultdict

import pytest

from ludomots.words.build import english
from ludomots.words.build.corrections import read_corrections, read_unproposed
from ludomots.words.build.wordlist import WordList, make_word_list
from ludomots.words.files import sources
from ludomots.words.fold import NotAWord, fold
from ludomots.words.reading import Form, Reason

FOLDER = sources("en")

ACCEPTED = "the cat quizzed zebra cafe voila pieta smorrebrod ebook tsk nth hmm qi za"
ADDED = "aa ab aw ay ed el ew gi hm li mm mo op os ok app bot bro psi maths tech admin sudoku"
REFUSED_BY_HAND = {
    "bs": Reason.SINGLE_LETTER,
    "zs": Reason.SINGLE_LETTER,
    "lm": Reason.SYMBOL,
    "ms": Reason.ABBREVIATION,
    "hoc": Reason.SET_PHRASE,
    "non": Reason.PREFIX,
    "oui": Reason.NOT_A_WORD,
}


@pytest.fixture(scope="module")
def forms() -> list[Form]:
    return list(english.forms(FOLDER))


@pytest.fixture(scope="module")
def by_spelling(forms: list[Form]) -> dict[str, set[Reason | None]]:
    refusals: dict[str, set[Reason | None]] = defaultdict(set)
    for form in forms:
        refusals[form.reading.spelling].add(form.refused)
    return refusals


@pytest.fixture(scope="module")
def words(forms: list[Form]) -> WordList:
    return make_word_list(forms, read_corrections(FOLDER / "corrections.tsv"))


@pytest.mark.parametrize(
    ("spelling", "expected"),
    [
        ("cat", None),
        ("café", None),
        ("voilà", None),
        ("crèche", None),
        ("London", Reason.PROPER_NOUN),
        ("Genève", Reason.PROPER_NOUN),
        ("BP", Reason.PROPER_NOUN),
        ("NATO", Reason.ACRONYM),
        ("BBC", Reason.ACRONYM),
        ("OK", Reason.ACRONYM),
        ("km", Reason.ABBREVIATION),
        ("Mr", Reason.ABBREVIATION),
        ("PhD", Reason.ABBREVIATION),
        ("pH", Reason.SYMBOL),
        ("kHz", Reason.SYMBOL),
        ("don't", Reason.APOSTROPHE),
        ("cat's", Reason.APOSTROPHE),
        ("a", Reason.SINGLE_LETTER),
        ("I", Reason.SINGLE_LETTER),
    ],
)
def test_class_decides(
    by_spelling: dict[str, set[Reason | None]], spelling: str, expected: Reason | None
) -> None:
    assert expected in by_spelling[spelling]


def test_number_of_words(forms: list[Form]) -> None:
    accepted: dict[int, set[str]] = {2: set(), 1: set()}
    for form in forms:
        if form.refused is None:
            word = fold(form.reading.spelling)
            if 2 <= len(word) <= 15:
                accepted[min(form.reading.frequency or 0, 2)].add(word)
    assert len(accepted[2]) == 114_599  # up to size 70
    assert len(accepted[2] | accepted[1]) == 245_469


def test_commoner_words_are_more_frequent(forms: list[Form]) -> None:
    frequency = {form.reading.spelling: form.reading.frequency for form in forms}
    assert [frequency[word] for word in ("the", "cat", "quiz", "zax")] == [9, 9, 8, 1]


def test_every_accepted_spelling_can_be_folded(forms: list[Form]) -> None:
    for form in forms:
        if form.refused is None:
            try:
                fold(form.reading.spelling)
            except NotAWord:
                pytest.fail(f"{form.reading.spelling!r} is accepted and cannot be folded")


@pytest.mark.parametrize("word", f"{ACCEPTED} {ADDED}".split())
def test_accepted(words: WordList, word: str) -> None:
    assert fold(word) in words.accepted


@pytest.mark.parametrize(("word", "reason"), REFUSED_BY_HAND.items())
def test_refused_by_hand(words: WordList, word: str, reason: Reason) -> None:
    assert fold(word) not in words.accepted
    assert reason in {refusal.code for refusal in words.refused[fold(word)]}


def test_short_words(words: WordList) -> None:
    assert [sum(len(word) == length for word in words.accepted) for length in (2, 3)] == [125, 1240]


def test_every_added_word_has_a_gloss_and_was_missing(forms: list[Form]) -> None:
    accepted = {fold(form.reading.spelling) for form in forms if form.refused is None}
    added = read_corrections(FOLDER / "corrections.tsv").added
    lemmas = defaultdict(set)
    for word, readings in added.items():
        for reading in readings:
            assert reading.gloss
            lemmas[reading.lemma].add(word)
    assert [lemma for lemma, found in lemmas.items() if found <= accepted] == []


def test_unproposed_words_are_words(words: WordList) -> None:
    unproposed, lemmas = read_unproposed(FOLDER / "unproposed.txt")
    assert len(unproposed) > 300
    assert unproposed <= words.accepted.keys()
    assert not lemmas  # SCOWL names no lemma
