"""The clock of a server: that of the machine, except that it is never set back."""

from collections.abc import Callable

from ludomots.store.service import wall_clock

_SET_BACK = 1000
"""Milliseconds by which a clock may go back because it is adjusted; beyond that, it was set."""


class SteadyClock:
    """Tells the time in milliseconds.

    If the clock of the machine is set back, time goes on from where it was, so that no deadline and
    no heartbeat lies in the future. Once the machine's clock has caught up, it is followed again.
    """

    def __init__(self, wall: Callable[[], int] = wall_clock) -> None:
        self._wall = wall
        self._last = wall()
        self._ahead = 0

    def __call__(self) -> int:
        """Return the time."""
        wall = self._wall()
        if wall >= self._last:
            self._ahead = 0
        elif wall + self._ahead < self._last - _SET_BACK:
            self._ahead = self._last - wall
        self._last = wall + self._ahead
        return self._last
