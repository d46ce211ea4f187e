"""Champion: tries each choice in sampled worlds, and does not always give the same answer."""

from collections.abc import Sequence
from time import perf_counter
from typing import TypeVar

from ludomots.core.vocabulary import Vocabulary
from ludomots.games.typo import View
from ludomots.games.typo.players.belief import Temper
from ludomots.games.typo.players.inventions import Place
from ludomots.games.typo.players.levels import Club
from ludomots.games.typo.players.trial import trial
from ludomots.games.typo.players.worth import bluff_pays, doubt_pays

PLAYOUTS = 30_000
"""The most it tries for one choice, whatever time it has: a tenth of a second if two play."""
AT_ONCE = 1000
"""So much is tried between two looks at the clock."""
NEAR = 0.1
"""Choices so near to the best, in points, are as good: which one is taken is left to chance."""

Choice = TypeVar("Choice", str, Place, int)


class Champion(Club):
    """Club that plays each of its choices on against hands that the unseen cards allow."""

    name = "champion"
    vocabulary = Vocabulary(frequency=2)
    temper = Temper(recognises=(0.9, 0.5), trust=0.6, noise=0.9, memory=0.6, doubts_below=0.75)
    bluff = 0.8

    def _card(self, view: View) -> str:
        return self._best(view, sorted(set(view.hand or ())))

    def _place(self, view: View, places: list[Place]) -> Place:
        return self._best(view, places)

    def _row_to_remove(self, view: View) -> int:
        return self._best(view, list(view.longest))

    def _dares_to_doubt(self, view: View, belief: float) -> bool:
        """Doubt if that raises its chance to win."""
        return doubt_pays(view, belief)

    def _dares_to_bluff(self, view: View, believed: float) -> bool:
        """Bluff if that is better than to give up."""
        return bluff_pays(view, believed)

    def _best(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Return a choice that does best in the worlds tried, within the budget."""
        if len(choices) == 1:
            return choices[0]
        chance = self._chance(view)
        tried = trial(view, self.known, self.ease, choices, seed=chance.getrandbits(63))
        until = perf_counter() + (self._budget.milliseconds or 1e9) / 1000
        left = min(self._budget.playouts or PLAYOUTS, PLAYOUTS)
        while left >= len(tried.left) and perf_counter() < until:
            left -= tried.try_out(min(left, AT_ONCE), worlds=tried.worlds + 1)
        if not tried.worlds:
            return choices[0]
        best = tried.total(tried.best)
        far = NEAR * tried.worlds
        near = [number for number in tried.left if best - tried.total(number) <= far]
        return choices[chance.choice(near)]
