"""The letters on the grid, and the words that can be read there."""

from collections.abc import Iterable
from math import isqrt

import msgspec

from ludomots.core.contract import Square
from ludomots.games.mots_de_tete.moves import Written

EMPTY = "."

Run = tuple[Square, ...]
"""Neighbouring squares of one row or column."""


class Board(msgspec.Struct, frozen=True):
    """One sign a square, row by row from the top left: its letter, or ``.`` if there is none."""

    letters: str

    @classmethod
    def empty(cls, side: int) -> "Board":
        """Return a wiped grid (MT-51)."""
        return cls(EMPTY * (side * side))

    @property
    def side(self) -> int:
        """How many squares a row has."""
        return isqrt(len(self.letters))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is written."""
        return self.letters.count(EMPTY) == len(self.letters)

    def __contains__(self, square: Square) -> bool:
        side = self.side
        return 1 <= square.row <= side and 1 <= square.col <= side

    def letter(self, square: Square) -> str:
        """Return the letter of a square, ``""`` if there is none."""
        if square not in self:
            return ""
        return self.letters[(square.row - 1) * self.side + square.col - 1].replace(EMPTY, "")

    def written(self, letters: Iterable[Written]) -> "Board":
        """Return the grid with some letters more."""
        signs, side = list(self.letters), self.side
        for one in letters:
            signs[(one.row - 1) * side + one.col - 1] = one.letter
        return Board("".join(signs))

    def run(self, square: Square, *, across: bool) -> Run:
        """Return all the squares without a gap around a square, in one direction.

        A black square never has a letter, so it ends a word like the border (MT-Q13).
        """
        before, after = ((0, -1), (0, 1)) if across else ((-1, 0), (1, 0))
        return (
            *reversed(self._letters_from(square, before)),
            square,
            *self._letters_from(square, after),
        )

    def read(self, run: Run) -> str:
        """Return what the letters spell."""
        return "".join(map(self.letter, run))

    def _letters_from(self, square: Square, step: tuple[int, int]) -> list[Square]:
        found = []
        while self.letter(square := Square(square.row + step[0], square.col + step[1])):
            found.append(square)
        return found
