"""The story of a game at the keyboard, from its beginning on."""

from ludomots.core.narrate import beginning, told
from ludomots.terminal.play.table import Table
from ludomots.texts import Texts


def story(table: Table, say: Texts) -> list[str]:
    """Return what happened, in order."""
    telling = table.telling(say)
    first = table.steps[0].before if table.steps else table.game.state
    lines = [beginning(telling, first)]
    for step in table.steps:
        lines += told(telling, step)
    return [line for line in lines if line]
