"""What a play is worth, whether its words are good or not."""

from collections.abc import Sequence
from functools import lru_cache

from ludomots.games.topword.model import Board, Options, Placed, Run, Scored, Word

BONUS_LETTERS = frozenset("J K Q QU W X Y Z".split())
LETTER_BONUS = 2

FULL_RACK = 7
"""How many tiles must be laid at once to earn the bonus of a full rack (TW-10, TW-Q19)."""


def score(options: Options, board: Board, tiles: Sequence[Placed]) -> Scored:
    """Score the tiles of a turn, which already lie on ``board``.

    Only new words count (TW-24), each with all its piles; a pile in two new words counts in both
    (TW-23, TX-19). Bonuses are added once, after doubling (TW-29, TW-30, TW-Q18).
    """
    return _score(options, board, tuple(tiles))


@lru_cache(maxsize=256)
def _score(options: Options, board: Board, tiles: tuple[Placed, ...]) -> Scored:
    """Score a play; the last plays are cached, since each is counted, shown and described."""
    words = tuple(
        Word(board.read(run), run, word_points(board, run)) for run in new_words(board, tiles)
    )
    bonus = letter_bonus(options, board, tiles, words) + full_rack_bonus(options, tiles)
    return Scored(words, bonus, sum(word.points for word in words) + bonus)


def new_words(board: Board, tiles: Sequence[Placed]) -> tuple[Run, ...]:
    """Return each run of two squares or more with a tile of this turn, the main one first (TW-Q17).

    Since no tile covers its like (TW-17), such a run never reads as it did before.
    """
    along_rows = dict.fromkeys(board.run(placed.square, across=True) for placed in tiles)
    along_cols = dict.fromkeys(board.run(placed.square, across=False) for placed in tiles)
    main_first = sorted((along_rows, along_cols), key=len)
    return tuple(run for runs in main_first for run in runs if len(run) > 1)


def word_points(board: Board, run: Run) -> int:
    """Return one point a tile of all the piles, doubled if all are one high.

    TW-21, TW-22, TX-17, TX-18; the doubling is TW-25, TW-26, TX-21.
    """
    tiles = sum(board.height(square) for square in run)
    return 2 * tiles if tiles == len(run) else tiles


def letter_bonus(
    options: Options, board: Board, tiles: Sequence[Placed], words: Sequence[Word]
) -> int:
    """Return the bonus of rare letters laid this turn; old ones do not count (TW-27, TW-28,
    TX-22)."""
    if options.bonus_letters == "each":
        return LETTER_BONUS * sum(placed.tile in BONUS_LETTERS for placed in tiles)
    flat = {
        square
        for word in words
        if all(board.height(square) == 1 for square in word.squares)
        for square in word.squares
    }
    return LETTER_BONUS * sum(p.tile in {"Q", "QU"} and p.square in flat for p in tiles)


def full_rack_bonus(options: Options, tiles: Sequence[Placed]) -> int:
    """Return the bonus of laying a whole rack, 7 tiles and no fewer (TW-30, TW-Q19, TX-23)."""
    return options.full_rack_bonus if len(tiles) == FULL_RACK else 0
