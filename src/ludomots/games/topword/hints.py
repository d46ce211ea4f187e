"""Hints: the plays with most points now, of words that may be proposed."""

from itertools import islice

from ludomots.core import narration
from ludomots.core.contract import Rules
from ludomots.core.facts import FACTS, Text, listed
from ludomots.core.notation import square_name
from ludomots.games.topword import Board, Move, Options, Place, Scored, State, View, score
from ludomots.games.topword.finder import find

Telling = narration.Telling[State, Move, View, Options]
Step = narration.Step[State, Move]
Hint = narration.Hint[Move]

HINTS = 3


def hints(telling: Telling, state: State, seat: int) -> list[Hint]:
    """Return the best plays of a seat, in words."""
    rules = telling.rules
    found = best_plays(rules, state.board_to_play, state.racks[seat])
    return [
        Hint(play, _label(scored), scored.total, _clues(play, scored)) for play, scored in found
    ]


def best_plays(
    rules: Rules[State, Move, View, Options],
    board: Board,
    rack: tuple[str, ...],
    count: int = HINTS,
) -> list[tuple[Place, Scored]]:
    """Return the best plays of a rack, best first, each with other words.

    None of them uses a word that is never proposed.
    """
    words = rules.lexicon
    best: dict[tuple[str, ...], tuple[Place, Scored]] = {}
    for play in find(rules.options, words, board, rack):
        scored = score(rules.options, board.laid(play.tiles), play.tiles)
        made = tuple(word.word for word in scored.words)
        if made not in best or scored.total > best[made][1].total:
            best[made] = (play, scored)
    ranked = sorted(best, key=lambda made: best[made][1].total, reverse=True)
    good = (best[made] for made in ranked if all(map(words.may_propose, made)))
    return list(islice(good, count))


def _label(scored: Scored) -> Text:
    words = listed([word.word for word in scored.words])
    return FACTS("story-topword-hint", words=words, square=_where(scored), points=scored.total)


def _clues(play: Place, scored: Scored) -> tuple[Text, Text]:
    """Return what a play is worth, and where to look for it."""
    return (
        FACTS("story-topword-clue", points=scored.total, count=len(play.tiles)),
        FACTS("story-topword-clue-place", square=_where(scored)),
    )


def _where(scored: Scored) -> str:
    first, *_, last = scored.words[0].squares
    return f"{square_name(first)} {'→' if first.row == last.row else '↓'}"
