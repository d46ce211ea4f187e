"""A board of squares on the screen, in the largest size that fits."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.events import Click
from textual.geometry import Size as Room
from textual.widget import Widget

from ludomots.core.contract import Square
from ludomots.core.notation import COLUMNS
from ludomots.widgets.face import Pointed
from ludomots.widgets.marks import Segment

_LABEL = 3
_LABEL_BY_DAY, _LABEL_BY_LAMP = "#6b5f54", "#b9aa98"


class Size(NamedTuple):
    """The size of a square, in characters."""

    width: int
    height: int


DrawSquare = Callable[[Square, Size, bool], Sequence[Sequence[Segment]]]
"""Draws a square in a size, by lamp light or not: its lines."""


class GridView(Widget):
    """A board with its rows and columns named. It posts the squares that are clicked."""

    def __init__(self, side: int, sizes: Sequence[Size], draw: DrawSquare) -> None:
        """``sizes`` from the largest on; ``draw`` is asked whenever the board is shown."""
        super().__init__(id="board")
        self.side = side
        self.sizes = sizes
        self.square_size = sizes[-1]
        self._draw = draw

    def fit(self, room: Room) -> None:
        """Choose the largest squares for which there is room."""
        for size in self.sizes:
            width, height = _LABEL + self.side * size.width, 1 + self.side * size.height
            if (width <= room.width and height <= room.height) or size == self.sizes[-1]:
                self.square_size = size
                self.styles.width, self.styles.height = width, height
                return

    def render(self) -> Content:
        """Draw labels and squares."""
        size, dark = self.square_size, self.app.current_theme.dark
        ink = _LABEL_BY_LAMP if dark else _LABEL_BY_DAY
        names = (f" {COLUMNS[at]}".ljust(size.width) for at in range(self.side))
        parts: list[Segment] = [(" " * _LABEL + "".join(names), ink)]
        for row in range(1, self.side + 1):
            drawn = [self._draw(Square(row, col), size, dark) for col in range(1, self.side + 1)]
            for line in range(size.height):
                label = f"{row:>2} " if line == (size.height - 1) // 2 else " " * _LABEL
                parts.append((f"\n{label}", ink))
                parts += [segment for lines in drawn for segment in lines[line]]
        return Content.assemble(*parts)

    def on_click(self, event: Click) -> None:
        """Tell which square was clicked."""
        size = self.square_size
        row, col = (event.y - 1) // size.height + 1, (event.x - _LABEL) // size.width + 1
        if 1 <= row <= self.side and 1 <= col <= self.side:
            self.post_message(Pointed(Square(row, col)))
