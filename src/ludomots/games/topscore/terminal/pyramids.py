"""How a player's board is drawn, in several sizes: the big pyramid and the seven small ones.

``[A]`` is a letter being tried, ``A•`` one that others laid, a small letter a blank, ``·`` a place
without a token. In the narrowest size the signs stand before the letter: ``[A``, ``•A``.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ludomots.games.topscore import Board
from ludomots.games.topscore.model import LONGEST, SHORTEST, SMALL, is_blank
from ludomots.widgets.grid.view import Size
from ludomots.widgets.marks import Mark, Segment

Line = list[Segment]

NARROW, COMPACT, PLAIN, TALL, LARGE = Size(2, 1), Size(3, 1), Size(4, 1), Size(4, 2), Size(6, 3)

_ONE_SIGN = {"IJ": "Ĳ", "ij": "ĳ"}
_GAP_FROM = PLAIN.width
"""From this width on there is room between two squares."""


class Palette(NamedTuple):
    """The colours of a board, by day or by lamp light."""

    empty: str
    label: str
    tile: str = "bold #2a2420 on #fdf6e4"
    blank: str = "bold #3d1f66 on #e4daf5"
    laid: str = "bold #2a2420 on #ffe27a"
    edge: str = "#c9a768"


DAY = Palette("#54655b on #cfe0d4", "#6b5f54")
LAMP = Palette("#9fb5aa on #2c4038", "#b9aa98")


class Place(NamedTuple):
    """A place of a pyramid, with its token if there is one."""

    token: str = ""
    mark: Mark = Mark.NONE


class Drawing(NamedTuple):
    """A board to draw: ``word`` in the row of its length, ``tried`` in the row it would lie in."""

    title: str
    word: Sequence[Place]
    small: Sequence[Place]
    tried: Sequence[Place] = ()
    is_aim: bool = False


def places(board: Board, before: Board | None) -> tuple[list[Place], list[Place]]:
    """Return the places of a board; those that have changed since it was like ``before`` are
    marked."""
    old = list(before.word if before else board.word)
    word = []
    for token in board.word:
        mark = Mark.NONE if token in old else Mark.FRESH
        if token in old:
            old.remove(token)
        word.append(Place(token, mark))
    then = before.small if before else board.small
    small = [
        Place(token, Mark.FRESH if token != was else Mark.NONE)
        for token, was in zip(board.small, then, strict=True)
    ]
    return word, small


def width_of(size: Size) -> int:
    """Return how wide a board is."""
    return LONGEST * size.width


def height_of(size: Size) -> int:
    """Return how high it is: a title, the big pyramid, numbers, the small ones."""
    return 2 + (LONGEST - SHORTEST + 2) * size.height


def draw(drawing: Drawing, size: Size, palette: Palette) -> list[Line]:
    """Return the lines of a board, all equally long."""
    width = width_of(size)
    title = f"{'▸' if drawing.is_aim else ' '}{drawing.title}"[:width].ljust(width)
    lines: list[Line] = [[(title, f"bold {palette.label}" if drawing.is_aim else palette.label)]]
    for length in range(SHORTEST, LONGEST + 1):
        lines += _centred(_row(drawing, length), size, palette)
    under = ">" if size == NARROW else "^"
    numbers = "".join(f"{number:{under}{size.width}}" for number in range(1, SMALL + 1))
    lines.append([(numbers, palette.label)])
    return lines + _centred(drawing.small, size, palette)


def _row(drawing: Drawing, length: int) -> list[Place]:
    for row in (drawing.tried, drawing.word):
        if len(row) == length:
            return list(row)
    return [Place()] * length


def _centred(row: Sequence[Place], size: Size, palette: Palette) -> list[Line]:
    before = (LONGEST - len(row)) * size.width // 2
    after = (LONGEST - len(row)) * size.width - before
    lines: list[Line] = [[(" " * before, "")] for _ in range(size.height)]
    for place in row:
        for line, drawn in zip(lines, _square(place, size, palette), strict=True):
            line.extend(drawn)
    for line in lines:
        line.append((" " * after, ""))
    return lines


def _square(place: Place, size: Size, palette: Palette) -> list[Line]:
    gap = 1 if size.width >= _GAP_FROM else 0
    width = size.width - gap
    style = _style(place, palette)
    face: Line = [(_face(place, width), style)]
    if size.height > 1:
        edge = "▁" if place.token else " "
        below = (edge * width, f"{palette.edge} on {style.rpartition(' ')[2]}")
        empty: list[Line] = [[(" " * width, style)] for _ in range(size.height - 2)]
        lines = [*empty, face, [below]]
    else:
        lines = [face]
    return [[*line, (" " * gap, "")] for line in lines]


def _style(place: Place, palette: Palette) -> str:
    if not place.token:
        return palette.empty
    if place.mark is Mark.LAID:
        return palette.laid
    return palette.blank if is_blank(place.token) else palette.tile


def _face(place: Place, width: int) -> str:
    before, behind = place.mark.value
    if width == NARROW.width:
        sign = before if place.mark is Mark.LAID else behind
        return f"{sign}{_ONE_SIGN.get(place.token, place.token) or '·'}"
    token = place.token if width > COMPACT.width else _ONE_SIGN.get(place.token, place.token)
    return f"{before}{token or '·'}{behind}".center(width)
