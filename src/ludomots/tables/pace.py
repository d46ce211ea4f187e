"""How fast a table plays. The clock belongs to the server that runs the table."""

from typing import TYPE_CHECKING, Annotated

import msgspec

if TYPE_CHECKING:
    from ludomots.tables.table import Table


SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

FRIENDLY_DAYS = 3
"""The friendly limit of a turn where friends play from far away and nobody chose a clock."""
LISTED_SECONDS = 120
"""The time of a turn at a table of the list for which nobody chose a clock."""

Seconds = Annotated[int, msgspec.Meta(ge=1, le=86_400)]


class Untimed(msgspec.Struct, frozen=True, tag="untimed", omit_defaults=True):
    """No clock. ``days`` is a friendly limit for a turn: when it is over nothing is lost, but the
    others may choose what becomes of the game."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None


class PerTurn(msgspec.Struct, frozen=True, tag="per-turn"):
    """A time for each turn, as with a sand timer: what is left over is lost."""

    seconds: Seconds


class PerGame(msgspec.Struct, frozen=True, tag="per-game"):
    """A time for all turns of a seat together, and some more with each turn."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Correspondence(msgspec.Struct, frozen=True, tag="correspondence"):
    """Some days for each turn."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Pace = Untimed | PerTurn | PerGame | Correspondence


def window(pace: Pace) -> int:
    """Return how long a play can be contested at most, in milliseconds.

    It is settled before that if everybody has answered.
    """
    match pace:
        case Correspondence() | Untimed(days=int()):
            return DAY
        case _:
            return 20 * SECOND


def first_time(pace: Pace) -> int:
    """Return what a seat has on its clock before its first turn."""
    match pace:
        case PerTurn(seconds=seconds) | PerGame(seconds=seconds):
            return seconds * SECOND
        case Correspondence(days=days):
            return days * DAY
        case _:
            return 0


def time_for_turn(pace: Pace, left: int) -> int:
    """Return what a seat has on its clock when a turn of its begins with ``left`` on it."""
    match pace:
        case PerTurn(seconds=seconds):
            return seconds * SECOND
        case Correspondence(days=days):
            return days * DAY
        case PerGame(increment=increment):
            return left + increment * SECOND
        case Untimed():
            return 0


def pace_from_afar(online_clock: int | None, *, listed: bool) -> Pace:
    """Return how fast people play from several devices if nobody chose: the clock that the game has
    for that, else one of tables in the list, and for friends some days for each turn."""
    if online_clock is not None:
        return PerTurn(online_clock)
    return PerTurn(LISTED_SECONDS) if listed else Untimed(FRIENDLY_DAYS)


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
