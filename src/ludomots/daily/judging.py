"""What an answer to a position of the day is worth."""

from typing import NamedTuple

import msgspec

from ludomots.analysis import Choice, Decision
from ludomots.analysis.decisions import judge
from ludomots.analysis.why import why
from ludomots.core.facts import Text
from ludomots.core.game import Game
from ludomots.daily.puzzle import PLAYOUTS, Puzzle
from ludomots.tables import Refused


class Judged(NamedTuple):
    """An answer: how close it is to the best one (0 to 100), the move with its value, and why the
    best one is better."""

    mark: int
    choice: Choice
    why: Text


def judged(puzzle: Puzzle, text: str) -> Judged:
    """Return what a legal move is worth, given as text; ``Refused`` if it cannot be weighed.

    The moves of the edition's file have their value from there, the same for ever; another one is
    weighed now.
    """
    known = next((one for one in puzzle.choices if one.text == text), None)
    choice = known or _weighed(puzzle, text)
    reason = why(puzzle.best, choice) if choice.loss > 0 else ""
    return Judged(puzzle.mark(choice.loss), choice, reason)


def _weighed(puzzle: Puzzle, text: str) -> Choice:
    """Weigh a move beside the others; none is better than the best one of the file."""
    if text in puzzle.weighed_later:
        return puzzle.weighed_later[text]
    decision = weigh(puzzle.replayed(), puzzle.seat, text, PLAYOUTS)
    if decision is None:
        raise Refused("not-a-move")  # to leave is legal, but no answer
    made = decision.choices[decision.made]
    loss = max(decision.loss, 0.0)
    weighed = msgspec.structs.replace(made, loss=loss, value=puzzle.best.value - loss)
    puzzle.weighed_later[text] = weighed
    return weighed


def weigh(game: Game, seat: int, text: str, playouts: int) -> Decision | None:
    """Return what a move of a game is worth beside the others, ``None`` if there is no choice."""
    game.push(game.kind.notation.read_move(text, game.options), seat)
    try:
        return judge(game, len(game.moves), playouts)
    finally:
        game.pop()
