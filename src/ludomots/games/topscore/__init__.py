"""Topscore: words that grow from three letters to seven, and a letter kept of each."""

from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.games.topscore.model import (
    Abandon,
    Board,
    Change,
    Exchange,
    Lay,
    Move,
    Name,
    Options,
    Put,
    State,
    Trade,
)
from ludomots.games.topscore.rules import Preview, Topscore
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
