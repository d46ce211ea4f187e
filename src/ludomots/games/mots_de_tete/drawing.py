"""A grid drawn for a terminal or a notebook, and what the page of rules says of a table."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from ludomots.core.contract import Square
from ludomots.core.drawing import Drawing, grid_html, grid_lines
from ludomots.games.mots_de_tete.grid import DICE, Colour, grids
from ludomots.games.mots_de_tete.model import QUARTE, Options, State
from ludomots.texts import Texts

_SIGNS: dict[Colour, str] = {"orange": "¹", "yellow": "²", "red": "³"}
_BLACK = "#"
_STYLE = "width:2em;height:2em;text-align:center;border:1px solid #b9a889;background:"
_PAPER, _INK, _WRITTEN, _OPEN = "#f6f1e7", "#3b3630", "#fffdf5", "#fbe7b2"
_COLOURS: dict[Colour, str] = {"orange": "#f2b56b", "yellow": "#f3e08a", "red": "#e38a7b"}


class Cell(NamedTuple):
    """A square to draw: its letter if any, whether it can be contested, and what is printed."""

    letter: str
    is_open: bool
    is_black: bool
    colour: Colour | None
    value: int | None

    def __str__(self) -> str:
        if self.is_black:
            return _BLACK
        if self.letter:
            return self.letter.lower() if self.is_open else self.letter
        return _SIGNS[self.colour] if self.colour else str(self.value)

    def html(self) -> str:
        """Return the cell of a table."""
        colour = _COLOURS[self.colour] if self.colour else _PAPER
        if self.letter and not self.colour:
            colour = _WRITTEN
        if self.is_open:
            colour = _OPEN
        value = "" if self.value is None else f"<sup>{self.value}</sup>"
        background = _INK if self.is_black else colour
        return f'<td style="{_STYLE}{background}">{escape(self.letter)}{value}</td>'


def draw(options: Options, state: State, say: Texts, names: Sequence[str]) -> Drawing:
    """Return the grid, the scores and the die.

    An empty square shows its figure, or ``¹``, ``²``, ``³`` for the dice of its colour; ``#`` is
    black, small letters can still be contested.
    """
    return Drawing(
        board=grid_lines(_rows(options, state), state.board.side, width=1),
        names=tuple(names),
        scores=state.scores,
        below=_below(state, say),
        turn=None if state.end else state.turn,
        needs_hand=False,
    )


def draw_html(options: Options, state: State, say: Texts) -> str:
    """Return the same as HTML, without script or style sheet."""
    rows = ([cell.html() for cell in row] for row in _rows(options, state))
    return grid_html(rows, state.board.side, _seat_lines(state, say), _below(state, say))


def _rows(options: Options, state: State) -> Iterator[list[Cell]]:
    grid = grids()[options.board]
    letters = state.provisional.letters if state.provisional else ()
    open_squares = {one.square for one in letters}
    board = state.board.written(letters)
    for row in range(1, grid.side + 1):
        squares = (Square(row, col) for col in range(1, grid.side + 1))
        yield [
            Cell(
                letter=board.letter(square),
                is_open=square in open_squares,
                is_black=square in grid.black,
                colour=grid.colours.get(square),
                value=grid.values.get(square),
            )
            for square in squares
        ]


def _seat_lines(state: State, say: Texts) -> Iterator[str]:
    for seat, points in enumerate(state.scores):
        yield f"{say('draw-seat', seat=seat + 1)}  {points:>3}"


def _below(state: State, say: Texts) -> tuple[str, ...]:
    return () if state.end else (say("draw-die", die=state.die),)


_MINUTE = 60
_EXAMPLE_GRID = 17


def facts(options: Options) -> dict[str, str | int]:
    """Return the numbers and names of a table: letters a turn, colours, length of the game."""
    time = options.game_time or 0
    in_minutes = time % _MINUTE == 0
    worth = QUARTE if options.variant == "quarte" else 1
    return {
        "letters": QUARTE,
        **{colour: worth * dice for colour, dice in DICE.items()},
        "hasTarget": "yes" if options.has_target else "no",
        "gameLength": time // _MINUTE if in_minutes else time,
        "gameUnit": "minutes" if in_minutes else "seconds",
        "example": "yes" if _example_holds(options) else "no",
    }


def _example_holds(options: Options) -> bool:
    """Return whether the plays of the example are legal and bring the points it states."""
    grid = options.board == _EXAMPLE_GRID and options.lexicon == "fr"
    return grid and options.variant != "quarte"
