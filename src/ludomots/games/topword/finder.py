"""Every play of good words, found lane by lane.

A lane is a row or a column. A word is grown along it square by square from each place where it may
begin, and given up as soon as no word begins so. On a square with a tile the word may use that tile
or a new one on top of it. A tile must also make a word in the crossing direction, if it has
neighbours there.

This finder is written from the rules alone, without the engine's move generator: the two are
compared in tests.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ludomots.games.contract import Square
from ludomots.games.tiles import Tiles
from ludomots.games.topword import box
from ludomots.games.topword.board import Board
from ludomots.games.topword.moves import Place, Placed
from ludomots.games.topword.options import Options
from ludomots.words import Lexicon

_MOST_BRANCHES = 400_000


class Branch:
    """What words can begin with some letters: asked of the word list once, then remembered."""

    __slots__ = ("_next", "_words", "is_word", "text")

    def __init__(self, words: "Words", text: str) -> None:
        self.text = text
        self.is_word = text in words.lexicon
        self._words = words
        self._next: dict[str, Branch | None] = {}

    def then(self, tile: str) -> "Branch | None":
        """Return the branch one tile further, ``None`` if no word begins so."""
        if tile not in self._next:
            self._next[tile] = self._words.branch(self.text + tile)
        return self._next[tile]


class Words:
    """The tree of beginnings of words, grown where it is walked."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._begins = lexicon.graph().prefix
        self._branches = 0
        self._root = Branch(self, "")

    @property
    def root(self) -> Branch:
        """Where every word begins; a new tree when the old one has grown too large."""
        if self._branches > _MOST_BRANCHES:
            self._branches, self._root = 0, Branch(self, "")
        return self._root

    def branch(self, text: str) -> Branch | None:
        """Return the branch of a beginning, ``None`` if no word begins so."""
        self._branches += 1
        return Branch(self, text) if self._begins(text, 0)[1] else None


_words_of = lru_cache(maxsize=8)(Words)


class Spot(NamedTuple):
    """A square of a lane.

    ``tiles`` are those that may be laid there: under the stack limit, not on their like, making a
    word across the lane. ``joins`` says whether a tile laid there is linked to an old one, or, on
    an empty board, lies on a start square.
    """

    square: Square
    top: str
    tiles: frozenset[str]
    joins: bool
    crosses: bool


class _Lane(NamedTuple):
    spots: tuple[Spot, ...]
    across: bool
    to_join: tuple[int, ...]


def find(options: Options, lexicon: Lexicon, board: Board, rack: Tiles) -> Iterator[Place]:
    """Yield each play that a rack allows, once, if all its words are in the list."""
    words = _words_of(lexicon)
    faces = frozenset(face for tile in rack for face in options.faces(tile))
    for across in (True, False):
        for lane in _lanes(options, lexicon, board, faces, across=across):
            for tiles in _plays_in(options, lane, words.root, rack):
                yield Place(tuple(tiles))


def _plays_in(options: Options, lane: _Lane, root: Branch, rack: Tiles) -> Iterator[list[Placed]]:
    """Yield the plays along one lane."""
    spots, size = lane.spots, len(lane.spots)
    left = {tile: rack.count(tile) for tile in rack}
    faces = [(face, tile) for tile in left for face in options.faces(tile)]
    laid: list[Placed] = []

    def grow(at: int, branch: Branch, joined: bool) -> Iterator[list[Placed]]:
        if at == size or not spots[at].top:
            if laid and joined and branch.is_word and _stands(options, lane, laid, at):
                yield laid
            if at == size:
                return
        if not joined and lane.to_join[at] > len(rack) - len(laid):
            return
        spot = spots[at]
        if spot.top:
            longer = branch.then(spot.top)
            if longer is not None:
                yield from grow(at + 1, longer, True)
        if len(laid) == len(rack):
            return
        for face, tile in faces:
            if not left[tile] or face not in spot.tiles:
                continue
            longer = branch.then(face)
            if longer is None:
                continue
            left[tile] -= 1
            laid.append(Placed(spot.square.row, spot.square.col, face))
            yield from grow(at + 1, longer, joined or spot.joins)
            laid.pop()
            left[tile] += 1

    for start in range(size):
        if start == 0 or not spots[start - 1].top:
            yield from grow(start, root, False)


def _stands(options: Options, lane: _Lane, laid: list[Placed], end: int) -> bool:
    """Return whether a word ending before ``end`` is a play of this lane and of no other.

    A single tile that makes words both ways is found along its row only. TW-Q10: two squares.
    """
    across = lane.across
    spots = lane.spots
    at = (laid[0].col if across else laid[0].row) - 1
    if len(laid) == 1:
        longer = (at > 0 and spots[at - 1].top) or end > at + 1
        if not longer or (not across and spots[at].crosses):
            return False
    if options.keep_one_letter and _covers_a_word(lane, laid):
        return False
    return not (options.no_lone_s and _is_lone_s(lane, laid, end))


def _covers_a_word(lane: _Lane, laid: list[Placed]) -> bool:
    """TW-Q11: whether all squares of an old word of the lane get a tile."""
    covered = {placed.square for placed in laid}
    run: list[bool] = []
    for spot in (*lane.spots, None):
        if spot is not None and spot.top:
            run.append(spot.square in covered)
            continue
        if len(run) > 1 and all(run):
            return True
        run = []
    return False


def _is_lone_s(lane: _Lane, laid: list[Placed], end: int) -> bool:
    """TW-Q12: whether the play only puts an S behind an old word."""
    if len(laid) > 1 or laid[0].tile != "S":
        return False
    spot = lane.spots[end - 1]
    if spot.square != laid[0].square or spot.top or spot.crosses:
        return False
    return end >= 3 and bool(lane.spots[end - 2].top and lane.spots[end - 3].top)


def _lanes(
    options: Options, lexicon: Lexicon, board: Board, faces: frozenset[str], *, across: bool
) -> Iterator[_Lane]:
    side = board.side
    start = box.boards()[options.board] if board.is_empty else frozenset()
    for line in range(1, side + 1):
        spots = []
        for step in range(1, side + 1):
            square = Square(line, step) if across else Square(step, line)
            spots.append(_spot(options, lexicon, board, square, faces, start, across=across))
        yield _Lane(tuple(spots), across, _to_join(spots))


def _spot(
    options: Options,
    lexicon: Lexicon,
    board: Board,
    square: Square,
    faces: frozenset[str],
    start: frozenset[Square],
    *,
    across: bool,
) -> Spot:
    pile = board.pile(square)
    top = pile[-1] if pile else ""
    crossing = board.run(square, across=not across)
    crosses = len(crossing) > 1
    tiles = faces - {top} if len(pile) < options.stack_limit else frozenset[str]()
    if crosses:
        at = crossing.index(square)
        before, after = board.read(crossing[:at]), board.read(crossing[at + 1 :])
        tiles = frozenset(tile for tile in tiles if before + tile + after in lexicon)
    return Spot(square, top, tiles, bool(top) or crosses or square in start, crosses)


def _to_join(spots: list[Spot]) -> tuple[int, ...]:
    """Return how many tiles a word needs from each square on before it is linked."""
    needed, distances = len(spots) + 1, []
    for spot in reversed(spots):
        needed = 0 if spot.top else 1 if spot.joins else needed + 1
        distances.append(needed)
    return tuple(reversed(distances))
