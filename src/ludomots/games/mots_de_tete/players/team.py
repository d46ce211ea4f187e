"""The players of Mots de Tête."""

from ludomots.core.player import Team
from ludomots.games.mots_de_tete import Move, Options, View
from ludomots.games.mots_de_tete.players.levels import Debutant, Famille, Greedy
from ludomots.games.mots_de_tete.players.search import Champion, Club

TEAM: Team[Options, View, Move] = {
    "greedy": lambda options, seed, _, words: Greedy(options, seed, words),
    "debutant": lambda options, seed, _, words: Debutant(options, seed, words),
    "famille": lambda options, seed, _, words: Famille(options, seed, words),
    "club": lambda options, seed, _, words: Club(options, seed, words),
    "champion": Champion,
}
