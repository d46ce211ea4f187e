"""The players of Topscore."""

from ludomots.players.player import Team
from ludomots.players.topscore.champion import Champion
from ludomots.players.topscore.club import Club
from ludomots.players.topscore.levels import Debutant, Famille, Greedy

TEAM: Team = {
    "greedy": lambda options, seed, _, words: Greedy(options, seed, words),
    "debutant": lambda options, seed, _, words: Debutant(options, seed, words),
    "famille": lambda options, seed, _, words: Famille(options, seed, words),
    "club": lambda options, seed, _, words: Club(options, seed, words),
    "champion": Champion,
}
