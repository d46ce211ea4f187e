"""The players of Topword."""

from ludomots.core.player import Team
from ludomots.games.topword import Move, Options, View
from ludomots.games.topword.players.levels import Debutant, Famille, Greedy
from ludomots.games.topword.players.search import Champion, Club

TEAM: Team[Options, View, Move] = {
    "greedy": lambda options, seed, _, words: Greedy(options, seed, words),
    "debutant": lambda options, seed, _, words: Debutant(options, seed, words),
    "famille": lambda options, seed, _, words: Famille(options, seed, words),
    "club": lambda options, seed, _, words: Club(options, seed, words),
    "champion": Champion,
}
