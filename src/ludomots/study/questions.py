"""Questions about words: how each kind is asked, and how an answer to it is judged.

A card is a kind and a key; everything else follows from them and the word list, so that any node
can ask and judge. Where an answer holds a word that is never proposed it is neither right nor
wrong.
"""

from collections.abc import Callable, Collection, Iterator
from enum import StrEnum
from functools import lru_cache
from string import ascii_uppercase
from typing import NamedTuple

import msgspec

from ludomots.study.lists import (
    StudyWord,
    chosen,
    gloss_of,
    glosses_of,
    part_of_speech,
    shuffled,
    studied,
    words_of,
)
from ludomots.study.memory import Grade
from ludomots.words import Lexicon

YES, NO = "yes", "no"
_CHOICES = 4
_MOST_HOOKS = 12
"""A word with more hooks than this on one side is no question anybody enjoys."""
_LONGEST_ANAGRAM = 8
_ANY = "any"


class Kind(StrEnum):
    """What is asked: is this a word, which letters go before or after it, which words are made of
    these letters, what does it mean."""

    WORD = "word"
    BEFORE = "before"
    AFTER = "after"
    ANAGRAMS = "anagrams"
    MEANING = "meaning"


class Card(NamedTuple):
    """One thing to know: a kind of question, and what it is about."""

    kind: Kind
    key: str


class Question(msgspec.Struct, frozen=True):
    """A card as it is asked: what can be chosen, and how many answers are right if more than one
    may be."""

    kind: Kind
    key: str
    choices: tuple[str, ...] = ()
    count: int = 1


class Solution(msgspec.Struct, frozen=True):
    """How an answer was judged: what would have been right, what was missing or too much, and the
    words concerned with their meanings."""

    grade: Grade
    right: tuple[str, ...]
    missing: tuple[str, ...]
    wrong: tuple[str, ...]
    words: tuple[StudyWord, ...]


class _Answers(NamedTuple):
    """The right answers of a card, and those that count neither way."""

    right: tuple[str, ...]
    neutral: frozenset[str] = frozenset()


def ask(lexicon: Lexicon, card: Card, reader: str, times: int) -> Question:
    """Return a card as it is asked for the so many-th time."""
    choices: tuple[str, ...] = ()
    if card.kind is Kind.WORD:
        choices = (YES, NO)
    elif card.kind in {Kind.BEFORE, Kind.AFTER}:
        choices = tuple(ascii_uppercase)
    elif card.kind is Kind.MEANING:
        choices = _four_meanings(lexicon, card.key, reader, times)
    return Question(card.kind, card.key, choices, len(_answers(lexicon, card, reader).right))


def judge(lexicon: Lexicon, card: Card, answer: Collection[str], reader: str) -> Solution:
    """Judge an answer. One of several answers missing or wrong is nearly right."""
    known = _answers(lexicon, card, reader)
    given = set(answer) - known.neutral
    missing = tuple(one for one in known.right if one not in given)
    wrong = tuple(sorted(given - set(known.right)))
    faults = len(missing) + len(wrong)
    grade = Grade.WRONG
    if not faults:
        grade = Grade.RIGHT
    elif faults == 1 and len(known.right) > 2:
        grade = Grade.NEARLY
    words = _words_of(lexicon, card, known.right)
    shown = tuple(studied(lexicon, word, reader) for word in words)
    return Solution(grade, known.right, missing, wrong, shown)


def can_ask(lexicon: Lexicon, card: Card) -> bool:
    """Return whether a card can be asked: words are in the list, meanings known, hooks few."""
    key = card.key
    if card.kind is Kind.WORD:
        return key not in lexicon or lexicon.may_propose(key)
    if card.kind is Kind.ANAGRAMS:
        return len(key) <= _LONGEST_ANAGRAM and bool(_answers(lexicon, card, "").right)
    if not lexicon.may_propose(key):
        return False
    if card.kind is Kind.MEANING:
        return bool(gloss_of(lexicon, key, ""))
    return 0 < len(_answers(lexicon, card, "").right) <= _MOST_HOOKS


def words_in(lexicon: Lexicon, card: Card) -> tuple[str, ...]:
    """Return the words that somebody does not know who does not know a card."""
    if card.kind is Kind.ANAGRAMS:
        return _answers(lexicon, card, "").right
    return (card.key,) if lexicon.may_propose(card.key) else ()


