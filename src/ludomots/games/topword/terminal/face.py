"""Topword as one of the games of the terminal."""

from ludomots.games.topword.terminal.actions import ACTIONS
from ludomots.games.topword.terminal.sentences import NOTES
from ludomots.games.topword.terminal.wishes import CHOICES
from ludomots.games.topword.terminal.workspace import TopwordWorkspace
from ludomots.widgets.face import Face

_KEYS = (
    "move turn letter keep backspace escape enter help shuffle hint unseen piles pass exchange "
    "contest accept scroll quit"
).split()

FACE = Face("topword", TopwordWorkspace, CHOICES, NOTES, keys=_KEYS, actions=ACTIONS)
