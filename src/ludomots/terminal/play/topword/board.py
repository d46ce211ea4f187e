"""The board on the screen, in the largest size that fits."""

from collections.abc import Set as AbstractSet
from typing import NamedTuple

from textual.content import Content
from textual.geometry import Size as ScreenSize
from textual.message import Message
from textual.widget import Widget

from ludomots.games.contract import Square
from ludomots.games.notation import COLUMNS
from ludomots.games.topword.board import Board, squares
from ludomots.terminal.play.topword import cells
from ludomots.terminal.play.topword.cells import Cell, Mark

_LABEL = 3


class Scene(NamedTuple):
    """All that the board shows."""

    board: Board
    start: AbstractSet[Square] = frozenset()
    laid: AbstractSet[Square] = frozenset()
    fresh: AbstractSet[Square] = frozenset()
    bad: AbstractSet[Square] = frozenset()
    cursor: Square | None = None
    across: bool = True

    def cell(self, square: Square) -> Cell:
        """Return how a square looks."""
        mark = Mark.NONE
        if square in self.bad:
            mark = Mark.BAD
        elif square in self.laid:
            mark = Mark.LAID
        elif square in self.fresh:
            mark = Mark.FRESH
        return Cell(
            face=self.board.top(square).capitalize(),
            height=self.board.height(square),
            mark=mark,
            is_start=square in self.start,
            is_odd=bool((square.row + square.col) % 2),
            cursor=("→" if self.across else "↓") if square == self.cursor else "",
        )


class BoardView(Widget):
    """The board with its piles."""

    class Pointed(Message):
        """A square was clicked."""

        def __init__(self, square: Square) -> None:
            self.square = square
            super().__init__()

    def __init__(self) -> None:
        super().__init__(id="board")
        self.scene = Scene(Board.empty(10))
        self.square_size = cells.MEDIUM

    def show(self, scene: Scene) -> None:
        """Show another moment."""
        self.scene = scene
        self.refresh()

    def fit(self, room: ScreenSize) -> None:
        """Choose the largest squares that leave room for the rest of the table."""
        side = self.scene.board.side
        for size in cells.SIZES:
            width, height = _LABEL + side * size.width, 1 + side * size.height
            if (width <= room.width and height <= room.height) or size == cells.SMALL:
                self.square_size = size
                self.styles.width, self.styles.height = width, height
                return

    def render(self) -> Content:
        """Draw labels and squares."""
        size, side = self.square_size, self.scene.board.side
        palette = cells.DAY if not self.app.current_theme.dark else cells.LAMP
        head = " " * _LABEL + "".join(f" {COLUMNS[at]}".ljust(size.width) for at in range(side))
        parts: list[tuple[str, str]] = [(head, palette.label)]
        for row in range(1, side + 1):
            drawn = [
                cells.draw(self.scene.cell(square), size, palette)
                for square in squares(side)[(row - 1) * side : row * side]
            ]
            for line in range(size.height):
                label = f"{row:>2} " if line == (size.height - 1) // 2 else " " * _LABEL
                parts.append((f"\n{label}", palette.label))
                parts += [segment for cell in drawn for segment in cell[line]]
        return Content.assemble(*parts)

    def on_click(self, event: Message) -> None:
        """Tell which square was clicked."""
        x, y = getattr(event, "x", -1), getattr(event, "y", -1)
        square = Square(
            (y - 1) // self.square_size.height + 1, (x - _LABEL) // self.square_size.width + 1
        )
        if y >= 1 and x >= _LABEL and square in self.scene.board:
            self.post_message(self.Pointed(square))
