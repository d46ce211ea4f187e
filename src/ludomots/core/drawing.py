"""Boards of squares as text and as HTML, with the seats below them."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

from ludomots.core.notation import COLUMNS


class Drawing(NamedTuple):
    """A board to be drawn: its side, a line for each seat, whose turn it is, a line below."""

    side: int
    seats: tuple[str, ...]
    turn: int | None
    foot: str

    def text(self, rows: Iterable[Iterable[object]], width: int) -> str:
        """Return the board as text, each square being so wide; ``>`` marks whose turn it is."""
        return "\n".join(line.rstrip() for line in self._lines(rows, width))

    def _lines(self, rows: Iterable[Iterable[object]], width: int) -> Iterator[str]:
        yield "    " + " ".join(f"{letter:<{width}}" for letter in COLUMNS[: self.side])
        for number, row in enumerate(rows, start=1):
            yield f"{number:>2}  " + " ".join(f"{cell!s:<{width}}" for cell in row)
        yield ""
        for seat, line in enumerate(self.seats):
            yield ("> " if seat == self.turn else "  ") + line
        yield f"  {self.foot}"

    def html(self, rows: Iterable[Iterable[str]]) -> str:
        """Return the board as HTML, without script or style sheet; the squares are HTML already.

        What only one seat sees has the class ``hand``, in every game: a page may hide it.
        """
        head = "".join(f"<th>{letter}</th>" for letter in COLUMNS[: self.side])
        body = "".join(
            f"<tr><th>{number}</th>{''.join(row)}</tr>" for number, row in enumerate(rows, start=1)
        )
        seats = "".join(f'<li class="hand">{escape(line)}</li>' for line in self.seats)
        table = f'<table style="border-collapse:collapse"><tr><th></th>{head}</tr>{body}</table>'
        return f"<div>{table}<ul>{seats}</ul>{escape(self.foot)}</div>"
