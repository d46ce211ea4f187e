"""Ludomots, the open ludothèque of word games.

>>> import ludomots
>>> "forêt" in ludomots.lexicon("fr")
True
>>> ludomots.new("topword", players=2, seed=7).outcome() is None
True
"""

from importlib.metadata import version

from ludomots.analysis import Review, review
from ludomots.arena import Match, play_match
from ludomots.core.contract import TABLE, IllegalMove, Outcome
from ludomots.core.game import Game
from ludomots.core.notation import BadText
from ludomots.core.options import BadOption
from ludomots.core.player import Budget, Player
from ludomots.core.shelf import player
from ludomots.core.views import legal_moves, sample_world
from ludomots.errors import LudomotsError
from ludomots.typed import new
from ludomots.words import Lexicon, NotAWord, lexicon

__version__ = version("ludomots")

__all__ = [
    "TABLE",
    "BadOption",
    "BadText",
    "Budget",
    "Game",
    "IllegalMove",
    "Lexicon",
    "LudomotsError",
    "Match",
    "NotAWord",
    "Outcome",
    "Player",
    "Review",
    "__version__",
    "legal_moves",
    "lexicon",
    "new",
    "play_match",
    "player",
    "review",
    "sample_world",
]
