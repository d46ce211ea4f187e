"""The clocks of a game: what each seat has left, and whose time runs.

Time is charged at each move, before the turn passes. While a play can be contested no clock runs.
"""

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import TABLE
from ludomots.core.seats import with_seat
from ludomots.tables.pace import Pace, Untimed, first_time, time_for_turn


class Clock(msgspec.Struct, frozen=True):
    """The clocks at one moment.

    ``left`` is what each seat had at the time ``since``, ``running`` the seats whose time has run
    since then; ``late`` counts the turns in a row in which a seat's time ran out.
    """

    since: int
    left: tuple[int, ...]
    running: tuple[int, ...]
    late: tuple[int, ...]


def start(pace: Pace, seats: int, running: tuple[int, ...], at: int) -> Clock:
    """Return the clocks when a game begins."""
    left = (first_time(pace),) * seats
    clock = Clock(at, left, (), (0,) * seats)
    return _turned(clock, pace, running, running)


def moved(
    clock: Clock, pace: Pace, mover: int, running: tuple[int, ...], at: int, *, goes_on: bool
) -> Clock:
    """Return the clocks after a move; ``running`` are the seats that are to act now.

    ``goes_on`` says that the move was one part of a turn that is not over: its time is not renewed.
    """
    charged = charge(clock, pace, at)
    late = with_seat(clock.late, mover, 0) if mover >= 0 else clock.late
    begin = tuple(seat for seat in running if seat not in clock.running or mover in {seat, TABLE})
    return _turned(replace(charged, late=late), pace, running, () if goes_on else begin)


def charge(clock: Clock, pace: Pace, at: int) -> Clock:
    """Return the clocks with the time that has run until now taken off."""
    if isinstance(pace, Untimed):
        return replace(clock, since=at)
    spent = max(0, at - clock.since)
    left = tuple(
        max(0, time - spent) if seat in clock.running else time
        for seat, time in enumerate(clock.left)
    )
    return replace(clock, since=at, left=left)


def ran_out(clock: Clock) -> Clock:
    """Return the clocks with one more late turn for each seat whose time runs."""
    late = tuple(
        turns + 1 if seat in clock.running else turns for seat, turns in enumerate(clock.late)
    )
    return replace(clock, late=late)


def _turned(clock: Clock, pace: Pace, running: tuple[int, ...], begin: tuple[int, ...]) -> Clock:
    left = tuple(
        time_for_turn(pace, time) if seat in begin else time for seat, time in enumerate(clock.left)
    )
    return replace(clock, left=left, running=running)
