"""The plays of good words as the rulebook finds them, lane by lane.

A lane is a row or a column: a line of squares with what may be laid on each. A word is grown along
a lane square by square from each place where it may begin, and given up as soon as no word begins
so. On a square with a tile the word may use that tile or a new one on top.

This is written from the rules alone, without the engine's move generator: tests compare the two.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ludomots.core.beginnings import Branch, beginnings
from ludomots.core.contract import Square
from ludomots.core.tiles import Tiles
from ludomots.games.topword.model import Board, Options, Place, Placed, boards
from ludomots.words import Lexicon


class Spot(NamedTuple):
    """A square of a lane.

    ``tiles`` are those that may be laid there: under the stack limit (TW-18), not on the same
    letter (TW-17), and making a crossing word if there are neighbours (TW-16). ``joins`` says
    whether a tile there is linked to an old one (TW-Q15) or, on an empty board, lies on a start
    square (TW-12).
    """

    square: Square
    top: str
    tiles: frozenset[str]
    joins: bool
    crosses: bool


class Lane(NamedTuple):
    """A row or a column. ``to_join`` counts, from each square on, the tiles that a word needs to be
    linked to an old tile."""

    spots: tuple[Spot, ...]
    across: bool
    to_join: tuple[int, ...]


def lanes(
    options: Options, lexicon: Lexicon, board: Board, faces: frozenset[str]
) -> Iterator[Lane]:
    """Yield the rows, then the columns; ``faces`` are the ways to lay the tiles of a rack."""
    side = range(1, board.side + 1)
    start = boards()[options.board] if board.is_empty else frozenset[Square]()
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


def find(options: Options, lexicon: Lexicon, board: Board, rack: Tiles) -> Iterator[Place]:
    """Yield each play of a rack once, if all its words are in the list."""
    faces = frozenset(face for tile in rack for face in options.faces(tile))
    root = beginnings(lexicon).root
    for lane in lanes(options, lexicon, board, faces):
        yield from _Search(options, lane, rack).plays(root)


class _Search:
    """The search along one lane: the tiles laid so far and those still on the rack."""

    def __init__(self, options: Options, lane: Lane, rack: Tiles) -> None:
        self.options = options
        self.lane = lane
        self.free = len(rack)
        self.left = {tile: rack.count(tile) for tile in rack}
        self.faces = [(face, tile) for tile in self.left for face in options.faces(tile)]
        self.laid: list[Placed] = []

    def plays(self, root: Branch) -> Iterator[Place]:
        """Yield the plays of this lane: a word begins where no tile is before it."""
        spots = self.lane.spots
        for start in range(len(spots)):
            if start == 0 or not spots[start - 1].top:
                yield from self._grow(start, root, joined=False)

    def _grow(self, at: int, branch: Branch, *, joined: bool) -> Iterator[Place]:
        """Yield the plays that begin with ``branch``, the word read up to square ``at``."""
        at_end = at == len(self.lane.spots)
        if at_end or not self.lane.spots[at].top:
            if self.laid and joined and branch.is_word and self._stands(at):
                yield Place(tuple(self.laid))
            if at_end:
                return
        if joined or self.lane.to_join[at] <= self.free:
            yield from self._use_the_tile_there(at, branch)
            yield from self._lay_a_tile(at, branch, joined=joined)

    def _use_the_tile_there(self, at: int, branch: Branch) -> Iterator[Place]:
        top = self.lane.spots[at].top
        longer = branch.then(top) if top else None
        if longer is not None:
            yield from self._grow(at + 1, longer, joined=True)

    def _lay_a_tile(self, at: int, branch: Branch, *, joined: bool) -> Iterator[Place]:
        spot = self.lane.spots[at]
        for face, tile in self.faces:
            if not self.left[tile] or face not in spot.tiles:
                continue
            longer = branch.then(face)
            if longer is None:
                continue
            self.left[tile] -= 1
            self.free -= 1
            self.laid.append(Placed(spot.square.row, spot.square.col, face))
            yield from self._grow(at + 1, longer, joined=joined or spot.joins)
            self.laid.pop()
            self.free += 1
            self.left[tile] += 1

    def _stands(self, end: int) -> bool:
        """Return whether the word read up to ``end`` is a play that this lane yields.

        TW-Q10: two squares at least. A single tile that makes words both ways is yielded along its
        row only.
        """
        if len(self.laid) == 1:
            at = self._at(self.laid[0])
            alone = end == at + 1 and (at == 0 or not self.lane.spots[at - 1].top)
            if alone or (self.lane.spots[at].crosses and not self.lane.across):
                return False
        if self.options.keep_one_letter and self._covers_a_word():
            return False
        return not (self.options.no_lone_s and self._is_lone_s(end))

    def _covers_a_word(self) -> bool:
        """TW-Q11: return whether every square of an old word gets a tile."""
        covered = {self._at(placed) for placed in self.laid}
        run: list[bool] = []
        for at, spot in enumerate(self.lane.spots):
            if spot.top:
                run.append(at in covered)
                continue
            if len(run) > 1 and all(run):
                return True
            run = []
        return len(run) > 1 and all(run)

    def _is_lone_s(self, end: int) -> bool:
        """TW-Q12: return whether the play only puts an S behind an old word."""
        at, spots = end - 1, self.lane.spots
        if len(self.laid) > 1 or self.laid[0].tile != "S" or self._at(self.laid[0]) != at:
            return False
        behind_a_word = at > 1 and bool(spots[at - 1].top and spots[at - 2].top)
        return behind_a_word and not spots[at].top and not spots[at].crosses

    def _at(self, placed: Placed) -> int:
        return (placed.col if self.lane.across else placed.row) - 1
