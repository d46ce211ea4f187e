"""Typo as one of the games of the terminal."""

from ludomots.games.typo.terminal.actions import ACTIONS
from ludomots.games.typo.terminal.sentences import NOTES
from ludomots.games.typo.terminal.wishes import CHOICES
from ludomots.games.typo.terminal.workspace import TypoWorkspace
from ludomots.widgets.face import Face

_KEYS = (
    "card place fill word backspace escape enter help hint unseen-cards cannot contest accept "
    "scroll quit"
).split()

FACE = Face(
    "typo",
    TypoWorkspace,
    CHOICES,
    NOTES,
    keys=_KEYS,
    actions=ACTIONS,
    hides=lambda view: not view.order,
)
