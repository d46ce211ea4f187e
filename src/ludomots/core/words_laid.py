"""The words of a game: every word that was laid and stands, by whom, and its points."""

from collections.abc import Iterator
from typing import NamedTuple

from ludomots.core.game import Game


class LaidWord(NamedTuple):
    """A word that a seat laid, with the points that it has by itself."""

    seat: int
    word: str
    points: int


def words_laid(game: Game) -> list[LaidWord]:
    """Return the words of a game in the order in which they were laid.

    A word that was refused, or taken back after a contest, is not among them, nor one that can
    still be contested.
    """
    return list(_words_laid(game))


def _words_laid(game: Game) -> Iterator[LaidWord]:
    states, waiting = game.states, list[LaidWord]()
    for at, (seat, move) in enumerate(game.moves):
        before, after = states[at], states[at + 1]
        formed = game.rules.formed(before, seat, move).words if seat >= 0 else ()
        laid = [LaidWord(seat, str(one.word), one.points) for one in formed]
        if waiting and (laid or after.provisional is None):
            if laid or not after.refused:
                yield from waiting
            waiting = []
        if laid and after.provisional is not None:
            waiting = laid
        elif not after.refused:
            yield from laid
