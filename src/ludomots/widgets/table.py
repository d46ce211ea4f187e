"""A table as the people at this screen know it, wherever the game is really kept.

The terminal has two of these: one that runs the table in its own process, one that talks to a
server. A face is given nothing else, so it cannot show what the people here may not see.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from ludomots.core.contract import AnyRules, GameView, Move, Outcome, Square, View
from ludomots.core.narration import AnyHint

if TYPE_CHECKING:
    from ludomots.widgets.phase import Phase

Rulebook = TypeVar("Rulebook")
Rulebook_co = TypeVar("Rulebook_co", covariant=True)


class SeenMove(NamedTuple, Generic[Move, View]):
    """A move that was made, as this screen may know it.

    ``before`` and ``after`` are what a spectator saw then; ``None`` where nobody at this screen was
    there to see it.
    """

    seat: int
    move: Move
    before: View | None
    after: View | None


class TimeLeft(NamedTuple):
    """The seconds left of the turn and of the whole game; ``None`` where that is not timed."""

    turn: float | None = None
    game: float | None = None


class NotDone(Exception):
    """The table did not do what was asked; ``sentence`` says why, ``squares`` where."""

    def __init__(self, sentence: str, squares: tuple[Square, ...] = ()) -> None:
        self.sentence = sentence
        self.squares = squares
        super().__init__(sentence)


class KnownTable(Protocol[Rulebook_co, Move, View]):
    """What faces and screens ask of a table of a game with these rules, moves and views.

    ``people`` are the seats of those at this screen, ``computers`` the seats whose computer players
    this program runs.
    """

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def rules(self) -> Rulebook_co:
        """The rulebook with the options of the table. It is asked about moves being tried."""

    @property
    def names(self) -> Sequence[str]:
        """What each seat is called."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats whose computer players think in this program."""

    @property
    def judges(self) -> bool:
        """Whether somebody at this screen judges and does not play."""

    @property
    def gives_hints(self) -> bool:
        """Whether moves may be proposed at this table."""

    @property
    def made(self) -> Sequence[SeenMove[Move, View]]:
        """The moves so far."""

    @property
    def story(self) -> Sequence[str]:
        """What happened, a sentence each."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, ``None`` while it runs."""

    def view(self, seat: int | None) -> View:
        """Return the game as a seat of this screen sees it, or as everybody does."""

    def may(self, seat: int, name: str) -> bool:
        """Return whether a seat of this screen may make a move without content: pass, contest."""

    def moves(self, seat: int) -> Sequence[tuple[str, Move]]:
        """Return moves that a seat of this screen may make, each with its text: not always all."""

    def expected(self, now: "Phase") -> str:
        """Return what the table waits for, as a sentence."""

    def time_left(self) -> TimeLeft:
        """Return how much time is left."""

    def end(self) -> tuple[str, Sequence[str]]:
        """Return who has won, and the lines that explain it."""

    async def play(self, seat: int, move: Move) -> None:
        """Make a move for a seat of this screen, or raise ``NotDone``."""

    async def hints(self, seat: int) -> list[AnyHint]:
        """Return moves that may be proposed, the best first, or raise ``NotDone``."""


AnyTable = KnownTable[AnyRules, msgspec.Struct, GameView]
AnySeenMove = SeenMove[msgspec.Struct, GameView]
"""A table and a move of some game, for code that serves all games."""
