"""What a position is worth to a player who wants to fill his pyramids before the others.

The first to fill his small pyramids gets 100 points and the points of his word; whoever is left
alone has one more turn, and mostly gets neither (TS-36 to TS-41). So a game is a race, and a turn
won is worth more than the points of a word. How many turns a player needs is a guess with an error;
from the difference of two such guesses come the chances of who is first and who fills his pyramids.
"""

from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

CHAIN = 5.6
"""Turns from an empty big pyramid to seven letters, as Club plays."""

LOCKED = 60.0
"""Turns of a player whose word another has made one that cannot grow, where the table chose that he
may not change it (TS-Q18)."""

_CHAIN_POINTS = 75
_FIRST, _SECOND = 100, 75
_WORD = 145
"""What the word of the small pyramids is mostly worth."""

_MARGINS = 4096
"""So many margins are remembered: the draws of one turn need the same few numbers of turns."""


class Runner(NamedTuple):
    """A player: his points, his turns to seven letters, the letters of his word and those he lacks.

    ``lacking`` counts the small pyramids that are empty, the one that this word is for included.
    """

    score: float
    turns: float
    length: int
    lacking: int

    @property
    def all_turns(self) -> float:
        """The turns until all small pyramids are full."""
        return self.turns + CHAIN * (self.lacking - 1) if self.lacking else 0.0

    @property
    def points_a_turn(self) -> float:
        """What his words bring a turn, the bonus left aside."""
        if not self.all_turns:
            return 0.0
        earned = sum(5 * (length - 2) for length in range(3, self.length + 1))
        return (_CHAIN_POINTS * self.lacking - earned) / self.all_turns


@lru_cache(maxsize=_MARGINS)
def margin(one: Runner, other: Runner) -> float:
    """Return by how many points one player is expected to beat another, who has the turn."""
    lead = other.all_turns - one.all_turns - 0.5
    error = sqrt(0.3 + 0.12 * min(one.all_turns + other.all_turns, 80.0))
    ending = min(one.all_turns, other.all_turns)
    words = ending * (one.points_a_turn - other.points_a_turn)
    return (
        one.score - other.score + words + _prize(lead / error, error) - _prize(-lead / error, error)
    )


def _prize(lead: float, error: float) -> float:
    """Return what filling the pyramids is worth: one turn behind the first is early enough."""
    first, fills = _below(lead), _below(lead + 1 / error)
    return first * _FIRST + (fills - first) * _SECOND + fills * _WORD


def _below(value: float) -> float:
    return (1 + erf(value / sqrt(2))) / 2
