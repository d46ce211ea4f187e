"""Hints: the plays with most points now, of words that may be proposed."""

from itertools import islice
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
    """Return the best plays of a rack, best first, each with other words.

    None of them uses a word that is never proposed.
    """
    words = rules.lexicon
    best: dict[tuple[str, ...], Hint] = {}
    for play in find(rules.options, words, laying.board, tuple(laying.rack)):
        hint = _hint(rules, laying.board, play)
        made = tuple(word.word for word in hint.scored.words)
        if made not in best or hint.scored.total > best[made].scored.total:
            best[made] = hint
    ranked = sorted(best, key=lambda made: best[made].scored.total, reverse=True)
    good = (best[made] for made in ranked if all(map(words.may_propose, made)))
    return list(islice(good, count))


def _hint(rules: Topword, board: Board, play: Place) -> Hint:
    return Hint(play, score(rules.options, board.laid(play.tiles), play.tiles))
