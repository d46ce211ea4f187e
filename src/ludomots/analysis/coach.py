"""What a coach says of a move that was just made."""

from ludomots.analysis.decisions import judge
from ludomots.analysis.wording import LOSSES, made
from ludomots.core.facts import FACTS, Text
from ludomots.core.game import Game

PLAYOUTS = 100
"""How many games are played on from a move: few, so that the word comes while one remembers it."""


def word_on(game: Game, step: int) -> Text:
    """Return what a coach says of a move, nothing where there was nothing to decide.

    ``step`` counts the moves from 1. Like a review it goes by what the seat could know.
    """
    decision = judge(game, step, PLAYOUTS)
    if decision is None:
        return ""
    if decision.grade not in LOSSES:
        return FACTS("story-coach-best" if decision.grade == "best" else "story-coach-good")
    best = decision.choices[0]
    if best.points > max(made(decision).points, 0):
        return FACTS("story-coach-points", move=best.label, points=best.points)
    return FACTS("story-coach-better", move=best.label)
