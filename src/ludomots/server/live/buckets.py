"""How much one visitor may ask for: some at once, and then some a second.

It is counted for a person and for an address, whichever is used up first, and over all nodes
together (``ledger.py``). What one address may ask is generous: a school or a club is often behind a
single one.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

from ludomots.server.operators.limits import Rate

_REMEMBERED = 50_000
"""How many visitors are remembered; those who asked longest ago are dropped first."""
_WORTH_TELLING = 0.05
"""The share of what is allowed at once that is worth a word to the other nodes."""


_LITTLE = 0.1
"""The share of what is allowed at once that counts as nearly nothing."""


class Buckets:
    """A bucket of permits for each key; each is filled again as time passes.

    What is taken at other nodes counts too, as soon as it is heard of. A bucket may be in debt
    then, and nothing is given from it until that is paid back.
    """

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._of: OrderedDict[str, _Bucket] = OrderedDict()
        self._to_tell: set[str] = set()
        self.change(rate)

    def change(self, rate: Rate) -> None:
        """Give and fill up by another rate from now on."""
        self._rate = rate
        self._worth_telling = rate.at_once * _WORTH_TELLING

    def nearly_empty(self) -> list[str]:
        """Return the keys whose buckets had little left when last used, the emptiest first."""
        little = self._rate.at_once * _LITTLE
        found = [(left, key) for key, (left, _, _) in self._of.items() if left < little]
        return [key for _, key in sorted(found)]

    def wait(self, key: str, count: float = 1) -> float:
        """Take permits and return 0, or take none and return in how many seconds to try again."""
        left, now, untold = self._filled(key)
        enough = left >= count
        self._put(key, (left - count, now, untold + count) if enough else (left, now, untold))
        return 0.0 if enough else (count - left) / self._rate.a_second

    def charge(self, key: str, count: float) -> None:
        """Take permits, even if that leaves a debt; a negative number of them is given back."""
        left, now, untold = self._filled(key)
        self._put(key, (left - count, now, untold + count))

    def drain(self, key: str, count: float) -> None:
        """Take permits, but no more than there are."""
        left, now, untold = self._filled(key)
        taken = min(count, max(0.0, left))
        self._put(key, (left - taken, now, untold + taken))

    def taken_elsewhere(self, key: str, count: float) -> None:
        """Count what another node has given."""
        left, now, untold = self._filled(key)
        self._put(key, (left - count, now, untold))

    def untold(self) -> dict[str, float]:
        """Return what was taken here, for the other nodes, and count it as told.

        A key of which little was taken is told later, together with what it takes until then.
        """
        found = {}
        for key in self._to_tell & self._of.keys():
            left, at, untold = self._of[key]
            found[key] = round(untold, 3)
            self._of[key] = (left, at, 0.0)
        self._to_tell.clear()
        return found

    def _filled(self, key: str) -> "_Bucket":
        """Take a bucket out, filled as it is now."""
        now, (at_once, a_second) = self._now(), self._rate
        left, since, untold = self._of.pop(key, (at_once, now, 0.0))
        return min(at_once, left + (now - since) * a_second), now, untold

    def _put(self, key: str, bucket: "_Bucket") -> None:
        """Put a bucket back, as the one that was used last."""
        self._of[key] = bucket
        if bucket[2] >= self._worth_telling:
            self._to_tell.add(key)
        if len(self._of) > _REMEMBERED:
            self._of.popitem(last=False)


_Bucket = tuple[float, float, float]
"""The permits that were left, when, and how many were taken here that others have not heard of."""
