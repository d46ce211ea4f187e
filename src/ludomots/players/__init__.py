"""Computer players."""

from ludomots.players.player import LEVELS, YARDSTICK, Budget, Player

__all__ = ["LEVELS", "YARDSTICK", "Budget", "Player"]
