"""Hints: cards that find a place, and common words to say for one's card."""

from ludomots.core import narration
from ludomots.core.facts import FACTS, Text
from ludomots.games.typo import Announce, Choose, Move, Options, State, View
from ludomots.games.typo.finder import find
from ludomots.games.typo.placing import lengthened
from ludomots.words import Lexicon

Telling = narration.Telling[State, Move, View, Options]
Step = narration.Step[State, Move]
Hint = narration.Hint[Move]

HINTS = 3


def hints(telling: Telling, state: State, seat: int) -> list[Hint]:
    """Return the cards with most places, or a word for each place of the card."""
    words = telling.rules.lexicon
    if state.owes:
        return []
    if state.order:
        said = _words(words, state, state.cards[seat] or "")
        return [Hint(word, _said(word, state, seat), None, _clues(word)) for word in said]
    found = {card: _words(words, state, card) for card in state.hands[seat]}
    best = sorted((card for card in found if found[card]), key=lambda card: -len(found[card]))
    return [_card(card, found[card]) for card in best[:HINTS]]


def _words(words: Lexicon, state: State, card: str) -> list[Announce]:
    """Return a word for each place of a card, of those that may be proposed."""
    found = find(words, state.rows, card)
    return [word for word in found if words.may_propose(word.word)]


def _card(card: str, words: list[Announce]) -> Hint:
    label = FACTS("story-typo-hint-card", card=card, count=len(words), word=words[0].word)
    clue = FACTS("story-typo-clue-card", count=len(words))
    return Hint(Choose(card), label, None, (clue,))


def _clues(word: Announce) -> tuple[Text, Text]:
    """Return which row can be made longer, and how the word begins."""
    return (
        FACTS("story-typo-clue-row", row=word.row, side=word.side),
        FACTS("story-typo-clue-begins", letters=word.word[:2]),
    )


def _said(word: Announce, state: State, seat: int) -> Text:
    letters = lengthened(state.row(word.row), state.cards[seat] or "", word.side)
    return FACTS("story-typo-hint-word", word=word.word, row=word.row, letters=letters)
