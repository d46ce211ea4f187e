"""The board: a square of piles, and the words that can be read on it."""

from collections.abc import Iterable
from functools import cache
from math import isqrt

import msgspec

from ludomots.core.contract import Square
from ludomots.core.tiles import Tiles
from ludomots.games.topword.moves import Placed

Run = tuple[Square, ...]
"""Neighbouring squares of one row or column."""


class Board(msgspec.Struct, frozen=True):
    """Piles row by row from the top left, each from its lowest tile to its top."""

    piles: tuple[Tiles, ...]

    @classmethod
    def empty(cls, side: int) -> "Board":
        """Return a board without tiles."""
        return cls(((),) * (side * side))

    @property
    def side(self) -> int:
        """How many squares a row has."""
        return isqrt(len(self.piles))

    @property
    def is_empty(self) -> bool:
        """Whether no tile lies on it."""
        return not any(self.piles)

    def __contains__(self, square: Square) -> bool:
        side = self.side
        return 1 <= square.row <= side and 1 <= square.col <= side

    def pile(self, square: Square) -> Tiles:
        """Return the tiles of a square, lowest first; none outside the board."""
        row, col = square.row, square.col
        side = isqrt(len(self.piles))
        if not (1 <= row <= side and 1 <= col <= side):
            return ()
        return self.piles[(row - 1) * side + col - 1]

    def top(self, square: Square) -> str:
        """Return the tile that can be read on a square, ``""`` if there is none."""
        pile = self.pile(square)
        return pile[-1] if pile else ""

    def height(self, square: Square) -> int:
        """Return how many tiles a pile has."""
        return len(self.pile(square))

    def laid(self, tiles: Iterable[Placed]) -> "Board":
        """Return the board with some tiles more, each on top of its square."""
        piles, side = list(self.piles), self.side
        for placed in tiles:
            piles[(placed.row - 1) * side + placed.col - 1] += (placed.tile,)
        return Board(tuple(piles))

    def run(self, square: Square, *, across: bool) -> Run:
        """Return all the squares without a gap around a square of the board, in one direction."""
        piles, side = self.piles, self.side
        here, step = (square.row - 1) * side + square.col - 1, 1 if across else side
        start = here - here % side if across else here % side
        end = start + side if across else len(piles)
        first = last = here
        while first - step >= start and piles[first - step]:
            first -= step
        while last + step < end and piles[last + step]:
            last += step
        return squares(side)[first : last + 1 : step]

    def read(self, run: Run) -> str:
        """Return what the top tiles spell."""
        return "".join(self.top(square) for square in run)


@cache
def squares(side: int) -> tuple[Square, ...]:
    """Return the squares of a board in the order of its piles."""
    return tuple(Square(row, col) for row in range(1, side + 1) for col in range(1, side + 1))


def neighbours(square: Square) -> tuple[Square, ...]:
    """Return the four squares that touch a square, on the board or not."""
    row, col = square.row, square.col
    return (Square(row, col - 1), Square(row, col + 1), Square(row - 1, col), Square(row + 1, col))
