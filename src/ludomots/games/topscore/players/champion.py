"""Champion: weighs whole turns by the race to the seventh small pyramid."""

from math import inf
from time import monotonic

from ludomots.games.topscore import Move, Pass, View
from ludomots.games.topscore.players.level import Level
from ludomots.games.topscore.players.prospects import DRAWS, Prospects, mean
from ludomots.games.topscore.players.turns import Turn


class Champion(Level):
    """Plans its words with the tokens it may draw, and helps or stops others where it pays."""

    name = "champion"

    def _play(self, view: View) -> Move:
        best = self._best(view, Prospects(self.growth, view).turns())
        return best.moves[0] if best.moves else Pass()

    def _best(self, view: View, found: list[Turn]) -> Turn:
        prospects = Prospects(self.growth, view)
        limit = self._budget.milliseconds
        until = inf if limit is None else monotonic() + limit / 1000
        draws = min(self._budget.playouts or DRAWS, DRAWS)
        needs = prospects.turns_needed(found, self._chance(view), draws, until=until)
        worths = [
            prospects.worths(turn, [mean(need)])[0] for turn, need in zip(found, needs, strict=True)
        ]
        return found[max(range(len(found)), key=worths.__getitem__)] if found else prospects.idle
