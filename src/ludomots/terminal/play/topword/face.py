"""Topword as one of the games of the terminal."""

from ludomots.games.topword import Blocked
from ludomots.terminal.play.face import Face
from ludomots.terminal.play.topword import sentences
from ludomots.terminal.play.topword.actions import ACTIONS
from ludomots.terminal.play.topword.desk import TopwordDesk
from ludomots.terminal.play.topword.wishes import CHOICES

_KEYS = (
    "move turn letter keep backspace escape enter help shuffle hint unseen piles pass exchange "
    "contest accept scroll quit"
).split()

FACE = Face(
    game="topword",
    desk=TopwordDesk,
    choices=CHOICES,
    seat_note=lambda _state, _seat, _say: "",
    below=sentences.below,
    keys=_KEYS,
    actions=ACTIONS,
    declares=(Blocked(),),
)
