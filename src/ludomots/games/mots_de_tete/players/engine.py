"""The Rust move generator, asked in the words of the rulebook."""

from collections.abc import Iterable
from functools import lru_cache

from ludomots._engine import GridCandidate, GridPlay, GridRules, GridWords
from ludomots.core.contract import Square, words_of
from ludomots.core.player import KEPT, WHOLE_LIST, Vocabulary
from ludomots.games.mots_de_tete import Board, Options, Write, write
from ludomots.games.mots_de_tete.dice import FACES
from ludomots.games.mots_de_tete.grid import DICE, Grid, grids
from ludomots.games.mots_de_tete.options import QUARTE
from ludomots.words import Lexicon


def engine_rules(
    options: Options, vocabulary: Vocabulary = WHOLE_LIST, words: Lexicon | None = None
) -> GridRules:
    """Return the engine's rules for a table, with the words a player knows."""
    is_quarte = options.variant == "quarte"
    known = _words(words_of(options) if words is None else words, vocabulary)
    return _rules(known, options.board, is_quarte, options.word_length)


def all_plays(rules: GridRules, board: Board, die: int) -> list[GridPlay]:
    """Return every play of a die, in no order."""
    return rules.moves(board.letters, die)


def best_plays(rules: GridRules, board: Board, die: int, n: int) -> list[GridPlay]:
    """Return the ``n`` plays with the highest expected points, best first."""
    return rules.best(board.letters, die, n)


def judged_plays(
    rules: GridRules, options: Options, board: Board, die: int, n: int, weight: float
) -> list[GridCandidate]:
    """Return the ``n`` best plays by points, less a share of what they leave to the next player."""
    return rules.evaluate(board.letters, die, n, opening_weight=weight, next_dice=dice_of(options))


def dice_of(options: Options) -> tuple[int, ...]:
    """Return what a die may show at a table; in Quarté it is as if it always were a 4 (MT-46)."""
    return (QUARTE,) if options.variant == "quarte" else tuple(range(1, FACES + 1))


def as_move(play: GridPlay) -> Write:
    """Return the engine's play as a move of the rulebook."""
    return write(play.letters)


@lru_cache(maxsize=KEPT)
def _words(words: Lexicon, vocabulary: Vocabulary) -> GridWords:
    return GridWords(vocabulary.graph(words))


@lru_cache(maxsize=KEPT)
def _rules(words: GridWords, board: int, is_quarte: bool, word_length: int | None) -> GridRules:
    grid = grids()[board]
    side = range(1, grid.side + 1)
    squares = [Square(row, col) for row in side for col in side]
    dice = [DICE[grid.colours[square]] if square in grid.colours else 0 for square in squares]
    return GridRules(
        words,
        points=[_points(grid, square, is_quarte=is_quarte) for square in squares],
        dice=[0] * len(dice) if is_quarte else dice,
        black=_pairs(grid.black),
        start_squares=_pairs(grid.start),
        word_length=word_length,
    )


def _pairs(squares: Iterable[Square]) -> list[tuple[int, int]]:
    return sorted((square.row, square.col) for square in squares)


def _points(grid: Grid, square: Square, *, is_quarte: bool) -> int:
    """Return what is certain of a square; in Quarté coloured ones have a fixed value (MT-47)."""
    if is_quarte and square in grid.colours:
        return QUARTE * DICE[grid.colours[square]]
    return grid.values.get(square, 0)
