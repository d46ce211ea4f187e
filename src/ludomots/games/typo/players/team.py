"""The players of Typo."""

from ludomots.core.player import Team
from ludomots.games.typo import Move, Options, View
from ludomots.games.typo.players.champion import Champion
from ludomots.games.typo.players.levels import Club, Debutant, Famille, Greedy

TEAM: Team[Options, View, Move] = {
    "greedy": lambda options, seed, _, words: Greedy(options, seed, words),
    "debutant": lambda options, seed, _, words: Debutant(options, seed, words),
    "famille": lambda options, seed, _, words: Famille(options, seed, words),
    "club": lambda options, seed, _, words: Club(options, seed, words),
    "champion": Champion,
}
