"""In which order the cards of a list are learnt, and which cards belong to a word."""

from collections.abc import Iterator
from functools import lru_cache

from ludomots.study.lists import words_of
from ludomots.study.questions import Card, Kind, can_ask
from ludomots.study.shuffle import chosen, shuffled
from ludomots.words import Lexicon

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
