"""Ludomots, the open ludothèque of word games.

>>> import ludomots
>>> "forêt" in ludomots.lexicon("fr")
True
>>> ludomots.new("topword", players=2, seed=7).outcome() is None
True
"""

from ludomots.core.game import Game, new
from ludomots.core.shelf import player
from ludomots.words import lexicon

__all__ = ["Game", "lexicon", "new", "player"]
