"""All there is to know of a game of Topword at one moment."""

from typing import Literal

from ludomots.core.contract import GameState, LastMove, OpenPlay
from ludomots.core.tiles import Drawn, Tiles
from ludomots.games.topword.board import Board
from ludomots.games.topword.moves import Move, Placed

End = Literal["went-out", "blocked", "all-passed", "stalled", "nothing-laid", "withdrawn"]
"""Why a game is over: TW-44, TW-45, TW-46, TW-Q25 (both), or all but one have left."""


class Provisional(OpenPlay, frozen=True):
    """A play that can still be contested: it lies on the table, not yet on the board (TW-Q22)."""

    seat: int
    tiles: tuple[Placed, ...]
    accepted: tuple[int, ...] = ()


class Last(LastMove[Move], frozen=True):
    """The last move made; ``refused`` are the bad words found by a contest."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A moment of a game. Tuples with one entry a seat are in seat order.

    ``turn`` is the seat whose turn it is; while a play is provisional it is still its author's.
    ``passes`` are the seats that passed since a tile was laid or exchanged, one entry a pass;
    ``idle`` those whose turn laid nothing since a tile was laid, exchanges included. ``skips`` are
    the turns each seat still has to miss.
    """

    bag: Tiles
    racks: tuple[Tiles, ...]
    board: Board
    turn: int
    start_draws: tuple[tuple[Drawn, ...], ...] = ()
    provisional: Provisional | None = None
    retrying: bool = False
    passes: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    skips: tuple[int, ...]
    free_exchanges: int = 0
    last: Last | None = None
    end: End | None = None

    @property
    def board_to_play(self) -> Board:
        """The board that the next play is laid on: an open play counts as lying there."""
        return self.board.laid(self.provisional.tiles) if self.provisional else self.board

    @property
    def board_to_be(self) -> Board:
        """The board as it is once the play that waits stands."""
        play = self.provisional
        return self.board if play is None else self.board.laid(play.tiles)
