"""Topscore: words that grow from three letters to seven, and a letter kept of each."""

from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.games.topscore.moves import Abandon, Change, Exchange, Lay, Move, Name, Put, Trade
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.rules import Preview, Topscore
from ludomots.games.topscore.state import Board, State
from ludomots.games.topscore.view import View

__all__ = [
    "Abandon",
    "Accept",
    "Board",
    "Change",
    "CloseWindow",
    "Contest",
    "Exchange",
    "Lay",
    "Move",
    "Name",
    "Options",
    "Pass",
    "Preview",
    "Put",
    "State",
    "TimeUp",
    "Topscore",
    "Trade",
    "View",
    "Withdraw",
]
