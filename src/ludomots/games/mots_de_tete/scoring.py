"""What a turn is worth, whether its words are good or not."""

from collections.abc import Mapping, Sequence

import msgspec

from ludomots.core.contract import Square
from ludomots.core.draws import Draws
from ludomots.games.mots_de_tete.grid import DICE, grids
from ludomots.games.mots_de_tete.model import (
    MEAN_ROLL,
    QUARTE,
    Board,
    Bonus,
    Options,
    Run,
    Scored,
    Word,
    Written,
    roll,
)


def score(options: Options, board: Board, letters: Sequence[Written]) -> Scored:
    """Score the letters of a turn, already written on ``board``, before any bonus die (MT-Q5).

    MT-19 to MT-22: every new word counts, with the figures of all its squares; a letter in two new
    words counts in both.
    """
    runs = new_words(board, letters)
    bonuses = tuple(_flat(options, bonus) for bonus in coloured(options, runs))
    return _scored(options, board, runs, bonuses)


def score_with_dice(
    options: Options, board: Board, letters: Sequence[Written], draws: Draws
) -> tuple[Scored, Draws]:
    """Score a turn that stands: roll for each coloured square, from the top left on.

    MT-24, MT-25, MT-Q4, MT-Q6: once a turn for each square, whether its letter is new or old.
    """
    runs = new_words(board, letters)
    bonuses = []
    for unrolled in coloured(options, runs):
        bonus = _flat(options, unrolled)
        if bonus.value is None:
            rolls, draws = roll(draws, DICE[bonus.colour])
            bonus = msgspec.structs.replace(bonus, rolls=rolls, value=sum(rolls))
        bonuses.append(bonus)
    return _scored(options, board, runs, tuple(bonuses)), draws


def new_words(board: Board, letters: Sequence[Written]) -> tuple[Run, ...]:
    """Return each run of two squares or more with a letter of this turn, the main one first.

    MT-15, MT-20; a single square is no word (MT-Q11).
    """
    along_rows = dict.fromkeys(board.run(one.square, across=True) for one in letters)
    along_cols = dict.fromkeys(board.run(one.square, across=False) for one in letters)
    main_first = sorted((along_rows, along_cols), key=len)
    return tuple(run for runs in main_first for run in runs if len(run) > 1)


def coloured(options: Options, runs: Sequence[Run]) -> tuple[Bonus, ...]:
    """Return the coloured squares of new words, whether their letter is new or old (MT-24,
    MT-31)."""
    colours = grids()[options.board].colours
    used = [square for run in runs for square in run if square in colours]
    return tuple(Bonus(square, colours[square], used.count(square)) for square in sorted(set(used)))


def _flat(options: Options, bonus: Bonus) -> Bonus:
    """MT-47: in Quarté a coloured square has a fixed value."""
    if options.variant != "quarte":
        return bonus
    return msgspec.structs.replace(bonus, value=QUARTE * DICE[bonus.colour])


def _scored(
    options: Options, board: Board, runs: Sequence[Run], bonuses: tuple[Bonus, ...]
) -> Scored:
    """MT-29, MT-30: the value of a coloured square is added to the figures, in each word."""
    rolled = {bonus.square: bonus.value or 0 for bonus in bonuses}
    words = tuple(Word(board.read(run), run, _points(options, run, rolled)) for run in runs)
    total = sum(word.points for word in words)
    to_come = sum(bonus.words * DICE[bonus.colour] for bonus in bonuses if bonus.value is None)
    return Scored(words, bonuses, total, total + MEAN_ROLL * to_come)


def _points(options: Options, run: Run, rolled: Mapping[Square, int]) -> int:
    values = grids()[options.board].values
    return sum(values.get(square, 0) + rolled.get(square, 0) for square in run)
