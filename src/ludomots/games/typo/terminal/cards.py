"""Cards on the screen: their sizes, their signs and their colours."""

from collections.abc import Sequence
from typing import NamedTuple

from ludomots.widgets.marks import Mark, Segment


class Card(NamedTuple):
    """A card: its letter, the number printed on it, and what is special about it."""

    letter: str
    printed: int
    mark: Mark = Mark.NONE


class Size(NamedTuple):
    """The size of a card and the gap beside it, in characters."""

    width: int
    height: int
    gap: int


SIZES = (Size(5, 3, 1), Size(4, 2, 1), Size(3, 2, 1), Size(3, 2, 0), Size(2, 2, 0))
"""From the largest on."""

_INK = {
    Mark.NONE: "bold #2a2420 on #fdf6e4",
    Mark.LAID: "bold #2a2420 on #ffe27a",
    Mark.FRESH: "bold #2a2420 on #e6d3ab",
    Mark.DOUBTED: "bold #fff6f0 on #a23b1c",
}
FELT_BY_DAY, FELT_BY_LAMP = "#fdf6e4 on #2f6b5e", "#e9dfcd on #1f3d36"


def draw(card: Card, size: Size) -> Sequence[Segment]:
    """Return the lines of a card: its letter, and below it how many there are (TY-02)."""
    before, behind = card.mark.value
    letter = f"{before}{card.letter}{behind}" if size.width > 2 else f"{card.letter}{behind}"
    lines = [letter.center(size.width), f"{card.printed:>{size.width}}"]
    lines = [" " * size.width] * (size.height - len(lines)) + lines
    return [(line, _INK[card.mark]) for line in lines]
