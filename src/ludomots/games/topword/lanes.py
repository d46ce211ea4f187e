"""Rows and columns seen alike: a lane is a line of squares with what may be laid on each."""

from collections.abc import Iterator
from typing import NamedTuple

from ludomots.core.contract import Square
from ludomots.games.topword import box
from ludomots.games.topword.board import Board
from ludomots.games.topword.options import Options
from ludomots.words import Lexicon


class Spot(NamedTuple):
    """A square of a lane.

    ``tiles`` are those that may be laid there: under the stack limit (TW-18), not on their like
    (TW-17), making a word in the crossing direction if there are neighbours (TW-16). ``joins``
    says whether a tile laid there is linked to an old one (TW-Q15) or, on an empty board, lies on
    a start square (TW-12).
    """

    square: Square
    top: str
    tiles: frozenset[str]
    joins: bool
    crosses: bool


class Lane(NamedTuple):
    """A row or a column. ``to_join`` counts the tiles a word needs from each square on until it
    is linked to an old tile."""

    spots: tuple[Spot, ...]
    across: bool
    to_join: tuple[int, ...]


def lanes(
    options: Options, lexicon: Lexicon, board: Board, faces: frozenset[str]
) -> Iterator[Lane]:
    """Yield the rows, then the columns, for a rack whose tiles can show these faces."""
    side = range(1, board.side + 1)
    start = box.boards()[options.board] if board.is_empty else frozenset[Square]()
    for across in (True, False):
        for line in side:
            spots = []
            for step in side:
                square = Square(line, step) if across else Square(step, line)
                spots.append(_spot(options, lexicon, board, square, faces, start, across))
            yield Lane(tuple(spots), across, _to_join(spots))


def _spot(
    options: Options,
    lexicon: Lexicon,
    board: Board,
    square: Square,
    faces: frozenset[str],
    start: frozenset[Square],
    across: bool,
) -> Spot:
    top = board.top(square)
    crossing = board.run(square, across=not across)
    crosses = len(crossing) > 1
    full = board.height(square) >= options.stack_limit
    tiles = frozenset[str]() if full else faces - {top}
    if crosses:
        at = crossing.index(square)
        before, after = board.read(crossing[:at]), board.read(crossing[at + 1 :])
        tiles = frozenset(tile for tile in tiles if before + tile + after in lexicon)
    return Spot(square, top, tiles, bool(top) or crosses or square in start, crosses)


def _to_join(spots: list[Spot]) -> tuple[int, ...]:
    needed, counts = len(spots) + 1, []
    for spot in reversed(spots):
        needed = 0 if spot.top else 1 if spot.joins else needed + 1
        counts.append(needed)
    return tuple(reversed(counts))
