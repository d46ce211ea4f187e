"""Typo: letter cards chosen in secret, four rows that words begin with, and bluff."""

from ludomots.games.typo.model import (
    HIDDEN,
    Announce,
    Announced,
    Cannot,
    Choose,
    Done,
    Move,
    Options,
    Side,
    State,
)
from ludomots.games.typo.rules import Typo
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
