"""A position of the day: how a game came to it, and what its moves are worth."""

import math
from collections.abc import Sequence
from functools import cached_property

import msgspec

from ludomots.analysis import Choice
from ludomots.core.facts import Text
from ludomots.core.game import Game, new
from ludomots.tables.lessons import Scene, scene_at, scripted

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
