"""Mots de Tête: a crossword grid, and a die that says how many letters to write."""

from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.games.mots_de_tete.model import (
    Board,
    Bonus,
    Move,
    Options,
    Scored,
    State,
    TimeOver,
    Word,
    Write,
    Written,
    write,
)
from ludomots.games.mots_de_tete.rules import MotsDeTete
from ludomots.games.mots_de_tete.scoring import score
from ludomots.games.mots_de_tete.view import View

__all__ = [
    "Accept",
    "Board",
    "Bonus",
    "CloseWindow",
    "Contest",
    "MotsDeTete",
    "Move",
    "Options",
    "Pass",
    "Scored",
    "State",
    "TimeOver",
    "TimeUp",
    "View",
    "Withdraw",
    "Word",
    "Write",
    "Written",
    "score",
    "write",
]