def _answers(lexicon: Lexicon, card: Card, reader: str) -> _Answers:
    key = card.key
    if card.kind is Kind.WORD:
        return _Answers((YES,) if key in lexicon else (NO,))
    if card.kind is Kind.MEANING:
        return _Answers((gloss_of(lexicon, key, reader),))
    if card.kind is Kind.ANAGRAMS:
        return _split(lexicon.anagrams(key, 0).words, str, lexicon)
    front, behind = lexicon.hooks(key)
    if card.kind is Kind.BEFORE:
        return _split(front, lambda letter: letter + key, lexicon)
    return _split(behind, lambda letter: key + letter, lexicon)


def _split(found: list[str], word_of: Callable[[str], str], lexicon: Lexicon) -> _Answers:
    right = tuple(one for one in found if lexicon.may_propose(word_of(one)))
    return _Answers(right, frozenset(found) - set(right))


def _words_of(lexicon: Lexicon, card: Card, right: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words to show after an answer."""
    if card.kind is Kind.ANAGRAMS:
        return right
    if card.kind is Kind.BEFORE:
        return tuple(letter + card.key for letter in right)
    if card.kind is Kind.AFTER:
        return tuple(card.key + letter for letter in right)
    return (card.key,) if card.key in lexicon else ()


def _four_meanings(lexicon: Lexicon, word: str, reader: str, times: int) -> tuple[str, ...]:
    """Return what a word means among what other words of its kind mean, each time others."""
    salt = f"{word} {times}"
    mine = gloss_of(lexicon, word, reader)
    not_others = {"", *glosses_of(lexicon, word, reader)}
    alike = shuffled(_explained(lexicon).get(part_of_speech(lexicon, word), ()), salt)
    others: list[str] = []
    for other in (*alike, *shuffled(_explained(lexicon)[_ANY], salt)):
        gloss = gloss_of(lexicon, other, reader)
        if gloss not in not_others:
            others.append(gloss)
            not_others |= glosses_of(lexicon, other, reader)
        if len(others) == _CHOICES - 1:
            break
    return tuple(shuffled((mine, *others), salt))


@lru_cache(maxsize=8)
def _explained(lexicon: Lexicon) -> dict[str, list[str]]:
    """Return the short words whose meanings are known, by part of speech."""
    found: dict[str, list[str]] = {_ANY: []}
    for word in (*words_of(lexicon, "two"), *words_of(lexicon, "three")):
        if gloss_of(lexicon, word, ""):
            found[_ANY].append(word)
            found.setdefault(part_of_speech(lexicon, word), []).append(word)
    return found


_KINDS: dict[str, tuple[Kind, ...]] = {
    "two": (Kind.WORD, Kind.MEANING, Kind.AFTER, Kind.BEFORE),
    "three": (Kind.WORD, Kind.MEANING, Kind.ANAGRAMS),
}
_USUAL = (Kind.ANAGRAMS, Kind.MEANING)
_ALIKE = ("AEIOUY", "BCDFGHJKLMNPQRSTVWXZ")
"""Letters that can be taken for each other in a word that is none."""


@lru_cache(maxsize=64)
def course(lexicon: Lexicon, name: str) -> tuple[Card, ...]:
    """Return the cards of a list in the order in which they are learnt.

    Words come in no order; each is asked in one way, and once all were, in the next way.
    """
    words, kinds = shuffled(words_of(lexicon, name)), _KINDS.get(name, _USUAL)
    cards = (
        card
        for turn in range(len(kinds))
        for at, word in enumerate(words)
        if (card := _card(lexicon, kinds[(at + turn) % len(kinds)], word)) is not None
    )
    return tuple(dict.fromkeys(cards))


def cards_for(lexicon: Lexicon, word: str) -> tuple[Card, ...]:
    """Return the cards of a word that somebody wants to learn."""
    wanted = (Card(Kind.MEANING, word), Card(Kind.ANAGRAMS, "".join(sorted(word))))
    found = tuple(card for card in wanted if can_ask(lexicon, card))
    return found or (Card(Kind.WORD, word),)


def _card(lexicon: Lexicon, kind: Kind, word: str) -> Card | None:
    """Return the card of a word; of two that ask whether this is a word, one is about another that
    looks like it and is none."""
    key = word
    if kind is Kind.ANAGRAMS:
        key = "".join(sorted(word))
    elif kind is Kind.WORD and chosen(2, word):
        key = next(_impostors(lexicon, word), word)
    card = Card(kind, key)
    return card if can_ask(lexicon, card) else None


def _impostors(lexicon: Lexicon, word: str) -> Iterator[str]:
    """Yield what looks like a word and is none: one letter is replaced by one like it."""
    places = [
        f"{word[:at]}{other}{word[at + 1 :]}"
        for at, letter in enumerate(word)
        for other in next(alike for alike in _ALIKE if letter in alike)
    ]
    return (other for other in shuffled(places, word) if other not in lexicon)
