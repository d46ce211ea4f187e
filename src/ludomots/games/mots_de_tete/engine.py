"""The Rust engine, asked in the words of the rulebook: for plays, and for its search."""

from collections.abc import Iterable
from functools import lru_cache

from ludomots._engine import GridCandidate, GridPlay, GridRules, GridSearch, GridWords
from ludomots.core.contract import Square, words_of
from ludomots.core.notation import square_name
from ludomots.core.player import KEPT, WHOLE_LIST, Vocabulary
from ludomots.games.mots_de_tete import Board, Options, Write, write
from ludomots.games.mots_de_tete.grid import DICE, Grid, grids
from ludomots.games.mots_de_tete.model import FACES, QUARTE
from ludomots.words import Lexicon


def engine_rules(
    options: Options, vocabulary: Vocabulary = WHOLE_LIST, words: Lexicon | None = None
) -> GridRules:
    """Return the engine's rules for a table, with the words that a player knows."""
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
    """Return the numbers that a die may show at a table; in Quarté it is always a 4 (MT-46)."""
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
    """Return the certain points of a square; in Quarté coloured squares have a fixed value
    (MT-47)."""
    if is_quarte and square in grid.colours:
        return QUARTE * DICE[grid.colours[square]]
    return grid.values.get(square, 0)


def place_of(play: GridPlay) -> str:
    """Return the first square of a play and its direction: "F6 →"."""
    (row, col, _), *_, (last_row, _, _) = [*play.letters, *play.letters]
    return f"{square_name(Square(row, col))} {'→' if row == last_row else '↓'}"


OPENING_WEIGHT = 0.6
"""How much the next player's best play counts against a move; found by matches."""

_WINDOWS = 200
"""How many stretches of squares Champion looks at. In each it tries ``_TRIES`` words, fewer alone,
where what a word opens does not count against it."""
_TRIES = 1000
_TRIES_ALONE = 4


@lru_cache(maxsize=KEPT)
def search_of(options: Options, seats: int, words: Lexicon) -> GridSearch:
    """Return the engine's search for a table with ``seats`` players left."""
    return GridSearch(
        engine_rules(options, words=words),
        seats,
        target=options.target if options.has_target else None,
        marathon=options.variant == "marathon",
        without_die=QUARTE if options.variant == "quarte" else None,
        reroll_one_on_empty=options.reroll_one_on_empty,
        opening_weight=opening_weight(seats),
        windows=_WINDOWS,
        tries=_TRIES if seats > 1 else _TRIES_ALONE,
    )


def opening_weight(seats: int) -> float:
    """Return how much an opening counts against a move; a single player has no next player."""
    return OPENING_WEIGHT if seats > 1 else 0.0
