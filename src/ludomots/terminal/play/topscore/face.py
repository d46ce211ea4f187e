"""Topscore as one of the games of the terminal."""

from ludomots.terminal.play.face import Face
from ludomots.terminal.play.topscore import sentences
from ludomots.terminal.play.topscore.actions import ACTIONS
from ludomots.terminal.play.topscore.desk import TopscoreDesk
from ludomots.terminal.play.topscore.wishes import CHOICES

_KEYS = (
    "spell use blank pyramid backspace escape enter help shuffle hint unseen trade pass swap "
    "contest accept scroll quit"
).split()

FACE = Face(
    game="topscore",
    desk=TopscoreDesk,
    choices=CHOICES,
    seat_note=sentences.seat_note,
    below=sentences.below,
    keys=_KEYS,
    actions=ACTIONS,
    new_turn=sentences.new_turn,
)
