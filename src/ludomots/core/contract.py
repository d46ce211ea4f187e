"""What every game is: options, and pure functions of an immutable state.

A game knows no clock, no network, no storage and no randomness of its own: time reaches it as a
move, chance comes from ``Draws``. Every transition is a move in the log; none is implied.
"""

from collections.abc import Iterator
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from ludomots.core.draws import Draws
from ludomots.errors import LudomotsError
from ludomots.words import Lexicon

TABLE = -1
"""The seat of moves that no player makes: a clock that ran out, a window that closed."""

Audience = int | Literal["spectator", "reader"]
"""Who looks: a seat, a spectator of a running game, or the reader of a finished one."""


class Square(msgspec.Struct, frozen=True, order=True):
    """A square of a board, row 1 at the top, column 1 at the left."""

    row: int
    col: int


class IllegalMove(LudomotsError):
    """A refused move: a stable code, the rule it breaks, the squares and the words concerned.

    ``values`` fill the sentence ``refused-<code>`` of the texts.
    """

    def __init__(
        self,
        code: str,
        rule: str,
        *,
        squares: tuple[Square, ...] = (),
        words: tuple[str, ...] = (),
        **values: str | int,
    ) -> None:
        self.code = code
        self.rule = rule
        self.squares = squares
        self.words = words
        self.values = values
        where = "".join(f" ({square.row},{square.col})" for square in squares)
        super().__init__(f"{code} [{rule}]{where} {' '.join(words)}".rstrip())


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: why, who won (several share a victory), and the final scores."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


State = TypeVar("State")
Move = TypeVar("Move")
View_co = TypeVar("View_co", covariant=True)


class Rules(Protocol[State, Move, View_co]):
    """One game with its options and its word list chosen."""

    @property
    def options(self) -> Any:
        """The options that the table chose."""

    @property
    def lexicon(self) -> Lexicon:
        """The word list of the table."""

    def start(self, seats: int, draws: Draws) -> State:
        """Return the first state of a game with this number of seats."""

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats that may move now, the one whose turn it is first; none at the end."""

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a move, or raise ``IllegalMove``."""

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield the legal moves of a seat, one at a time.

        Only sound ones: their words are good, and leaving the game is not among them. ``play`` may
        accept more.
        """

    def view(self, state: State, audience: Audience) -> View_co:
        """Return what an audience may see, built from public fields only."""

    def seen(self, seat: int, move: Move, audience: Audience) -> Move:
        """Return a move of the log as an audience may see it; a reader sees a finished game."""

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, ``None`` while it runs."""


AnyRules = Rules[Any, Any, Any]
