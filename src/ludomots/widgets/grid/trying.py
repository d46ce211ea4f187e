"""Pieces on their way to a board: a cursor, and what may still be taken back."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from ludomots.core.contract import Square
from ludomots.widgets.grid.cursor import Cursor


class OnSquare(Protocol):
    """Something that lies on a square."""

    @property
    def square(self) -> Square:
        """Where it lies."""


Piece = TypeVar("Piece", bound=OnSquare)


class TriedPieces(Generic[Piece]):
    """A move that is being tried. Nothing of it is known to the rules before it is played.

    ``laid`` are its pieces, in the order in which they were laid.
    """

    def __init__(self, cursor: Cursor) -> None:
        self.cursor = cursor
        self.laid: list[Piece] = []

    @property
    def squares(self) -> list[Square]:
        """Where pieces are laid."""
        return [one.square for one in self.laid]

    def take_back(self) -> None:
        """Take the last piece back."""
        if self.laid:
            self.cursor.go_to(self.laid.pop().square)

    def clear(self) -> None:
        """Take all pieces back."""
        if self.laid:
            self.cursor.go_to(self.laid[0].square)
        self.laid = []

    def lay_all(self, pieces: Sequence[Piece]) -> None:
        """Lay all pieces of a move instead of what is there."""
        self.laid = list(pieces)
        first, last = pieces[0].square, pieces[-1].square
        if first != last:
            self.cursor.across = first.row == last.row
        self.cursor.go_to(last)
