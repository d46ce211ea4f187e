"""The printed grids: figures, coloured and black squares, from ``boards.toml`` beside this file."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from ludomots.core.contract import Square

Colour = Literal["orange", "yellow", "red"]

DICE: dict[Colour, int] = {"orange": 1, "yellow": 2, "red": 3}
"""How many rolls give the value of a coloured square (MT-26, MT-27, MT-28)."""

_BLACK = "#"
_KNOWN = "+"
_COLOURS: dict[str, Colour] = {"o": "orange", "y": "yellow", "r": "red"}


class Grid(NamedTuple):
    """A printed grid (MT-02). ``values`` are the figures; a coloured square has none (MT-Q3).

    ``cross`` is the black cross in the centre, ``start`` the squares that share a side with it
    (MT-Q12). ``known`` are the squares that the printed example shows; we chose the others (MT-Q2).
    """

    side: int
    values: Mapping[Square, int]
    colours: Mapping[Square, Colour]
    black: frozenset[Square]
    cross: frozenset[Square]
    start: frozenset[Square]
    known: frozenset[Square]


@cache
def grids() -> dict[int, Grid]:
    """Return the grids by the length of their side (MT-Q2)."""
    text = files(__package__).joinpath("boards.toml").read_text(encoding="utf-8")
    return {
        int(side): _grid(int(side), _cells(board["squares"]), _cells(board["source"]))
        for side, board in tomllib.loads(text).items()
    }


def printed() -> dict[str, object]:
    """Return the grids for the site: each square is a figure, a colour or black.

    ``dice`` has the number of rolls for each colour.
    """
    boards = {
        str(side): [_printed(grid, Square(row, col)) for row in span for col in span]
        for side, grid in grids().items()
        for span in [range(1, side + 1)]
    }
    return {"boards": boards, "dice": DICE}


def _printed(grid: Grid, square: Square) -> int | str:
    if square in grid.black:
        return "black"
    return grid.colours.get(square) or grid.values[square]


def neighbours(square: Square) -> tuple[Square, ...]:
    """Return the four squares that touch a square, on the grid or not."""
    row, col = square.row, square.col
    return (Square(row, col - 1), Square(row, col + 1), Square(row - 1, col), Square(row + 1, col))


def _cells(rows: list[str]) -> dict[Square, str]:
    return {
        Square(row, col): cell
        for row, line in enumerate(rows, start=1)
        for col, cell in enumerate(line.split(), start=1)
    }


def _grid(side: int, cells: dict[Square, str], source: dict[Square, str]) -> Grid:
    black = frozenset(square for square, cell in cells.items() if cell == _BLACK)
    cross = _joined(black, Square((side + 1) // 2, (side + 1) // 2))
    return Grid(
        side=side,
        values={square: int(cell) for square, cell in cells.items() if cell.isdigit()},
        colours={square: _COLOURS[cell] for square, cell in cells.items() if cell in _COLOURS},
        black=black,
        cross=cross,
        start=frozenset(
            square for square in cells if square not in black and cross & {*neighbours(square)}
        ),
        known=frozenset(square for square, mark in source.items() if mark == _KNOWN),
    )


def _joined(squares: frozenset[Square], first: Square) -> frozenset[Square]:
    """Return the squares that are connected with the first one."""
    found, waiting = set[Square](), [first]
    while waiting:
        square = waiting.pop()
        if square in squares and square not in found:
            found.add(square)
            waiting += neighbours(square)
    return frozenset(found)
