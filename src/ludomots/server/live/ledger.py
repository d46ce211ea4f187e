"""What visitors have used of their limits, at all nodes and workers together.

Each node counts by itself, so that no request waits for another node. A few times a second it tells
the others what was taken there, and they take it from their own buckets. So somebody who asks
several nodes at once may get what is allowed at once from each of them; it is a debt from then on,
and nothing more is given until it is paid back.
"""

import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ludomots.server.live.buckets import Buckets
from ludomots.server.operators.limits import Limits, Rate

_WORTH_TELLING = 0.1
"""The share of the sockets allowed that is worth a word to the other nodes."""
_TELL_AGAIN = 10.0
"""Seconds after which numbers of sockets that did not change are told again."""
_FORGET = 30.0
"""Seconds after which a node that tells nothing is taken to have no sockets any more."""


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one node tells the others: what was taken from the buckets of each limit since its last
    report, and how many sockets some visitors have open there now."""

    node: str
    taken: dict[str, dict[str, float]] = {}
    sockets: dict[str, int] = {}


_REPORT = msgspec.json.Decoder(Report)


class Ledger:
    """The buckets of all limits, by the names that ``Limits`` gives them, and the open sockets."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._node = secrets.token_hex(4)
        rates = {name: rate for name, rate in limits._asdict().items() if isinstance(rate, Rate)}
        self._buckets = {name: Buckets(rate, now) for name, rate in rates.items()}
        self.sockets = Sockets(now)

    def change(self, limits: Limits) -> None:
        """Count by other limits from now on."""
        self.limits = limits
        for name, buckets in self._buckets.items():
            buckets.change(getattr(limits, name))

    def __getitem__(self, name: str) -> Buckets:
        return self._buckets[name]

    def report(self) -> bytes | None:
        """Return what the other nodes should hear of this one, ``None`` if there is nothing new."""
        told = {name: taken for name, one in self._buckets.items() if (taken := one.untold())}
        sockets = self.sockets.untold()
        if not told and not sockets:
            return None
        return msgspec.json.encode(Report(self._node, told, sockets))

    def take_in(self, report: bytes) -> Report:
        """Count what another node reports, and return it."""
        found = _REPORT.decode(report)
        for name, taken in found.taken.items():
            buckets = self._buckets.get(name)
            if buckets is not None:
                for key, count in taken.items():
                    buckets.taken_elsewhere(key, count)
        self.sockets.heard(found.node, found.sockets)
        return found


class Sockets:
    """How many sockets each visitor has open, here and at other nodes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._here: Counter[str] = Counter()
        self._changed: set[str] = set()
        self._told: dict[str, float] = {}
        self._elsewhere: dict[tuple[str, str], _Heard] = {}

    def open(self, most: dict[str, int]) -> Callable[[], None] | None:
        """Count a socket for each of some keys, and return what counts it off again; ``None`` if
        one of them already has the number it may have (``most``)."""
        if any(self.count(key) >= limit for key, limit in most.items()):
            return None
        self._add(most, 1)
        return lambda: self._add(most, -1)

    def count(self, key: str) -> int:
        """Return how many sockets a visitor has, as far as this node knows."""
        others = (one.sockets for (_, other), one in self._elsewhere.items() if other == key)
        return self._here[key] + sum(others)

    def untold(self) -> dict[str, int]:
        """Return the numbers of sockets that the others should hear of."""
        now = self._now()
        for name in [name for name, one in self._elsewhere.items() if one.at < now - _FORGET]:
            del self._elsewhere[name]
        again = {key for key, at in self._told.items() if at < now - _TELL_AGAIN}
        found = {key: self._here[key] for key in self._changed | again}
        self._changed.clear()
        self._told.update(dict.fromkeys(found, now))
        for key in [key for key, count in found.items() if not count]:
            del self._told[key]
        return found

    def heard(self, node: str, sockets: dict[str, int]) -> None:
        """Remember how many sockets visitors have at another node."""
        for key, count in sockets.items():
            self._elsewhere[node, key] = _Heard(count, self._now())

    def _add(self, most: dict[str, int], count: int) -> None:
        for key, limit in most.items():
            self._here[key] += count
            if self._here[key] >= limit * _WORTH_TELLING or key in self._told:
                self._changed.add(key)
            if not self._here[key]:
                del self._here[key]


class _Heard(NamedTuple):
    """How many sockets a visitor has at another node, and when this node heard of it."""

    sockets: int
    at: float
