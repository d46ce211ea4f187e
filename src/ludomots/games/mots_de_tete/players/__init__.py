"""Computer players of Mots de Tête."""

from ludomots.core.player import team
from ludomots.games.mots_de_tete.players.levels import Debutant, Famille, Greedy
from ludomots.games.mots_de_tete.players.search import Champion, Club

__all__ = ["TEAM"]

TEAM = team(Greedy, Debutant, Famille, Club, Champion)
