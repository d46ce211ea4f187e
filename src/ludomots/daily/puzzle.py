"""The days of the positions: from midnight to midnight in Paris, for everybody."""

import math
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cached_property
from typing import NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from ludomots.analysis import Choice, Decision
from ludomots.analysis.decisions import judge, why
from ludomots.core.facts import Text
from ludomots.core.game import Game, new
from ludomots.study.memory import Day
from ludomots.tables import Refused
from ludomots.tables.lessons import Scene, scene_at, scripted

PARIS = ZoneInfo("Europe/Paris")
_FIRST = date(1970, 1, 1)


def paris_day(now: int) -> Day:
    """Return the day that it is in Paris at a moment, which is given in milliseconds.

    >>> noon = 1_792_926_000_000
    >>> date_of(paris_day(noon).number).isoformat()
    '2026-10-25'
    >>> (paris_day(noon).ends - paris_day(noon).begins) // 3_600_000
    25
    """
    today = datetime.fromtimestamp(now / 1000, UTC).astimezone(PARIS).date()
    return Day(number_of(today), _midnight(today), _midnight(today + timedelta(days=1)))


def number_of(day: date) -> int:
    """Return the number of a day, counted from 1970."""
    return (day - _FIRST).days


def date_of(number: int) -> date:
    """Return the day with a number."""
    return _FIRST + timedelta(days=number)


def _midnight(day: date) -> int:
    """Return when a day begins in Paris, in milliseconds."""
    return int(datetime.combine(day, time(), PARIS).timestamp() * 1000)


PLAYOUTS = 2000
"""How many games are played on from a position, all its moves together, to weigh them."""


class LevelAnswer(msgspec.Struct, frozen=True):
    """What the computer players of a level play, and how many points that loses."""

    level: str
    text: str
    label: Text
    loss: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A moment of a game between computer players, in which one move is clearly best.

    The game follows from its ``seed`` and its ``moves``, each with the number of its player as in
    lessons. ``seat`` is to move. ``choices`` are the moves that were weighed, the best first. A
    move that loses ``half`` points is half as good as the best one.
    """

    game: str
    preset: str
    players: int
    seed: str
    moves: tuple[str, ...]
    seat: int
    choices: tuple[Choice, ...]
    levels: tuple[LevelAnswer, ...]
    half: float

    @property
    def best(self) -> Choice:
        """The best move."""
        return self.choices[0]

    def replayed(self) -> Game:
        """Return the game up to the position."""
        game = new(self.game, players=self.players, seed=self.seed, preset=self.preset)
        for seat, text in scripted(self.moves):
            game.push(game.kind.notation.read_move(text, game.options), seat)
        return game

    def scene(self, names: Sequence[str]) -> Scene:
        """Return the position as a table at which the seat can move; others have these names."""
        game = self.replayed()
        best = game.kind.notation.read_move(self.best.text, game.options)
        game.push(best, self.seat)
        return scene_at(game, len(game.moves), best, names)

    @cached_property
    def weighed_later(self) -> dict[str, Choice]:
        """Moves that are not in the file and were weighed since the program started."""
        return {}

    def mark(self, loss: float) -> int:
        """Return how close a move that loses some points is to the best one, from 0 to 100.

        Only what loses nothing gets 100.
        """
        if loss <= 0:
            return 100
        return min(99, round(100 * math.pow(2, -loss / self.half)))


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
