"""Typo as one of the games of the terminal."""

import secrets
from typing import Any

from ludomots.core.contract import TABLE
from ludomots.core.moves import TimeUp
from ludomots.games.typo import Choose
from ludomots.terminal.play.face import Face
from ludomots.terminal.play.table import Table
from ludomots.terminal.play.typo import sentences
from ludomots.terminal.play.typo.actions import ACTIONS
from ludomots.terminal.play.typo.desk import TypoDesk
from ludomots.terminal.play.typo.wishes import CHOICES

_KEYS = (
    "card place fill word backspace escape enter help hint unseen-cards cannot contest accept "
    "scroll quit"
).split()


def late(table: Table, seat: int) -> tuple[int, Any]:
    """TY-Q20: chance chooses for whoever took too long; the others still choose themselves."""
    state = table.game.state
    if state.order:
        return TABLE, TimeUp()
    return seat, Choose(secrets.choice(state.hands[seat]))


FACE = Face(
    game="typo",
    desk=TypoDesk,
    choices=CHOICES,
    seat_note=sentences.seat_note,
    below=sentences.below,
    keys=_KEYS,
    actions=ACTIONS,
    hides=lambda state: not state.order,
    new_turn=sentences.new_turn,
    late=late,
)
