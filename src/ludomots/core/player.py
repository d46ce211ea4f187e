"""What a computer player is: a view in, a move out."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from ludomots.core.contract import GameView, Move, Options, View
from ludomots.texts import Texts
from ludomots.words import Lexicon

LEVELS = ("debutant", "famille", "club", "champion")
"""The levels people choose from, weakest first; the same names in all games."""

YARDSTICK = "greedy"
"""The player that strength is measured against: most points now, with the whole word list."""


class Budget(msgspec.Struct, frozen=True):
    """How long a player may think about a move: a time, a number of playouts, or both."""

    milliseconds: int | None = 1000
    playouts: int | None = None


View_contra = TypeVar("View_contra", bound=GameView, contravariant=True)
Move_co = TypeVar("Move_co", bound=msgspec.Struct, covariant=True)


class PlayerOf(Protocol[View_contra, Move_co]):
    """A computer player of one game at one level.

    It sees what its seat may see and nothing else. The same seed, views and number of playouts
    give the same moves.
    """

    @property
    def name(self) -> str:
        """The level's name."""

    def choose(self, view: View_contra, /) -> Move_co:
        """Return a move for the seat of ``view``, which must be one of those to act."""


def check_to_act(view: GameView) -> None:
    """Refuse a view from which no move can be chosen."""
    if view.outcome is not None:
        raise ValueError("the game is over: there is no move to choose")
    if view.seat is None:
        raise ValueError("this is a spectator's view: a player chooses from the view of its seat")
    if view.seat not in view.to_act:
        seats = ", ".join(map(str, view.to_act))
        raise ValueError(f"seat {view.seat} is not to act now: {seats} may move")


class Bot(Protocol):
    """Anything that can play: an object that chooses a move from the view of its seat.

    What it is called in results is its ``name`` if it has one, else the name of its class.
    """

    def choose(self, view: Any, /) -> Any:
        """Return a move for the seat of ``view``, which is one of those to act."""


def level_name(level: str, say: Texts) -> str:
    """Return what people call a level; a player of another package is called by its own name."""
    return _said(f"play-level-{level}", level, say)


def bot_name(level: str, say: Texts) -> str:
    """Return what the computer player of a level is called; one of another package by its level."""
    return _said(f"play-bot-{level}", level, say)


def level_choice(level: str, say: Texts) -> str:
    """Return what is shown where one chooses an opponent: its name and its level."""
    return _said(f"play-choice-{level}", level, say)


def _said(text: str, otherwise: str, say: Texts) -> str:
    return say(text) if text in say else otherwise


def name_of(bot: Bot | str) -> str:
    """Return what a player is called."""
    return bot if isinstance(bot, str) else str(getattr(bot, "name", type(bot).__name__))


Player = PlayerOf[GameView, msgspec.Struct]
"""A computer player of some game, for code that serves all games."""

Team = Mapping[str, Callable[[Options, int, Budget, Lexicon | None], PlayerOf[View, Move]]]
"""The players of one game by name: each is made from the options, a seed, a budget and a word list,
without which it is the installed one."""
