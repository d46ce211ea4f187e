"""How the game of a table began."""

from typing import TYPE_CHECKING

from ludomots.core.contract import GameState
from ludomots.core.draws import Draws
from ludomots.tables.events import Started

if TYPE_CHECKING:
    from ludomots.tables.table import Table


def first_state(table: "Table", event: Started) -> GameState:
    """Return the state in which the game of a table began."""
    draws = Draws.from_secret(table.opened.secret, event.contributions)
    return table.rules.start(len(event.seats), draws)


def start_of(table: "Table") -> Started | None:
    """Return the event that began the game of a table, if it has begun."""
    return next((one.event for one in table.entries if isinstance(one.event, Started)), None)
