"""Letters on their way to the grid."""

from ludomots.core.contract import IllegalMove
from ludomots.games.mots_de_tete import Board, Options, Write, Written
from ludomots.games.mots_de_tete.grid import grids
from ludomots.widgets.grid.cursor import Cursor
from ludomots.widgets.grid.trying import TriedPieces


class Writing(TriedPieces[Written]):
    """A turn that is being tried."""

    def __init__(self, options: Options, board: Board) -> None:
        super().__init__(_cursor(options, board.side))
        self.options = options
        self.board = board

    @property
    def move(self) -> Write:
        """The turn as it is now."""
        return Write(tuple(sorted(self.laid)))

    def type(self, letter: str) -> None:
        """Write a letter on the cursor's square and move on, or say with ``IllegalMove`` why not.

        A letter that is there already is kept if it is the same one (MT-03).
        """
        here = self.cursor.square
        if self.cursor.is_past_the_edge:
            raise IllegalMove("off-board", "MT-02", squares=(self.cursor.ahead,))
        if here in grids()[self.options.board].black:
            raise IllegalMove("black-square", "MT-32", squares=(here,))
        there = self.board.letter(here)
        if there and there != letter:
            raise IllegalMove("square-taken", "MT-03", squares=(here,))
        if not there:
            others = [one for one in self.laid if one.square != here]
            self.laid = [*others, Written(here.row, here.col, letter)]
        self.cursor.go_on()


def _cursor(options: Options, side: int) -> Cursor:
    """Return a cursor on the first square right of the middle that can be written on."""
    cursor = Cursor(side)
    while cursor.square in grids()[options.board].black and cursor.square.col < side:
        cursor.step(0, 1)
    return cursor
