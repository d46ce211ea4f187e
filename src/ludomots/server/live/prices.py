"""What it costs to have something worked out: a hint, a review, a word looked up, a preview.

All of it counts in one budget of milliseconds of a processor, for a person and for an address. What
a kind of work will take is estimated by what it took before, and put right when it is done. The
thinking of somebody's computer players counts in the same budget but is never refused, since a game
must go on; it leaves no debt.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from ludomots.server.live.ledger import Ledger
from ludomots.server.live.processor_time import processor_time
from ludomots.server.live.thinking_queue import Payer
from ludomots.server.problems import TryLater

Value = TypeVar("Value")

_AT_FIRST = 20.0
"""Milliseconds that work is taken to need before any of its kind was done."""
_LAST_COUNTS = 0.2
"""How much the last time counts in what a kind of work is known to take."""


class Bill:
    """Measures work that somebody pays for, in milliseconds of a processor.

    ``clock`` returns the seconds of processor time that the present thread has used.
    """

    def __init__(self, clock: Callable[[], float] = processor_time) -> None:
        self.took: float | None = None
        self._clock = clock

    def run(self, work: Callable[[], Value]) -> Value:
        """Do the work, in whatever thread this is."""
        since = self._clock()
        try:
            return work()
        finally:
            self.took = (self._clock() - since) * 1000


class Prices:
    """What people have left to have worked out for them."""

    def __init__(self, ledger: Ledger, clock: Callable[[], float] = processor_time) -> None:
        self._clock = clock
        self._of_person = ledger["thinking_of_person"]
        self._of_address = ledger["thinking_of_address"]
        self._known: dict[str, float] = {}

    @contextmanager
    def bill(self, payer: Payer, kind: str) -> Iterator[Bill]:
        """Give a bill that runs some work, and let somebody pay for it.

        ``TryLater`` if there is not enough left for what such work takes as a rule.
        """
        expected = self._known.get(kind, _AT_FIRST)
        self._take(payer, expected)
        bill = Bill(self._clock)
        try:
            yield bill
        finally:
            took = bill.took or 0.0
            self._of_person.charge(payer.person, took - expected)
            self._of_address.charge(payer.address, took - expected)
            if bill.took is not None:
                known = self._known.get(kind, took)
                self._known[kind] = known + _LAST_COUNTS * (took - known)

    def bot_thought(self, payer: Payer, milliseconds: float) -> None:
        """Count what a computer player of somebody thought."""
        self._of_person.drain(payer.person, milliseconds)
        self._of_address.drain(payer.address, milliseconds)

    def _take(self, payer: Payer, expected: float) -> None:
        seconds = self._of_person.wait(payer.person, expected)
        if not seconds:
            seconds = self._of_address.wait(payer.address, expected)
            if seconds:
                self._of_person.charge(payer.person, -expected)
        if seconds:
            raise TryLater("too-much-thinking", seconds)
