"""How long a table waits for people before it closes by itself.

A server gives each new table its times, and they stay in its log: other settings of the server hold
for other tables. A table without such times, as the terminal keeps them, never closes its game.
"""

from typing import TYPE_CHECKING

import msgspec

from ludomots.tables.pace import DAY, HOUR, Untimed

if TYPE_CHECKING:
    from ludomots.tables.table import Table

UNSTARTED = 7 * DAY
"""After this time a table without lifetimes of its own closes if its game has not begun."""


class Lifetimes(msgspec.Struct, frozen=True, kw_only=True):
    """The times after which a table closes, in milliseconds.

    ``listed`` and ``invited`` are for games that have not begun, at tables of the public list and
    at tables that are found by their link. ``alone`` and ``together`` are for games without a clock
    in which nobody moves: those of one person, and those of several.
    """

    listed: int = DAY
    invited: int = 7 * DAY
    alone: int = 14 * DAY
    together: int = 28 * DAY


def lifetimes(
    *, listed_hours: int, invited_days: int, alone_days: int, together_days: int
) -> Lifetimes:
    """Return lifetimes in the units that an operator thinks in."""
    return Lifetimes(
        listed=listed_hours * HOUR,
        invited=invited_days * DAY,
        alone=alone_days * DAY,
        together=together_days * DAY,
    )


def closing_time(table: "Table") -> int | None:
    """Return when a table closes if nobody begins its game, or nobody moves; ``None`` for never.

    Games with a clock need no such time: their clocks end them.
    """
    lifetimes, game = table.opened.lifetimes, table.game
    if table.status == "open":
        return table.entries[0].at + _unstarted(table, lifetimes)
    if table.status != "running" or game is None or lifetimes is None:
        return None
    if not isinstance(table.opened.pace, Untimed) or table.paused is not None:
        return None
    return game.clock.since + (lifetimes.alone if len(table.people) == 1 else lifetimes.together)


def _unstarted(table: "Table", lifetimes: Lifetimes | None) -> int:
    if lifetimes is None:
        return UNSTARTED
    return lifetimes.listed if table.opened.visibility == "listed" else lifetimes.invited
