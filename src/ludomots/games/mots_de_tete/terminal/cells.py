"""How a square of the grid is drawn: four sizes, and never a sign that is a colour alone.

An empty square shows its figure, or ``1d``, ``2d``, ``3d``: the dice of an orange, yellow or red
one; ``+`` is where the first word may begin. A letter has the figure of its square above it
(``³A``), or its dice below (``₂A``). ``[A]`` is a letter being written, ``A•`` one of the last
turn, ``A!`` a square that a refusal speaks of, an arrow the cursor with its direction.
"""

from typing import NamedTuple

from ludomots.games.mots_de_tete.grid import DICE, Colour
from ludomots.widgets.grid.view import Size
from ludomots.widgets.marks import Mark, Segment, marked_style

SIZES = TALL, MEDIUM, WIDE, SMALL = Size(6, 3), Size(4, 2), Size(3, 1), Size(2, 1)

_ABOVE = "⁰¹²³⁴⁵⁶⁷⁸⁹"
_BELOW = "₀₁₂₃"
_SMALL = frozenset(_ABOVE + _BELOW)
_SOFT = "#6b5f54"


class Cell(NamedTuple):
    """A square to draw. ``value`` is its figure; a coloured one has none."""

    letter: str = ""
    value: int | None = None
    colour: Colour | None = None
    is_black: bool = False
    is_start: bool = False
    is_odd: bool = False
    mark: Mark = Mark.NONE
    cursor: str = ""

    @property
    def figure(self) -> str:
        """What is printed on the square."""
        return f"{DICE[self.colour]}d" if self.colour else str(self.value or "")

    @property
    def small_figure(self) -> str:
        """The same in one small sign, to stand beside a letter."""
        return _BELOW[DICE[self.colour]] if self.colour else _ABOVE[self.value or 0]


class Palette(NamedTuple):
    """The colours of a grid, by day or by lamp light."""

    paper: tuple[str, str]
    figure: str
    black: str
    letter: str = "#1c120a on #fdf6e4"
    colours: dict[Colour, str] = {  # noqa: RUF012  (never changed)
        "orange": "#2a1a08 on #f0a860",
        "yellow": "#2a2408 on #f0dc78",
        "red": "#2a0c08 on #e58a78",
    }


DAY = Palette(("#dfeadf", "#d3e1d5"), "#4d5c52", "#2a2420 on #2a2420")
LAMP = Palette(("#2e3c36", "#27342f"), "#a9bcb1", "#8a8078 on #0d0b0a")


def draw(cell: Cell, size: Size, palette: Palette) -> list[list[Segment]]:
    """Return the lines of a square."""
    style = _style(cell, palette)
    if cell.is_black and not cell.cursor and cell.mark is not Mark.BAD:
        return [[("▒" * size.width, style)]] * size.height
    if size.height == 1:
        lines = [_line(cell, size)]
    elif size == MEDIUM:
        lines = [_letter(cell), _foot(cell, size)]
    else:
        lines = [cell.figure.rjust(size.width), f" {_letter(cell)}", f" {cell.cursor}"]
    return [_segments(line[: size.width].ljust(size.width), style) for line in lines]


def _segments(line: str, style: str) -> list[Segment]:
    """Return a line in its style, a small figure before a letter in a softer one."""
    if line[0] not in _SMALL:
        return [(line, style)]
    return [(line[0], f"{_SOFT} on {style.rpartition(' ')[2]}"), (line[1:], style)]


def _style(cell: Cell, palette: Palette) -> str:
    marked = marked_style(cell.mark, cell.cursor)
    if marked:
        return marked
    if cell.is_black:
        return palette.black
    if cell.colour:
        return f"bold {palette.colours[cell.colour]}"
    if cell.letter:
        return f"bold {palette.letter}"
    return f"{palette.figure} on {palette.paper[cell.is_odd]}"


def _letter(cell: Cell) -> str:
    """Return the letter between its signs; nothing stands for it where there is none."""
    before, behind = cell.mark.value
    sign = "▒" if cell.is_black else "+" if cell.is_start else " "
    return f"{before}{cell.letter or sign}{behind}"


def _foot(cell: Cell, size: Size) -> str:
    return cell.cursor.ljust(size.width - len(cell.figure)) + cell.figure


def _line(cell: Cell, size: Size) -> str:
    """Return a square of one line: a sign, the letter or the figure, and a sign if there is room.

    Of the cursor, a mark and what is printed, the first that is there is shown before the letter.
    """
    before, behind = cell.mark.value
    if cell.is_black:
        return f"{cell.cursor or behind}▒"
    is_wide = size.width > SMALL.width
    sign = before if is_wide else before.strip() or behind
    if cell.letter:
        lead = cell.cursor or sign.strip() or cell.small_figure
        return f"{lead}{cell.letter}{behind if is_wide else ''}"
    lead = cell.cursor or sign.strip() or ("+" if cell.is_start else "")
    if not lead and not is_wide and cell.colour:
        return cell.figure[::-1]  # "d3": so its digit does not touch that of the square before it
    if not lead:
        return cell.figure.rjust(2) + (behind if is_wide else "")
    return f"{lead}{cell.figure}"[: size.width] if is_wide else f"{lead}{cell.figure[-1:]}"
