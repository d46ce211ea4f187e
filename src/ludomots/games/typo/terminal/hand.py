"""One's own hand on the screen."""

from collections.abc import Sequence

from textual.content import Content
from textual.events import Click
from textual.widget import Widget

from ludomots.widgets.face import Pointed

_CARD = "bold #2a2420 on #fdf6e4"
_PICKED = "bold #2a2420 on #ffe27a"
_BACK = "#d9c7a0 on #6b4a37"
_WOOD = "on #54392a"
_WIDTH = 4


class HandView(Widget):
    """Cards in as many lines as they need, or their backs. It posts the letter that is clicked."""

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.label = ""
        self.cards: Sequence[str] = ()
        self.picked: int | None = None
        self.hidden = 0

    def show(self, label: str, cards: Sequence[str], picked: int | None) -> None:
        """Show a hand; ``picked`` is the place of the card that is about to be chosen."""
        self.label, self.cards, self.picked, self.hidden = label, cards, picked, 0
        self.refresh(layout=True)

    def hide(self, label: str, count: int) -> None:
        """Show the backs of so many cards."""
        self.label, self.cards, self.picked, self.hidden = label, (), None, count
        self.refresh(layout=True)

    def render(self) -> Content:
        """Draw the label, then the cards."""
        parts: list[tuple[str, str]] = [(self.label, "bold")]
        for at in range(len(self.cards) + self.hidden):
            parts += [("\n", ""), (" ", _WOOD)] if at % self._in_a_line == 0 else []
            if at >= len(self.cards):
                parts.append((" ? ", _BACK))
            elif at == self.picked:
                parts.append((f"[{self.cards[at]}]", _PICKED))
            else:
                parts.append((f" {self.cards[at]} ", _CARD))
            parts.append((" ", _WOOD))
        return Content.assemble(*parts)

    def on_click(self, event: Click) -> None:
        """Tell which card was clicked."""
        at = (event.y - 1) * self._in_a_line + (event.x - 1) // _WIDTH
        if event.y >= 1 and 0 <= at < len(self.cards):
            self.post_message(Pointed(self.cards[at]))

    @property
    def _in_a_line(self) -> int:
        return max(1, (self.size.width - 1) // _WIDTH)
