"""All there is to know of a game of Typo at one moment."""

from typing import Literal

import msgspec

from ludomots.core.contract import GameState, LastMove, OpenPlay
from ludomots.core.tiles import Tiles
from ludomots.games.typo.moves import Move, Side

End = Literal["played-out", "no-cards", "hand-empty", "stalled", "withdrawn"]
"""Why a game is over: TY-30, TY-Q16, TY-Q24, nobody could place for two rounds, or all but one
have left."""


class Announced(OpenPlay, frozen=True):
    """A word that can still be doubted; its card is not yet on the row (TY-21)."""

    seat: int
    row: int
    side: Side
    word: str
    accepted: tuple[int, ...] = ()
    doubted: tuple[int, ...] = ()


class Done(msgspec.Struct, frozen=True):
    """What became of a card in this round: its row, its word if it has one, and the points.

    ``bad`` says that it took the row's place because its word proved bad.
    """

    seat: int
    card: str
    row: int
    word: str | None
    points: int
    bad: bool = False


class Last(LastMove[Move], frozen=True):
    """The last move made; ``refused`` is the word that it proved bad, if it did."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A moment of a game. Tuples with one entry a seat are in seat order.

    ``cards`` lie before the seats: face down while they choose, open once ``order`` is fixed.
    ``order`` are the seats that still have to place their card, the one whose turn it is first;
    it is empty while they choose. ``aside`` are cards face down that nobody has, ``discarded``
    those of removed rows. ``holder`` has the dictionary. ``owes`` is what whoever is to place loses
    besides the row that he must remove, 0 if he need not remove any. ``done`` tells the round so
    far, or the last one while the next cards are chosen. ``failures`` counts the cards in a row
    that found no place. ``caught`` are the seats whose words proved bad, one entry for each word.
    """

    aside: Tiles
    rows: tuple[str, ...]
    hands: tuple[Tiles, ...]
    cards: tuple[str | None, ...]
    holder: int
    half: Literal[1, 2] = 1
    order: tuple[int, ...] = ()
    discarded: Tiles = ()
    provisional: Announced | None = None
    owes: int = 0
    done: tuple[Done, ...] = ()
    failures: int = 0
    caught: tuple[int, ...] = ()
    last: Last | None = None
    end: End | None = None

    @property
    def choosers(self) -> tuple[int, ...]:
        """The seats that have yet to choose a card of this round (TY-09)."""
        if self.order or self.end:
            return ()
        return tuple(s for s in self.active if self.hands[s] and self.cards[s] is None)

    @property
    def longest(self) -> tuple[int, ...]:
        """The numbers of the rows that have most cards (TY-17, TY-18)."""
        most = max(map(len, self.rows))
        return tuple(n for n, row in enumerate(self.rows, start=1) if len(row) == most)

    def row(self, number: int) -> str:
        """Return the letters of a row; rows are numbered from 1."""
        return self.rows[number - 1]

    def held(self, seat: int) -> int:
        """Return how many cards a seat has, the one before it counted."""
        return len(self.hands[seat]) + (self.cards[seat] is not None)
