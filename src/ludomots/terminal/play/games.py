"""The games that can be played in a terminal; each is imported when its table is opened."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludomots.players import Player
    from ludomots.terminal.play.table import Table
    from ludomots.terminal.play.topword.screen import TableScreen

_MODULES = {"topword": "ludomots.terminal.play.topword.screen"}

PLAYABLE = tuple(_MODULES)
"""Their names, in the order of the shelf."""


def screen(table: "Table", players: "dict[int, Player]") -> "TableScreen":
    """Return the screen on which a table is played."""
    made: TableScreen = import_module(_MODULES[table.setup.game]).TableScreen(table, players)
    return made
