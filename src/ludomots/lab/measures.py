"""The figures of the lab, each as a ratio of two counts of a game."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludomots.lab.estimates import Sample
from ludomots.lab.played import Played


def _games(played: Played) -> int:  # noqa: ARG001 (as every base)
    return 1


def _turns(played: Played) -> int:
    return played.turns


def _seats(played: Played) -> int:
    return played.seats


class Measure(NamedTuple):
    """A figure: what is counted in a game, what it is divided by, whether that is a share.

    ``needs_others``: it says nothing of a game for one.
    """

    name: str
    counted: Callable[[Played], float]
    base: Callable[[Played], float] = _games
    is_share: bool = False
    needs_others: bool = False

    def sample(self, games: Sequence[Played]) -> Sample:
        """Return its counts over some games."""
        return Sample([*map(self.counted, games)], [*map(self.base, games)], self.is_share)


MEASURES = (
    Measure("turns", lambda played: played.turns),
    Measure("rounds", lambda played: played.rounds),
    Measure("idle", lambda played: played.idle, _turns, is_share=True),
    Measure("useless", lambda played: played.useless, _turns, is_share=True),
    Measure("forced", lambda played: played.forced, _turns, is_share=True),
    Measure("longest_wait", lambda played: played.longest_wait),
    Measure("shut_out", lambda played: played.shut_out, _seats, is_share=True),
    Measure("lead_changes", lambda played: played.lead_changes, needs_others=True),
    Measure("comebacks", lambda played: played.is_comeback, is_share=True, needs_others=True),
    Measure("first_seat", lambda played: played.first_won, is_share=True, needs_others=True),
    Measure("guard_ends", lambda played: played.is_guard, is_share=True),
    Measure("score", lambda played: sum(played.outcome.scores), _seats),
    Measure("margin", lambda played: played.margin, needs_others=True),
)
"""Length, choice, tension, fairness, ends and points, in this order."""


def measures_for(seats: int) -> tuple[Measure, ...]:
    """Return the figures that say something of a game with so many seats."""
    return tuple(one for one in MEASURES if seats > 1 or not one.needs_others)


def ending(reason: str) -> Measure:
    """Return the share of games that ended for a reason."""
    return Measure(reason, lambda played: played.outcome.reason == reason, is_share=True)
