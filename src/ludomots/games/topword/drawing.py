"""A board drawn for a terminal or a notebook, and what the page of rules says of a table."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from ludomots.core.drawing import Drawing, grid_html, grid_lines
from ludomots.games.topword.model import Options, State, boards, squares
from ludomots.games.topword.scoring import LETTER_BONUS
from ludomots.games.topword.turns import FREE_EXCHANGES, TILE_LEFT
from ludomots.texts import Texts

_HEIGHTS = ("", "", "²", "³", "⁴", "⁵")
_STYLE = "width:2em;height:2em;text-align:center;border:1px solid #b9a889;background:"
_EMPTY, _START, _TILE, _OPEN = "#f6f1e7", "#d8e3d0", "#fffdf5", "#fbe7b2"


class Cell(NamedTuple):
    """A square to draw: its letter if any, its height, and whether it is a start square or open."""

    face: str
    height: int
    is_start: bool
    is_open: bool

    def __str__(self) -> str:
        if not self.face:
            return "+" if self.is_start else "·"
        return (self.face.lower() if self.is_open else self.face) + _HEIGHTS[self.height]

    def html(self) -> str:
        """Return the cell of a table."""
        colour = _START if self.is_start else _EMPTY
        if self.face:
            colour = _OPEN if self.is_open else _TILE
        height = f"<sup>{self.height}</sup>" if self.height > 1 else ""
        return f'<td style="{_STYLE}{colour}">{escape(self.face)}{height}</td>'


def draw(options: Options, state: State, say: Texts, names: Sequence[str]) -> Drawing:
    """Return the board, the racks and the scores.

    A pile shows its top letter and its height above one; ``+`` is a start square, small letters
    are a play that can still be contested.
    """
    return Drawing(
        board=grid_lines(_rows(options, state), state.board.side, width=3),
        names=tuple(names),
        scores=state.scores,
        hands=tuple(" ".join(map(_face, rack)) for rack in state.racks),
        below=_below(state, say),
        turn=None if state.end else state.turn,
    )


def draw_html(options: Options, state: State, say: Texts) -> str:
    """Return the same as HTML, without script or style sheet."""
    rows = ([cell.html() for cell in row] for row in _rows(options, state))
    return grid_html(rows, state.board.side, _seat_lines(state, say), _below(state, say))


def _below(state: State, say: Texts) -> tuple[str, ...]:
    return (say("draw-bag", count=len(state.bag)),)


def _rows(options: Options, state: State) -> Iterator[list[Cell]]:
    start = boards()[options.board]
    tiles = state.provisional.tiles if state.provisional else ()
    open_squares = {placed.square for placed in tiles}
    board = state.board.laid(tiles)
    cells = [
        Cell(_face(pile[-1]) if pile else "", len(pile), square in start, square in open_squares)
        for square, pile in zip(squares(board.side), board.piles, strict=True)
    ]
    for at in range(0, len(cells), board.side):
        yield cells[at : at + board.side]


def _seat_lines(state: State, say: Texts) -> Iterator[str]:
    for seat, (points, rack) in enumerate(zip(state.scores, state.racks, strict=True)):
        yield f"{say('draw-seat', seat=seat + 1)}  {points:>3}  {' '.join(map(_face, rack))}"


def _face(tile: str) -> str:
    return tile.capitalize()


_EXAMPLE_PILE = 3
"""The height of the highest pile of the example."""


def facts(options: Options) -> dict[str, str | int]:
    """Return the numbers and names of a table: the tiles of the box, the bonuses, the costs."""
    counts = sorted(options.box_counts().items())
    return {
        "startSquares": len(boards()[options.board]),
        "tiles": sum(count for _, count in counts),
        "tileList": ", ".join(f"{tile.capitalize()}\u00a0{count}" for tile, count in counts),
        "qName": "Q" if options.q_tile == "Q" else "Qu",
        "letterBonus": LETTER_BONUS,
        "tileLeft": TILE_LEFT,
        "freeExchanges": FREE_EXCHANGES,
        "example": "yes" if _example_holds(options) else "no",
    }


def _example_holds(options: Options) -> bool:
    """Return whether the plays of the example are legal and bring the points it states."""
    usual = Options(
        letters=options.letters,
        q_tile=options.q_tile,
        stack_limit=options.stack_limit,
        all_pass_ends=options.all_pass_ends,
        turn_clock=options.turn_clock,
        check=options.check,
        lost_contest=options.lost_contest,
        failed_contest=options.failed_contest,
        no_lone_s=options.no_lone_s,
    )
    return options.stack_limit >= _EXAMPLE_PILE and options == usual
