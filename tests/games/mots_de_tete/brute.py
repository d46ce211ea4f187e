"""A second witness: every play by brute force, judged by the rules alone.

It shares only the words and the printed grid with the rulebook: the letters are a dictionary, lines
are walked step by step, and points are counted here again. It is small and slow.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from string import ascii_uppercase

from ludomots.games.mots_de_tete import Board
from ludomots.games.mots_de_tete.grid import Grid
from ludomots.words import Lexicon
from tests.games.runs import Place, runs_through

Letters = dict[Place, str]
Word = tuple[Place, ...]
Play = frozenset[tuple[int, int, str]]

_AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))
_MEAN = {"orange": 3.5, "yellow": 7.0, "red": 10.5}


def letters_of(board: Board) -> Letters:
    """Return the letters written, by row and column from 1."""
    side = board.side
    return {
        (at // side + 1, at % side + 1): sign
        for at, sign in enumerate(board.letters)
        if sign != "."
    }


def plays(
    grid: Grid, lexicon: Lexicon, board: Board, counts: tuple[int, ...], length: int | None = None
) -> dict[Play, float]:
    """Return every play of a given number of letters with its expected points.

    If a length is given, only the plays whose word along the letters has that length.
    """
    old = letters_of(board)
    found: dict[Play, float] = {}
    for count in counts:
        for squares in _lines(grid, old, count):
            words = _words(old, squares)
            if length and not any(len(word) == length and {*squares} <= {*word} for word in words):
                continue
            for choice in product(ascii_uppercase, repeat=count):
                new = dict(zip(squares, choice, strict=True))
                points = _points(grid, lexicon, old | new, words)
                if points is not None:
                    play = zip(squares, choice, strict=True)
                    found[frozenset((row, col, letter) for (row, col), letter in play)] = points
    return found


def judge(grid: Grid, lexicon: Lexicon, old: Letters, new: Letters) -> float | None:
    """Return the points of letters on squares that fit, ``None`` if a word is not good."""
    return _points(grid, lexicon, old | new, _words(old, new))


def fits(grid: Grid, old: Letters, squares: tuple[Place, ...]) -> bool:
    """Whether letters on these squares of one line leave no gap and are linked to the old ones."""
    black = {(square.row, square.col) for square in grid.black}
    if any(square in old or square in black for square in squares):
        return False
    (top, left), (bottom, right) = squares[0], squares[-1]
    line = ((r, c) for r in range(top, bottom + 1) for c in range(left, right + 1))
    if any(square not in squares and square not in old for square in line):
        return False
    beside = {(r + dr, c + dc) for r, c in squares for dr, dc in _AROUND}
    cross = {(square.row, square.col) for square in grid.cross}
    return bool(beside & (set(old) if old else cross))


def _lines(grid: Grid, old: Letters, count: int) -> Iterator[tuple[Place, ...]]:
    side = range(1, grid.side + 1)
    for line in side:
        for steps in combinations(side, count):
            ways = [tuple((line, step) for step in steps)]
            if count > 1:
                ways.append(tuple((step, line) for step in steps))
            yield from (squares for squares in ways if fits(grid, old, squares))


def _words(old: Letters, new: Iterable[Place]) -> set[Word]:
    """Return where words lie when letters are written on some squares."""
    squares = {*old, *new}
    return {run for square in new for run in runs_through(squares, square)}


def _points(grid: Grid, lexicon: Lexicon, letters: Letters, words: set[Word]) -> float | None:
    if not words or any("".join([letters[s] for s in word]) not in lexicon for word in words):
        return None
    return sum(_worth(grid, square) for word in words for square in word)


def _worth(grid: Grid, place: Place) -> float:
    for square, value in grid.values.items():
        if (square.row, square.col) == place:
            return value
    return next(
        _MEAN[colour]
        for square, colour in grid.colours.items()
        if (square.row, square.col) == place
    )
