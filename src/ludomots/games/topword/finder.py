"""Every play of good words, found lane by lane.

A word is grown along a lane square by square from each place where it may begin, and given up as
soon as no word begins so. On a square with a tile the word may use that tile or a new one on top.

This finder is written from the rules alone, without the engine's move generator: the two are
compared in tests.
"""

from collections.abc import Iterator

from ludomots.core.beginnings import Branch, beginnings
from ludomots.core.tiles import Tiles
from ludomots.games.topword.board import Board
from ludomots.games.topword.lanes import Lane, lanes
from ludomots.games.topword.moves import Place, Placed
from ludomots.games.topword.options import Options
from ludomots.words import Lexicon


def find(options: Options, lexicon: Lexicon, board: Board, rack: Tiles) -> Iterator[Place]:
    """Yield each play that a rack allows, once, if all its words are in the list."""
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
        """Yield the plays that begin with ``branch``, the word being read up to square ``at``."""
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
        """Return whether the word read up to ``end`` is a play of this lane and of no other.

        TW-Q10: two squares at least. A tile that makes words both ways is found along its row.
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
        """TW-Q11: whether every square of an old word gets a tile."""
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
        """TW-Q12: whether the play only puts an S behind an old word."""
        at, spots = end - 1, self.lane.spots
        if len(self.laid) > 1 or self.laid[0].tile != "S" or self._at(self.laid[0]) != at:
            return False
        behind_a_word = at > 1 and bool(spots[at - 1].top and spots[at - 2].top)
        return behind_a_word and not spots[at].top and not spots[at].crosses

    def _at(self, placed: Placed) -> int:
        return (placed.col if self.lane.across else placed.row) - 1
