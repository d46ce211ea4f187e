"""The players of Mots de Tête."""

from ludomots.players.mots_de_tete.levels import Debutant, Famille, Greedy
from ludomots.players.mots_de_tete.search import Champion, Club
from ludomots.players.player import Team

TEAM: Team = {
    "greedy": lambda options, seed, _, words: Greedy(options, seed, words),
    "debutant": lambda options, seed, _, words: Debutant(options, seed, words),
    "famille": lambda options, seed, _, words: Famille(options, seed, words),
    "club": lambda options, seed, _, words: Club(options, seed, words),
    "champion": Champion,
}
