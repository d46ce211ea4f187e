"""How a square is drawn: three sizes, and never a sign that is a colour alone.

A pile shows its top letter and, from two tiles on, its height as a digit; the higher it is the
darker its ivory and the thicker its edge. ``[A]`` is a tile being laid, ``A•`` a tile of the last
play, ``A!`` one that a refusal speaks of, ``+`` a start square, an arrow the cursor with its
direction.
"""

from itertools import groupby
from typing import NamedTuple

from ludomots.widgets.grid.view import Size
from ludomots.widgets.marks import Mark, Segment, marked_style

_SMALL_DIGITS = ("", "", "²", "³", "⁴", "⁵")
_THICKNESS = " ▁▂▃▄▅"
_EDGES = frozenset("▏▁▂▃▄▅")


class Cell(NamedTuple):
    """A square to draw."""

    face: str = ""
    height: int = 0
    mark: Mark = Mark.NONE
    is_start: bool = False
    is_odd: bool = False
    cursor: str = ""


SMALL, MEDIUM, LARGE = Size(4, 1), Size(4, 2), Size(6, 3)
SIZES = (LARGE, MEDIUM, SMALL)


class Palette(NamedTuple):
    """The colours of a board, by day or by lamp light; tiles are ivory, darker with height."""

    felt: tuple[str, str]
    start: str
    ink: str
    tiles: tuple[str, ...] = (
        "#2a2420 on #fdf6e4",
        "#2a2420 on #f0d9a6",
        "#2a2420 on #deb468",
        "#1c120a on #bd8442",
        "#fdf6e4 on #74441f",
    )
    edges: tuple[str, ...] = ("#d9c7a0", "#c9a768", "#b0823c", "#8a5a28", "#4a2a12")


DAY = Palette(("#cfe0d4", "#c2d6c8"), "#e7b65a", "#54655b")
LAMP = Palette(("#2c4038", "#263830"), "#8a6526", "#9fb5aa")


def draw(cell: Cell, size: Size, palette: Palette) -> list[list[Segment]]:
    """Return the lines of a square."""
    style = style_of(cell, palette)
    if size == SMALL:
        lines = [_small(cell)]
    else:
        lines = _tall(cell, size) if cell.face else _empty(cell, size)
    edge = f"{palette.edges[max(cell.height, 1) - 1]} on {style.rpartition(' ')[2]}"
    return [
        [
            ("".join(run), edge if is_edge else style)
            for is_edge, run in groupby(line[: size.width].ljust(size.width), _EDGES.__contains__)
        ]
        for line in lines
    ]


def style_of(cell: Cell, palette: Palette) -> str:
    """Return the colours of a square."""
    marked = marked_style(cell.mark, cell.cursor)
    if marked:
        return marked
    if cell.face:
        return f"bold {palette.tiles[min(cell.height, len(palette.tiles)) - 1]}"
    if cell.is_start:
        return f"bold {palette.ink if palette is LAMP else '#2a2420'} on {palette.start}"
    return f"{palette.ink} on {palette.felt[cell.is_odd]}"


def _small(cell: Cell) -> str:
    before, behind = cell.mark.value
    lead = cell.cursor or (before if cell.mark is Mark.LAID else behind)
    if not cell.face:
        return f"{lead}{'+' if cell.is_start else '·'}"
    return f"{lead}{cell.face}{_SMALL_DIGITS[cell.height]}"


def _tall(cell: Cell, size: Size) -> list[str]:
    before, behind = cell.mark.value
    side = "▏" if not cell.cursor and cell.mark is not Mark.LAID else " "
    letter = f"{before if cell.mark is Mark.LAID else side}{cell.face}{behind}"
    bottom = list((" " if cell.cursor else _THICKNESS[cell.height]) * size.width)
    if cell.height > 1:
        bottom[size.width - 2] = str(cell.height)
    if cell.cursor:
        bottom[0] = cell.cursor
    if size == MEDIUM:
        return [letter, "".join(bottom)]
    return [
        side,
        f"{side}{letter if cell.mark is Mark.LAID else ' ' + letter[1:]}",
        "".join(bottom),
    ]


def _empty(cell: Cell, size: Size) -> list[str]:
    sign = "+" if cell.is_start else "·" if cell.mark is not Mark.BAD else "!"
    if size == MEDIUM:
        return [f" {sign}", cell.cursor or ""]
    return ["", f"  {sign}", f" {cell.cursor}"]
