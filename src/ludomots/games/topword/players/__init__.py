"""Computer players of Topword."""

from ludomots.core.player import team
from ludomots.games.topword.players.levels import Debutant, Famille, Greedy
from ludomots.games.topword.players.search import Champion, Club

__all__ = ["TEAM"]

TEAM = team(Greedy, Debutant, Famille, Club, Champion)
