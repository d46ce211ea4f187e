"""Everybody's pyramids on the screen: the others' above, one's own below."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.events import Click
from textual.geometry import Size as Room
from textual.widget import Widget

from ludomots.games.topscore.terminal import pyramids
from ludomots.games.topscore.terminal.pyramids import COMPACT, LARGE, NARROW, PLAIN, TALL, Drawing
from ludomots.widgets.face import Pointed
from ludomots.widgets.grid.view import Size


class Layout(NamedTuple):
    """The sizes of one's own board and of the others'."""

    own: Size
    others: Size

    def room(self, others: int) -> Room:
        """Return the room it takes with so many others."""
        wide = others * (pyramids.width_of(self.others) + 1) - 1
        high = pyramids.height_of(self.others) + 1 + pyramids.height_of(self.own)
        return Room(max(wide, pyramids.width_of(self.own)), high)


LAYOUTS = (
    Layout(LARGE, TALL),
    Layout(TALL, PLAIN),
    Layout(PLAIN, PLAIN),
    Layout(PLAIN, COMPACT),
    Layout(PLAIN, NARROW),
)
"""From the largest on."""


class BoardsView(Widget):
    """The boards of all players, in the largest sizes that fit. It posts the seat clicked."""

    def __init__(self, others: int, drawings: Callable[[], dict[int, Drawing]]) -> None:
        """``drawings`` gives the boards to draw by seat, one's own last."""
        super().__init__(id="board")
        self.others = others
        self.layout_now = LAYOUTS[-1]
        self._drawings = drawings

    def fit(self, room: Room) -> None:
        """Choose the largest layout for which there is room."""
        for layout in LAYOUTS:
            needed = layout.room(self.others)
            fits = needed.width <= room.width and needed.height <= room.height
            if fits or layout == LAYOUTS[-1]:
                self.layout_now = layout
                self.styles.width, self.styles.height = needed.width, needed.height
                return

    def render(self) -> Content:
        """Draw the boards."""
        palette = pyramids.LAMP if self.app.current_theme.dark else pyramids.DAY
        *others, own = self._drawings().values()
        above = [pyramids.draw(one, self.layout_now.others, palette) for one in others]
        lines = [_joined(parts) for parts in zip(*above, strict=True)]
        width = self.layout_now.room(self.others).width
        before = (width - pyramids.width_of(self.layout_now.own)) // 2
        lines.append([])
        own_lines = pyramids.draw(own, self.layout_now.own, palette)
        lines += [[(" " * before, ""), *line] for line in own_lines]
        return Content.assemble(*(part for line in lines for part in [*line, ("\n", "")]))

    def on_click(self, event: Click) -> None:
        """Tell on whose board was clicked."""
        *others, own = self._drawings()
        if event.y >= pyramids.height_of(self.layout_now.others):
            self.post_message(Pointed(own))
            return
        at = event.x // (pyramids.width_of(self.layout_now.others) + 1)
        if at < len(others):
            self.post_message(Pointed(others[at]))


def _joined(parts: Sequence[pyramids.Line]) -> pyramids.Line:
    first, *rest = parts
    return [*first, *(segment for part in rest for segment in [(" ", ""), *part])]
