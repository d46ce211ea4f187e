"""The four rows on the screen, laid out with cards."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content
from textual.events import Click
from textual.geometry import Size as Room
from textual.widget import Widget

from ludomots.games.typo import Side
from ludomots.games.typo.terminal import cards
from ludomots.games.typo.terminal.cards import Card, Size
from ludomots.widgets.face import Pointed
from ludomots.widgets.marks import Segment

_LABEL = 3
_WIDEST = 72
_BELOW = 8
"""The lines that are needed below the rows."""


class RowEnd(NamedTuple):
    """The end of a row, where a card can be laid."""

    row: int
    side: Side


class RowsView(Widget):
    """All rows, the one at hand with an arrow. It posts the row and side that are clicked."""

    def __init__(self) -> None:
        super().__init__(id="rows")
        self.rows: Sequence[Sequence[Card]] = ()
        self.at: int | None = None
        self.card_size = cards.SIZES[-1]

    def show(self, rows: Sequence[Sequence[Card]], at: int | None) -> None:
        """Show rows; ``at`` is the number of the one at hand."""
        self.rows, self.at = rows, at
        self.refresh()

    def fit(self, room: Room) -> int:
        """Choose the largest cards for which there is room; return the width of the desk."""
        most = 1 + max(map(len, self.rows), default=0)
        width = min(room.width, _WIDEST)
        for size in cards.SIZES:
            height = 1 + len(self.rows) * (size.height + 1)
            is_wide = _LABEL + most * (size.width + size.gap) <= width
            if is_wide and height <= room.height - _BELOW:
                break
        self.card_size = size
        self.styles.width, self.styles.height = width, 1 + len(self.rows) * (size.height + 1)
        return width

    def render(self) -> Content:
        """Draw the rows on the felt."""
        felt = cards.FELT_BY_LAMP if self.app.current_theme.dark else cards.FELT_BY_DAY
        width = self.size.width
        parts: list[Segment] = [(" " * width, felt)]
        for number, row in enumerate(self.rows, start=1):
            drawn = [cards.draw(card, self.card_size) for card in row]
            for line in range(self.card_size.height):
                parts.append((f"\n{self._label(number, line)}", f"bold {felt}"))
                parts += self._line([lines[line] for lines in drawn], felt, width - _LABEL)
            parts.append(("\n" + " " * width, felt))
        return Content.assemble(*parts)

    def on_click(self, event: Click) -> None:
        """Tell which row was clicked, and nearer to which end."""
        size = self.card_size
        number = (event.y - 1) // (size.height + 1) + 1
        if 1 <= number <= len(self.rows):
            length = len(self.rows[number - 1]) * (size.width + size.gap)
            side: Side = "left" if event.x - _LABEL < length / 2 else "right"
            self.post_message(Pointed(RowEnd(number, side)))

    def _label(self, number: int, line: int) -> str:
        if line != self.card_size.height - 2:
            return " " * _LABEL
        return f"{'▸' if number == self.at else ' '}{number} "

    def _line(self, drawn: Sequence[Segment], felt: str, width: int) -> list[Segment]:
        size: Size = self.card_size
        used = len(drawn) * (size.width + size.gap)
        gaps = [(" " * size.gap, felt)] * len(drawn)
        parts = [part for pair in zip(drawn, gaps, strict=True) for part in pair]
        return [*parts, (" " * max(0, width - used), felt)]
