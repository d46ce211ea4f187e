"""What the letters on a player's small pyramids promise: the points of the word to be named."""

from collections.abc import Iterable
from functools import lru_cache

from ludomots.core.tiles import Tiles
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.players.known import EVERYTHING
from ludomots.games.topscore.small import LETTER_POINTS
from ludomots.words import Lexicon

_ROWS = 4096


@lru_cache(maxsize=_ROWS)
def promise(lexicon: Lexicon, letters: str, small: Tiles, *, gaps: bool) -> float:
    """Return the points to be expected of the longest word, with the letters of a whole box.

    The bag of the moment changes it little, and so it is the same in every game.
    """
    letter_set = Options(letters=letters).letter_set
    growth = EVERYTHING.growth(lexicon, letter_set.letters)
    row = [letter or None for letter in small]
    if all(small):
        return LETTER_POINTS * len(growth.longest(row, gaps=gaps))
    outlook = growth.outlook(letter_set.tokens())
    best = dict[str, float]()
    for letter, _, points in outlook.place(row, letter_set.letters, gaps=gaps):
        best.setdefault(letter, points)
    return _best_that_comes((points, outlook.supply[letter]) for letter, points in best.items())


def _best_that_comes(letters: Iterable[tuple[float, float]]) -> float:
    """Return the mean of the best letter of a word, each being in it with its own chance."""
    mean, none_yet = 0.0, 1.0
    for points, chance in sorted(letters, reverse=True):
        mean += none_yet * chance * points
        none_yet *= 1 - chance
    return mean
