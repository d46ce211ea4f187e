"""Topscore as one of the games of the terminal."""

from ludomots.games.topscore.terminal.actions import ACTIONS
from ludomots.games.topscore.terminal.sentences import NOTES
from ludomots.games.topscore.terminal.wishes import CHOICES
from ludomots.games.topscore.terminal.workspace import TopscoreWorkspace
from ludomots.widgets.face import Face

_KEYS = (
    "spell use blank pyramid backspace escape enter help shuffle hint unseen trade pass swap "
    "abandon contest accept scroll quit"
).split()

FACE = Face("topscore", TopscoreWorkspace, CHOICES, NOTES, keys=_KEYS, actions=ACTIONS)
