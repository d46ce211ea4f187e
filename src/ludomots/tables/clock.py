"""The clocks of a game: what each seat has left, and whose time runs.

Time is charged at each move, before the turn passes. While a play can be contested no clock runs.
"""

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import TABLE
from ludomots.core.turns import with_seat
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
    left = _turned((first_time(pace),) * seats, pace, running)
    return Clock(at, left, running, (0,) * seats)


def moved(
    clock: Clock, pace: Pace, mover: int, running: tuple[int, ...], at: int, *, goes_on: bool
) -> Clock:
    """Return the clocks after a move; ``running`` are the seats that are to act now.

    ``goes_on`` says that the move was one part of a turn that is not over: its time is not renewed.
    """
    late = clock.late
    if mover >= 0 and late[mover]:
        late = with_seat(late, mover, 0)
    begin = tuple(seat for seat in running if seat not in clock.running or mover in {seat, TABLE})
    left = _turned(_left(clock, pace, at), pace, () if goes_on else begin)
    return Clock(at, left, running, late)


def charge(clock: Clock, pace: Pace, at: int) -> Clock:
    """Return the clocks with the time that has run until now taken off."""
    return Clock(at, _left(clock, pace, at), clock.running, clock.late)


def ran_out(clock: Clock) -> Clock:
    """Return the clocks with one more late turn for each seat whose time runs."""
    late = tuple(
        turns + 1 if seat in clock.running else turns for seat, turns in enumerate(clock.late)
    )
    return replace(clock, late=late)


def _left(clock: Clock, pace: Pace, at: int) -> tuple[int, ...]:
    """Return what each seat has left at a time."""
    spent = at - clock.since
    if isinstance(pace, Untimed) or spent <= 0:
        return clock.left
    left = list(clock.left)
    for seat in clock.running:
        if seat >= 0:  # a judge has no clock
            left[seat] = max(0, left[seat] - spent)
    return tuple(left)


def _turned(left: tuple[int, ...], pace: Pace, begin: tuple[int, ...]) -> tuple[int, ...]:
    """Return what each seat has left when the turns of some of them begin."""
    for seat in begin:
        if seat >= 0:
            left = with_seat(left, seat, time_for_turn(pace, left[seat]))
    return left
