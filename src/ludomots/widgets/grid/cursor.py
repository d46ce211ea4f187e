"""A cursor on a board: where the next letter goes, and in which direction one writes."""

from ludomots.core.contract import Square


class Cursor:
    """A square and a direction, within a board of so many squares a side."""

    def __init__(self, side: int) -> None:
        self.side = side
        middle = (side + 1) // 2
        self.square = Square(middle, middle)
        self.across = True
        self.is_past_the_edge = False

    @property
    def ahead(self) -> Square:
        """The next square in the direction of writing, on the board or not."""
        row, col = self.square.row, self.square.col
        return Square(row, col + 1) if self.across else Square(row + 1, col)

    @property
    def arrow(self) -> str:
        """The direction as a sign."""
        return "→" if self.across else "↓"

    def step(self, rows: int, cols: int) -> None:
        """Move, within the board."""
        row, col = self.square.row + rows, self.square.col + cols
        self.go_to(Square(min(max(row, 1), self.side), min(max(col, 1), self.side)))

    def go_to(self, square: Square) -> None:
        """Stand on a square."""
        self.square, self.is_past_the_edge = square, False

    def turn(self) -> None:
        """Switch between across and down."""
        self.across = not self.across
        self.is_past_the_edge = False

    def go_on(self) -> None:
        """Move on to the next square; at the edge, remember that there is none."""
        ahead = self.ahead
        if ahead.row <= self.side and ahead.col <= self.side:
            self.square = ahead
        else:
            self.is_past_the_edge = True
