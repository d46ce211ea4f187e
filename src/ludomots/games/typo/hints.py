"""Hints: cards that find a place, and common words to say for one's card."""

from typing import cast

from ludomots.core.narration import Hint, Telling
from ludomots.games.typo import Announce, Choose, State, Typo
from ludomots.games.typo.finder import find
from ludomots.games.typo.placing import lengthened
from ludomots.texts import Texts

HINTS = 3


def hints(telling: Telling, state: State, seat: int) -> list[Hint]:
    """Return the cards with most places, or a word for each place of the card."""
    rules, say = cast("Typo", telling.rules), telling.say
    if state.owes:
        return []
    if state.order:
        words = _words(rules, state, state.cards[seat] or "")
        return [Hint(word, _said(word, state, seat, say)) for word in words]
    found = {card: _words(rules, state, card) for card in state.hands[seat]}
    best = sorted((card for card in found if found[card]), key=lambda card: -len(found[card]))
    return [_card(card, found[card], say) for card in best[:HINTS]]


def _words(rules: Typo, state: State, card: str) -> list[Announce]:
    """Return a word for each place of a card, of those that may be proposed."""
    found = find(rules.lexicon, state.rows, card)
    return [word for word in found if rules.lexicon.may_propose(word.word)]


def _card(card: str, words: list[Announce], say: Texts) -> Hint:
    label = say("story-typo-hint-card", card=card, count=len(words), word=words[0].word)
    return Hint(Choose(card), label)


def _said(word: Announce, state: State, seat: int, say: Texts) -> str:
    letters = lengthened(state.row(word.row), state.cards[seat] or "", word.side)
    return say("story-typo-hint-word", word=word.word, row=word.row, letters=letters)
