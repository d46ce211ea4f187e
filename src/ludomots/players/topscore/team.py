"""The players of Topscore."""

from ludomots.players.player import Team
from ludomots.players.topscore.champion import Champion
from ludomots.players.topscore.club import Club
from ludomots.players.topscore.levels import Debutant, Famille, Greedy

TEAM: Team = {
    "greedy": lambda options, seed, _: Greedy(options, seed),
    "debutant": lambda options, seed, _: Debutant(options, seed),
    "famille": lambda options, seed, _: Famille(options, seed),
    "club": lambda options, seed, _: Club(options, seed),
    "champion": Champion,
}
