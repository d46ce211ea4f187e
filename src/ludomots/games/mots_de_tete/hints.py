"""Hints: the turns with most points to expect, of words that may be proposed."""

from itertools import islice

from ludomots._engine import GridPlay
from ludomots.core import narration
from ludomots.core.facts import FACTS, Text, listed
from ludomots.games.mots_de_tete import Move, Options, State, View
from ludomots.games.mots_de_tete.players.engine import as_move, best_plays, engine_rules
from ludomots.games.mots_de_tete.players.parts import place_of

Telling = narration.Telling[State, Move, View, Options]
Step = narration.Step[State, Move]
Hint = narration.Hint[Move]

HINTS = 3

_LOOKED_AT = 1000


def hints(telling: Telling, state: State, seat: int) -> list[Hint]:  # noqa: ARG001  (one die)
    """Return the best turns of the die, best first, each on other squares."""
    options, words = telling.rules.options, telling.rules.lexicon
    best: dict[frozenset[tuple[int, int]], GridPlay] = {}
    for play in best_plays(engine_rules(options, words=words), state.board, state.die, _LOOKED_AT):
        squares = frozenset((row, col) for row, col, _ in play.letters)
        if squares not in best and all(words.may_propose(word) for word, _ in play.words):
            best[squares] = play
    return [
        Hint(
            as_move(play),
            _label(play),
            None if play.dice else round(play.expected),
            _clues(play),
        )
        for play in islice(best.values(), HINTS)
    ]


def _label(play: GridPlay) -> Text:
    words = listed([word for word, _ in play.words])
    name = "story-mots-de-tete-hint-dice" if play.dice else "story-mots-de-tete-hint"
    return FACTS(name, words=words, square=place_of(play), points=round(play.expected))


def _clues(play: GridPlay) -> tuple[Text, Text]:
    """Return how long the words of a turn are, and where to look for them."""
    lengths = ", ".join(str(len(word)) for word, _ in play.words)
    return (
        FACTS("story-mots-de-tete-clue", count=len(play.words), lengths=lengths),
        FACTS("story-mots-de-tete-clue-place", square=place_of(play)),
    )
