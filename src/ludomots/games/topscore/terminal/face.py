"""Topscore as one of the games of the terminal."""

from ludomots.games.topscore.terminal import sentences
from ludomots.games.topscore.terminal.actions import ACTIONS
from ludomots.games.topscore.terminal.wishes import CHOICES
from ludomots.games.topscore.terminal.workspace import TopscoreWorkspace
from ludomots.widgets.face import Face

_KEYS = (
    "spell use blank pyramid backspace escape enter help shuffle hint unseen trade pass swap "
    "abandon contest accept scroll quit"
).split()

FACE = Face(
    game="topscore",
    workspace=TopscoreWorkspace,
    choices=CHOICES,
    seat_note=sentences.seat_note,
    below=sentences.below,
    keys=_KEYS,
    actions=ACTIONS,
)
