"""Computer players."""

from ludomots.players.player import LEVELS, YARDSTICK, Budget, Player
from ludomots.players.team import player, players_of

__all__ = ["LEVELS", "YARDSTICK", "Budget", "Player", "player", "players_of"]
