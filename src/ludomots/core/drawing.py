"""Positions as text: what ``print(game)`` and the table of a terminal show; grids as HTML too."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

from ludomots.core.notation import COLUMNS

_LEAST_POINTS = 3


class Drawing(NamedTuple):
    """A position as text: the board, the seats in their order, and lines below them.

    ``hands`` are what only the seat itself sees, ``notes`` what everybody sees beside its points.
    Nothing that is secret stands anywhere but in ``hands``. ``needs_hand`` says whether the player
    who is to move needs to see their hand for it. ``turn`` is whose turn it is, ``None`` at the
    end and where several move at once.
    """

    board: tuple[str, ...]
    names: tuple[str, ...]
    scores: tuple[int, ...]
    hands: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
    turn: int | None = None
    needs_hand: bool = True

    def __str__(self) -> str:
        """Return everything, also all hands; ``>`` marks whose turn it is."""
        lines = [*self.board, "", *self._seats(), *(f"  {line}" for line in self.below)]
        return "\n".join(line.rstrip() for line in lines)

    def _seats(self) -> Iterator[str]:
        hands = self.hands or ("",) * len(self.names)
        notes = self.notes or ("",) * len(self.names)
        width = max(map(len, notes), default=0)
        for seat, name in enumerate(self.names):
            mark = ">" if seat == self.turn else " "
            note = f" {notes[seat]:<{width}}" if width else ""
            points = f"{self.scores[seat]:>{_LEAST_POINTS}}"
            yield f"{mark} {name}{note}  {points}  {hands[seat]}"


def grid_lines(rows: Iterable[Iterable[object]], side: int, width: int) -> tuple[str, ...]:
    """Return a grid as lines of text with the names of its columns and rows; every square is
    ``width`` characters wide."""
    head = "    " + " ".join(f"{letter:<{width}}" for letter in COLUMNS[:side])
    lines = (
        f"{number:>2}  " + " ".join(f"{cell!s:<{width}}" for cell in row)
        for number, row in enumerate(rows, start=1)
    )
    return tuple(line.rstrip() for line in (head, *lines))


def grid_html(
    rows: Iterable[Iterable[str]], side: int, seats: Iterable[str], below: Iterable[str]
) -> str:
    """Return a grid as HTML, without script or style sheet; its squares are HTML already.

    What only one seat sees has the class ``hand``, in every game: a page may hide it.
    """
    head = "".join(f"<th>{letter}</th>" for letter in COLUMNS[:side])
    body = "".join(
        f"<tr><th>{number}</th>{''.join(row)}</tr>" for number, row in enumerate(rows, start=1)
    )
    items = "".join(f'<li class="hand">{escape(line)}</li>' for line in seats)
    table = f'<table style="border-collapse:collapse"><tr><th></th>{head}</tr>{body}</table>'
    return f"<div>{table}<ul>{items}</ul>{escape(' '.join(below))}</div>"
