"""The rack on the screen."""

from collections.abc import Sequence

from textual.content import Content
from textual.widget import Widget

_TILE = "bold #2a2420 on #fdf6e4"
_GAP = "#d9c7a0 on #54392a"
_WOOD = "on #54392a"


class RackView(Widget):
    """One's own tiles in one's own order; the places of tiles being laid are empty."""

    def __init__(self) -> None:
        super().__init__(id="rack")
        self.label = ""
        self.tiles: list[str] = []
        self.there: list[bool] = []
        self.hidden = 0

    def show(self, label: str, tiles: Sequence[str], there: Sequence[bool]) -> None:
        """Show tiles by their faces; ``there`` says which places still have theirs."""
        self.label, self.tiles, self.there, self.hidden = label, list(tiles), list(there), 0
        self.refresh()

    def hide(self, label: str, count: int) -> None:
        """Show the backs of so many tiles."""
        self.label, self.tiles, self.there, self.hidden = label, [], [], count
        self.refresh()

    def render(self) -> Content:
        """Draw the tiles on their wood."""
        parts: list[tuple[str, str]] = [(f"{self.label}  ", "bold"), (" ", _WOOD)]
        for tile, is_there in zip(self.tiles, self.there, strict=True):
            face = f" {tile:<2}" if is_there else " · "
            parts += [(face, _TILE if is_there else _GAP), (" ", _WOOD)]
        for _ in range(self.hidden):
            parts += [(" ? ", _GAP), (" ", _WOOD)]
        return Content.assemble(*parts)


def in_order(before: Sequence[str], rack: Sequence[str]) -> list[str]:
    """Return a rack in the order its owner gave it: known tiles in their places, new ones behind.

    >>> in_order(["T", "A", "S"], ["A", "B", "T"])
    ['T', 'A', 'B']
    """
    left, kept = list(rack), []
    for tile in before:
        if tile in left:
            left.remove(tile)
            kept.append(tile)
    return kept + left
