"""Hints: the plays with most points now, of words that may be proposed."""

import heapq
from typing import NamedTuple

from ludomots.games.topword import Board, Place, Scored, Topword, score
from ludomots.games.topword.finder import find
from ludomots.terminal.play.topword.laying import Laying

HINTS = 3


class Hint(NamedTuple):
    """A play with what it is worth."""

    play: Place
    scored: Scored


def hints(rules: Topword, laying: Laying, count: int = HINTS) -> list[Hint]:
    """Return the best plays of a rack, best first; none of them uses a word never proposed."""
    words = rules.lexicon
    found = (
        _hint(rules, laying.board, play)
        for play in find(rules.options, words, laying.board, tuple(laying.rack))
    )
    good = (
        hint for hint in found if all(words.may_propose(word.word) for word in hint.scored.words)
    )
    return heapq.nlargest(count, good, key=lambda hint: hint.scored.total)


def _hint(rules: Topword, board: Board, play: Place) -> Hint:
    return Hint(play, score(rules.options, board.laid(play.tiles), play.tiles))
