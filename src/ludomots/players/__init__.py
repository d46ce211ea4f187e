"""Computer players."""

from ludomots.players.player import LEVELS, YARDSTICK, Budget, Player
from ludomots.players.team import player

__all__ = ["LEVELS", "YARDSTICK", "Budget", "Player", "player"]
