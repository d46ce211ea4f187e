"""The players of Mots de Tête."""

from ludomots.players.mots_de_tete.levels import Debutant, Famille, Greedy
from ludomots.players.mots_de_tete.search import Champion, Club
from ludomots.players.player import Team

TEAM: Team = {
    "greedy": lambda options, seed, _: Greedy(options, seed),
    "debutant": lambda options, seed, _: Debutant(options, seed),
    "famille": lambda options, seed, _: Famille(options, seed),
    "club": lambda options, seed, _: Club(options, seed),
    "champion": Champion,
}
