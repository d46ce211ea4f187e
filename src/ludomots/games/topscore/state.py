"""All there is to know of a game of Topscore at one moment."""

from typing import Literal

import msgspec

from ludomots.core.contract import GameState, LastMove, OpenPlay
from ludomots.core.opening import Drawn
from ludomots.core.tiles import Tiles
from ludomots.games.topscore.moves import Change, Lay, Move

RACK = 6
"""How many tokens a rack holds (TS-10)."""

SHORTEST, LONGEST = 3, 7
"""How long a word is: the rows of a big pyramid (TS-04, TS-05, TS-Q27)."""

SMALL = 7
"""How many small pyramids a player has (TS-06)."""

End = Literal["filled", "last-turn", "stuck", "withdrawn"]
"""Why a game is over: everybody has filled his pyramids, the last player has had his turn (TS-40),
nothing was laid for three rounds (TS-Q28), or all but one have left."""

Phase = Literal["over", "contest", "name", "put", "play"]
"""What is to be done: nothing; accept or contest; name a word; put a letter; play."""

Part = Literal["put", "traded", "lengthened", "laid"]
"""A part of a turn: a letter put, a blank traded, an opponent's word lengthened, one's own laid."""


Instead = Literal["change", "exchange", "abandon"]
"""What a turn may be used for instead of laying a word."""


class Board(msgspec.Struct, frozen=True):
    """One player's part of the board.

    ``word`` lies on the big pyramid, in the row of its length. ``is_own``: its owner laid it
    himself last (TS-Q18). ``small`` are the letters of the small pyramids, ``""`` where there is
    none; a word of seven letters has such a hole where a letter was taken of it (TS-Q8).
    """

    word: Tiles = ()
    is_own: bool = True
    small: Tiles = ("",) * SMALL

    @property
    def is_full(self) -> bool:
        """Whether all small pyramids have their letter."""
        return all(self.small)

    @property
    def is_complete(self) -> bool:
        """Whether the word has seven letters, of which one is to be put (TS-25)."""
        return len(self.word) == LONGEST


class Provisional(OpenPlay, frozen=True):
    """A word that can still be contested; ``added`` are the tokens it takes from the rack."""

    seat: int
    move: Lay | Change
    added: Tiles
    accepted: tuple[int, ...] = ()


class Traded(msgspec.Struct, frozen=True):
    """A blank taken from a word, which must be laid this turn: whose word, and where (TS-46)."""

    on: int
    at: int


class Named(msgspec.Struct, frozen=True):
    """The word of a player's small pyramids, none if he found none, and its points (TS-35)."""

    word: Tiles
    points: int


class Last(LastMove[Move], frozen=True):
    """The last move made; ``refused`` are the bad words that were found."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A moment of a game. Tuples with one entry a seat are in seat order.

    ``turn`` is the seat whose turn it is; while a word is provisional it is still its author's.
    ``parts`` are the parts of this turn so far, ``tries`` the bad names. ``missed`` are the seats
    whose last turn did not lay a word of their own, ``idle`` those whose turn laid nothing since a
    word was laid. ``filled`` are the seats with seven letters, in that order; they are out of the
    game once they have ``named`` their word. ``reward`` is the seat whose seven-letter word the
    player to move has completed and takes a letter of (TS-Q8). ``skips`` are the turns each seat
    still has to miss (TS-Q22). ``built`` are the words that stay engraved on each big pyramid,
    shortest first: those that its word grew from or, while it is empty, those of the pyramid that
    was completed last. They are for the eye: no rule asks for them.
    """

    bag: Tiles
    racks: tuple[Tiles, ...]
    boards: tuple[Board, ...]
    turn: int
    named: tuple[Named | None, ...]
    start_draws: tuple[tuple[Drawn, ...], ...] = ()
    provisional: Provisional | None = None
    parts: tuple[Part, ...] = ()
    traded: Traded | None = None
    reward: int | None = None
    tries: int = 0
    missed: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    filled: tuple[int, ...] = ()
    skips: tuple[int, ...] = ()
    built: tuple[tuple[Tiles, ...], ...] = ()
    last: Last | None = None
    end: End | None = None

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that still have turns (TS-39)."""
        return tuple(seat for seat in self.active if self.named[seat] is None)

    @property
    def phase(self) -> Phase:
        """What is to be done now."""
        if self.end:
            return "over"
        if self.provisional is not None:
            return "contest"
        board = self.boards[self.turn]
        if board.is_full:
            return "name"
        return "put" if board.is_complete or self.reward is not None else "play"

    @property
    def putting(self) -> Board:
        """The word of which the player to move puts a letter, with that player's small pyramids."""
        source = self.boards[self.turn if self.reward is None else self.reward]
        return Board(source.word, source.is_own, self.boards[self.turn].small)
