"""Ludomots, the open ludothèque of word games.

>>> import ludomots
>>> "forêt" in ludomots.lexicon("fr")
True
>>> ludomots.new("topword", players=2, seed=7).outcome() is None
True
"""

from ludomots.games.game import Game, new
from ludomots.words import lexicon

__all__ = ["Game", "lexicon", "new"]
