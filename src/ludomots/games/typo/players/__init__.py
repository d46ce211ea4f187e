"""Computer players of Typo."""

from ludomots.core.player import team
from ludomots.games.typo.players.levels import Champion, Club, Debutant, Famille, Greedy

__all__ = ["TEAM"]

TEAM = team(Greedy, Debutant, Famille, Club, Champion)
