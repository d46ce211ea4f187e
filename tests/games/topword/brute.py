"""A third witness: every play by brute force, judged by the rules alone.

It shares only the words and the options with the rulebook: the board is a dictionary of strings,
the lines are walked step by step, and the points are counted here again. It is small and slow.
"""

from collections.abc import Iterator
from itertools import permutations

from ludomots.games.topword import Board, Options
from ludomots.words import Lexicon
from tests.games.runs import runs_through

Piles = dict[tuple[int, int], list[str]]
Play = frozenset[tuple[int, int, str]]

_SEVEN = 7
"""Tiles laid at once that earn the bonus of a full rack (TW-Q19)."""


def piles_of(board: Board) -> Piles:
    """Return the piles that hold tiles, by row and column from 1."""
    side = board.side
    return {
        (at // side + 1, at % side + 1): list(pile) for at, pile in enumerate(board.piles) if pile
    }


def plays(
    options: Options, lexicon: Lexicon, board: Board, rack: tuple[str, ...], most: int
) -> dict[Play, int]:
    """Return every play of up to ``most`` tiles with its points."""
    old = piles_of(board)
    found: dict[Play, int] = {}
    for count in range(1, min(most, len(rack)) + 1):
        places = [squares for squares in _lines(board.side, count) if _fits(options, old, squares)]
        for tiles in set(_faces(options, rack, count)):
            for squares in places:
                points = judge(options, lexicon, old, dict(zip(squares, tiles, strict=True)))
                if points is not None:
                    laid = zip(squares, tiles, strict=True)
                    found[frozenset((row, col, tile) for (row, col), tile in laid)] = points
    return found


def judge(
    options: Options, lexicon: Lexicon, old: Piles, laid: dict[tuple[int, int], str]
) -> int | None:
    """Return the points of a play on squares that fit, ``None`` if it is against the rules."""
    new = dict(old)
    for square, tile in laid.items():
        if square in old and (old[square][-1] == tile or len(old[square]) >= options.stack_limit):
            return None
        new[square] = [*old.get(square, ()), tile]
    fresh = list({run for square in laid for run in runs_through(new, square)})
    texts = ["".join(new[square][-1] for square in word) for word in fresh]
    if not fresh or any(text not in lexicon for text in texts):
        return None
    if options.keep_one_letter and any(all(s in laid for s in word) for word in _words(old)):
        return None
    if options.no_lone_s and len(fresh) == 1 and _is_plural(old, laid, fresh[0]):
        return None
    return _points(options, new, laid, fresh)


def _fits(options: Options, old: Piles, squares: tuple[tuple[int, int], ...]) -> bool:
    """Whether tiles on these squares of one line leave no gap and are linked or central."""
    (top, left), (bottom, right) = squares[0], squares[-1]
    line = ((r, c) for r in range(top, bottom + 1) for c in range(left, right + 1))
    if any(square not in squares and square not in old for square in line):
        return False
    return _linked(old, squares) if old else _central(options, squares)


def _points(
    options: Options,
    new: Piles,
    laid: dict[tuple[int, int], str],
    fresh: list[tuple[tuple[int, int], ...]],
) -> int:
    total = 0
    flat_squares = set()
    for word in fresh:
        heights = [len(new[square]) for square in word]
        is_flat = max(heights) == 1
        total += sum(heights) * (2 if is_flat else 1)
        flat_squares |= set(word) if is_flat else set()
    for square, tile in laid.items():
        if options.bonus_letters == "each":
            total += 2 if tile[0] in "JKQWXYZ" else 0
        elif tile[0] == "Q" and square in flat_squares:
            total += 2
    return total + (options.full_rack_bonus if len(laid) == _SEVEN else 0)


def _faces(options: Options, rack: tuple[str, ...], count: int) -> Iterator[tuple[str, ...]]:
    for tiles in permutations(rack, count):
        yield tiles
        if options.q_tile == "either" and "QU" in tiles:
            yield tuple("Q" if tile == "QU" else tile for tile in tiles)


def _lines(side: int, count: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield every choice of squares in a row or a column."""
    for line in range(1, side + 1):
        for at in _ascending(side, count):
            yield tuple((line, step) for step in at)
            yield tuple((step, line) for step in at)


def _ascending(side: int, count: int, first: int = 1) -> Iterator[tuple[int, ...]]:
    if count == 0:
        yield ()
        return
    for step in range(first, side + 1):
        for rest in _ascending(side, count - 1, step + 1):
            yield (step, *rest)


def _linked(old: Piles, squares: tuple[tuple[int, int], ...]) -> bool:
    around = ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))
    return any((r + dr, c + dc) in old for r, c in squares for dr, dc in around)


def _central(options: Options, squares: tuple[tuple[int, int], ...]) -> bool:
    half = options.board // 2
    middle = {half, half + 1} if options.board % 2 == 0 else {half + 1}
    return any(r in middle and c in middle for r, c in squares)


def _words(piles: Piles) -> set[tuple[tuple[int, int], ...]]:
    """Return every run of two squares or more."""
    return {run for square in piles for run in runs_through(piles, square)}


def _is_plural(
    old: Piles, laid: dict[tuple[int, int], str], word: tuple[tuple[int, int], ...]
) -> bool:
    """Whether the only tile is an S on the empty square behind a word of the board."""
    [(square, tile), *more] = laid.items()
    return not more and tile == "S" and square not in old and word[:-1] in _words(old)
