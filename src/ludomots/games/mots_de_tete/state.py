"""All there is to know of a game of Mots de Tête at one moment."""

from typing import Literal

import msgspec

from ludomots.core.contract import GameState, LastMove, OpenPlay
from ludomots.games.mots_de_tete.board import Board
from ludomots.games.mots_de_tete.moves import Move, Written
from ludomots.games.mots_de_tete.score import Scored

End = Literal["target", "time-over", "stalled", "last-roll", "not-placed", "withdrawn"]
"""Why a game is over: MT-40, MT-Q22, MT-Q23, MT-44, MT-50, or all but one have left."""


class Rolled(msgspec.Struct, frozen=True):
    """What a seat rolled to see who starts (MT-Q19)."""

    seat: int
    die: int


class Provisional(OpenPlay, frozen=True):
    """Letters that can still be contested: not yet on the grid, no bonus die rolled (MT-Q5)."""

    seat: int
    letters: tuple[Written, ...]
    accepted: tuple[int, ...] = ()


class Stood(msgspec.Struct, frozen=True):
    """The last turn that stands, with its words, its bonus dice and its points."""

    seat: int
    letters: tuple[Written, ...]
    scored: Scored


class Last(LastMove[Move], frozen=True):
    """The last move made; ``refused`` are the bad words that were found."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A moment of a game. Tuples with one entry a seat are in seat order.

    ``turn`` is the seat whose turn it is; while its letters are provisional it still is. ``rolls``
    are the rolls of this turn, the last of which counts; in Quarté it is as if they were a 4.
    ``tries`` counts the bad words of this turn. ``idle`` are the seats whose turn wrote nothing
    since a word was written, ``misses`` how many such turns each seat has had in a row.
    ``dropped_out`` are seats out of a Marathon, ``withdrawn`` those who left the table.
    """

    board: Board
    turn: int
    first: int
    rolls: tuple[int, ...]
    start_rolls: tuple[tuple[Rolled, ...], ...] = ()
    provisional: Provisional | None = None
    tries: int = 0
    idle: tuple[int, ...] = ()
    misses: tuple[int, ...]
    skips: tuple[int, ...]
    dropped_out: tuple[int, ...] = ()
    last_roll: bool = False
    time_over: bool = False
    stood: Stood | None = None
    last: Last | None = None
    end: End | None = None

    @property
    def die(self) -> int:
        """How many letters this turn must write (MT-05)."""
        return self.rolls[-1]

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that still have turns."""
        return tuple(seat for seat in self.active if seat not in self.dropped_out)

    @property
    def is_solo(self) -> bool:
        """Whether the game has one player only (MT-49)."""
        return len(self.scores) == 1

    @property
    def board_to_be(self) -> Board:
        """The board as it is once the play that waits stands."""
        play = self.provisional
        return self.board if play is None else self.board.written(play.letters)
