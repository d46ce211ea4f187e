"""Topword: words on a board, and letters stacked on letters to change them."""

from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.games.topword.model import (
    Blocked,
    Board,
    Exchange,
    Move,
    Options,
    Place,
    Placed,
    Scored,
    State,
    Word,
    place,
)
from ludomots.games.topword.rules import Topword
from ludomots.games.topword.scoring import score
from ludomots.games.topword.turns import TILE_LEFT
from ludomots.games.topword.view import View

__all__ = [
    "TILE_LEFT",
    "Accept",
    "Blocked",
    "Board",
    "CloseWindow",
    "Contest",
    "Exchange",
    "Move",
    "Options",
    "Pass",
    "Place",
    "Placed",
    "Scored",
    "State",
    "TimeUp",
    "Topword",
    "View",
    "Withdraw",
    "Word",
    "place",
    "score",
]
