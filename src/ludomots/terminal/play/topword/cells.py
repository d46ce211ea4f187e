"""How a square is drawn: three sizes, and never a sign that is a colour alone.

A pile shows its top letter and, from two tiles on, its height as a digit; the higher it is the
darker it gets. ``[A]`` is a tile being laid, ``A•`` a tile of the last play, ``A!`` one that a
refusal speaks of, ``+`` a start square, an arrow the cursor with its direction.
"""

from enum import Enum
from typing import NamedTuple

_SMALL_DIGITS = ("", "", "²", "³", "⁴", "⁵")


class Mark(Enum):
    """What is special about a square: the signs before and behind its letter."""

    NONE = (" ", " ")
    LAID = ("[", "]")
    FRESH = (" ", "•")
    BAD = (" ", "!")


class Cell(NamedTuple):
    """A square to draw."""

    face: str = ""
    height: int = 0
    mark: Mark = Mark.NONE
    is_start: bool = False
    is_odd: bool = False
    cursor: str = ""


class Size(NamedTuple):
    """The size of a square, in characters."""

    width: int
    height: int


SMALL, MEDIUM, LARGE = Size(4, 1), Size(4, 2), Size(6, 3)
SIZES = (LARGE, MEDIUM, SMALL)


class Palette(NamedTuple):
    """The colours of a board, by day or by lamp light; tiles are ivory, darker with height."""

    felt: tuple[str, str]
    start: str
    ink: str
    label: str
    tiles: tuple[str, ...] = (
        "#2a2420 on #fdf6e4",
        "#2a2420 on #f0d9a6",
        "#2a2420 on #deb468",
        "#1c120a on #bd8442",
        "#fdf6e4 on #74441f",
    )
    laid: str = "#2a2420 on #ffe27a"
    bad: str = "#fff6f0 on #a23b1c"
    cursor: str = "#ffffff on #0b63ce"


DAY = Palette(("#cfe0d4", "#c2d6c8"), "#e7b65a", "#54655b", "#6b5f54")
LAMP = Palette(("#2c4038", "#263830"), "#8a6526", "#9fb5aa", "#b9aa98")


def draw(cell: Cell, size: Size, palette: Palette) -> list[tuple[str, str]]:
    """Return the lines of a square, each with its style."""
    style = style_of(cell, palette)
    if size == SMALL:
        lines = [_small(cell)]
    else:
        lines = _tall(cell, size) if cell.face else _empty(cell, size)
    return [(line[: size.width].ljust(size.width), style) for line in lines]


def style_of(cell: Cell, palette: Palette) -> str:
    """Return the colours of a square."""
    if cell.cursor:
        return f"bold {palette.cursor}"
    if cell.mark is Mark.BAD:
        return f"bold {palette.bad}"
    if cell.mark is Mark.LAID:
        return f"bold {palette.laid}"
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
    edge = "▏" if not cell.cursor and cell.mark is not Mark.LAID else " "
    digit = str(cell.height) if cell.height > 1 else " "
    letter = f"{before}{cell.face}{behind}"
    if size == MEDIUM:
        first = letter if cell.mark is Mark.LAID or edge == " " else edge + letter[1:]
        return [first, f"{cell.cursor or edge} {digit}"]
    return [edge, f"{edge}{letter}", f"{edge}{cell.cursor or ' '} {digit}"]


def _empty(cell: Cell, size: Size) -> list[str]:
    sign = "+" if cell.is_start else "·" if cell.mark is not Mark.BAD else "!"
    if size == MEDIUM:
        return [f" {sign}", cell.cursor or ""]
    return ["", f"  {sign}", f" {cell.cursor}"]
