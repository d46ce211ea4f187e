"""How a game is started; the stub beside this file types it by the game's name."""

from ludomots.core.game import new

__all__ = ["new"]
