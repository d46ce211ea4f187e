"""Letters on their way to the grid: a cursor, and what may still be taken back."""

from ludomots.core.contract import IllegalMove, Square
from ludomots.games.mots_de_tete import Board, Options, Write, Written
from ludomots.games.mots_de_tete.grid import grids
from ludomots.widgets.grid.cursor import Cursor


class Writing:
    """A turn that is being tried. Nothing of it is known to the rules before it is played."""

    def __init__(self, options: Options, board: Board) -> None:
        self.options = options
        self.board = board
        self.cursor = _cursor(options, board.side)
        self.written: list[Written] = []

    @property
    def squares(self) -> list[Square]:
        """Where letters are written."""
        return [one.square for one in self.written]

    @property
    def move(self) -> Write:
        """The turn as it is now."""
        return Write(tuple(sorted(self.written)))

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
            others = [one for one in self.written if one.square != here]
            self.written = [*others, Written(here.row, here.col, letter)]
        self.cursor.go_on()

    def take_back(self) -> None:
        """Take the last letter back."""
        if self.written:
            self.cursor.go_to(self.written.pop().square)

    def clear(self) -> None:
        """Take all letters back."""
        if self.written:
            self.cursor.go_to(self.written[0].square)
        self.written = []

    def lay(self, move: Write) -> None:
        """Write all letters of a move instead of what is there."""
        self.written = list(move.letters)
        first, last = move.letters[0].square, move.letters[-1].square
        if first != last:
            self.cursor.across = first.row == last.row
        self.cursor.go_to(last)


def _cursor(options: Options, side: int) -> Cursor:
    """Return a cursor on the first square right of the middle that can be written on."""
    cursor = Cursor(side)
    while cursor.square in grids()[options.board].black and cursor.square.col < side:
        cursor.step(0, 1)
    return cursor
