"""Games in words: every move, whose turn it is and what is expected, the end and its points."""

from ludomots.stories.expected import expected, hints, open_play, turn
from ludomots.stories.tell import accounts, beginning, reason, retold, told, verdict
from ludomots.stories.telling import Hint, Step, Telling, listed

__all__ = [
    "Hint",
    "Step",
    "Telling",
    "accounts",
    "beginning",
    "expected",
    "hints",
    "listed",
    "open_play",
    "reason",
    "retold",
    "told",
    "turn",
    "verdict",
]
