"""Topscore as one of the games of the terminal."""

from ludomots.terminal.play.face import Face
from ludomots.terminal.play.topscore import sentences, story
from ludomots.terminal.play.topscore.actions import ACTIONS
from ludomots.terminal.play.topscore.desk import TopscoreDesk
from ludomots.terminal.play.topscore.hints import hints
from ludomots.terminal.play.topscore.wishes import CHOICES

_KEYS = (
    "spell use blank pyramid backspace escape enter help shuffle hint unseen trade pass swap "
    "contest accept scroll quit"
).split()

FACE = Face(
    game="topscore",
    desk=TopscoreDesk,
    choices=CHOICES,
    turn=sentences.turn,
    open_play=sentences.open_play,
    told=story.told,
    also=story.also,
    beginning=story.beginning,
    seat_note=sentences.seat_note,
    below=sentences.below,
    accounts=story.accounts,
    keys=_KEYS,
    actions=ACTIONS,
    hints=hints,
    new_turn=story.new_turn,
)
