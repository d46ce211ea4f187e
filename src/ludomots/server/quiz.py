"""The quiz of one person: which cards come now, and which answers are taken.

What is stored is read before and written after (``routes/quiz.py``); this is the slow part, and
needs no database.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import islice, zip_longest
from typing import NamedTuple

import msgspec

from ludomots.store.cards import CardKey, StoredCard
from ludomots.study.courses import course
from ludomots.study.lists import LISTS, StudyWord, studied
from ludomots.study.questions import Card, Kind, Question, ask, can_ask, words_in
from ludomots.words import Lexicon

NEW_A_DAY = 10
"""How many cards are asked for the first time on one day."""
AT_ONCE = 20
"""How many questions a round has: a few minutes."""
MINE = "mine"
"""Where cards come from that the person marked."""


class Asked(Question, frozen=True, kw_only=True):
    """A question with the list it comes from, and how often it was answered before."""

    source: str
    answers: int


class Round(NamedTuple):
    """What is asked now; ``gone`` are cards that the word list has no answer to any more."""

    questions: list[Asked]
    gone: list[CardKey]


def card_of(lexicon: Lexicon, kind: str, key: str) -> Card | None:
    """Return the card of a kind and a key, ``None`` if it cannot be asked."""
    card = Card(Kind(kind), key)
    return card if can_ask(lexicon, card) else None


def new_cards(
    lexicon: Lexicon, lists: Sequence[str], known: Collection[CardKey], most: int
) -> list[tuple[Card, str]]:
    """Return cards that were never asked, from each list in turn, with the name of the list."""

    def unknown(name: str) -> Iterator[tuple[Card, str]]:
        return ((card, name) for card in course(lexicon, name) if tuple(card) not in known)

    in_turn = zip_longest(*(unknown(name) for name in lists if name in LISTS))
    found = dict(one for turn in in_turn for one in turn if one is not None)
    return list(islice(found.items(), max(0, most)))


def next_round(
    lexicon: Lexicon, reader: str, due: Sequence[StoredCard], new: Sequence[tuple[Card, str]]
) -> Round:
    """Return what is asked now: cards that are due, then new ones."""
    questions, gone = [], []
    for one in due:
        card = card_of(lexicon, one.kind, one.key)
        if card is None:
            gone.append(one.name)
        else:
            questions.append(_asked(lexicon, card, reader, one.source, one.answers))
    questions += [_asked(lexicon, card, reader, name, 0) for card, name in new]
    return Round(questions[:AT_ONCE], gone)


def missed_words(
    lexicon: Lexicon, cards: Sequence[StoredCard], reader: str
) -> tuple[StudyWord, ...]:
    """Return the words of cards that somebody does not know."""
    found = {
        word
        for one in cards
        if (card := card_of(lexicon, one.kind, one.key)) is not None
        for word in words_in(lexicon, card)
    }
    return tuple(studied(lexicon, word, reader) for word in sorted(found))


def _asked(lexicon: Lexicon, card: Card, reader: str, source: str, answers: int) -> Asked:
    question = ask(lexicon, card, reader, answers)
    return Asked(**msgspec.structs.asdict(question), source=source, answers=answers)
