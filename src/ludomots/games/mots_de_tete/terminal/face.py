"""Mots de Tête as one of the games of the terminal."""

from ludomots.games.mots_de_tete.terminal.sentences import NOTES
from ludomots.games.mots_de_tete.terminal.wishes import CHOICES, best_of
from ludomots.games.mots_de_tete.terminal.workspace import MotsDeTeteWorkspace
from ludomots.widgets.face import Face

_KEYS = "move turn write keep backspace escape enter help hint pass contest accept scroll quit"

FACE = Face(
    "mots-de-tete",
    MotsDeTeteWorkspace,
    CHOICES,
    NOTES,
    keys=_KEYS.split(),
    hides=lambda _: False,
    best_of=best_of,
)
