"""The players of Topword."""

from ludomots.players.player import Team
from ludomots.players.topword.levels import Debutant, Famille, Greedy
from ludomots.players.topword.search import Champion, Club

TEAM: Team = {
    "greedy": lambda options, seed, _: Greedy(options, seed),
    "debutant": lambda options, seed, _: Debutant(options, seed),
    "famille": lambda options, seed, _: Famille(options, seed),
    "club": lambda options, seed, _: Club(options, seed),
    "champion": Champion,
}
