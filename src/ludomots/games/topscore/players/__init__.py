"""Computer players of Topscore."""

from ludomots.core.level import team
from ludomots.games.topscore.players.champion import Champion
from ludomots.games.topscore.players.club import Club
from ludomots.games.topscore.players.levels import Debutant, Famille, Greedy

__all__ = ["TEAM"]

TEAM = team(Greedy, Debutant, Famille, Club, Champion)
