"""Typo: letter cards chosen in secret, four rows that words begin with, and bluff."""

from ludomots.games.typo.moves import HIDDEN, Announce, Cannot, Choose, Move, Side
from ludomots.games.typo.options import Options
from ludomots.games.typo.rules import Typo
from ludomots.games.typo.state import Announced, Done, State
from ludomots.games.typo.view import View

__all__ = [
    "HIDDEN",
    "Announce",
    "Announced",
    "Cannot",
    "Choose",
    "Done",
    "Move",
    "Options",
    "Side",
    "State",
    "Typo",
    "View",
]
