"""Topword: words on a board, and letters stacked on letters to change them."""

from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.games.topword.board import Board
from ludomots.games.topword.endings import TILE_LEFT
from ludomots.games.topword.moves import Blocked, Exchange, Move, Place, Placed, place
from ludomots.games.topword.options import Options
from ludomots.games.topword.rules import Topword
from ludomots.games.topword.score import Scored, Word, score
from ludomots.games.topword.state import State
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
