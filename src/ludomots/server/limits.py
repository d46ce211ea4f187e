"""How many requests one visitor may make: some at once, and then some a second.

Counted in each node by itself, for a person and for an address, whichever is used up first. What
one address may ask is generous: a school or a club is often behind a single one.
"""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

_REMEMBERED = 50_000
"""How many visitors are remembered; those who asked longest ago are dropped first."""


class Rate(NamedTuple):
    """How many are allowed at once, and how many a second after that."""

    at_once: int
    a_second: float


class Limits(NamedTuple):
    """What is allowed: HTTP requests, socket frames, sockets at once, tries to log in, and tables
    opened (``quotas.py``): what they cost, and how many of them may stand in the list."""

    requests_of_person: Rate = Rate(200, 20)
    requests_of_address: Rate = Rate(2000, 200)
    frames_of_person: Rate = Rate(100, 20)
    frames_of_address: Rate = Rate(2000, 400)
    sockets_of_person: int = 32
    sockets_of_address: int = 500
    tries_of_address: Rate = Rate(60, 0.2)
    openings_of_person: Rate = Rate(100, 0.2)
    openings_of_address: Rate = Rate(800, 2)
    listed_of_person: int = 5
    listed_of_address: Rate = Rate(60, 1 / 30)


USUAL = Limits()
_MANY = 10**9
_ANY = Rate(_MANY, _MANY)
UNLIMITED = Limits(_ANY, _ANY, _ANY, _ANY, _MANY, _MANY, _ANY, _ANY, _ANY, _MANY, _ANY)
"""For measurements, where one address is everybody."""


class Buckets:
    """A bucket of permits for each key; each is filled again as time passes."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, count: int = 1) -> float:
        """Take permits and return 0, or take none and return in how many seconds to try again."""
        now = self._now()
        left, since = self._left.pop(key, (float(self._rate.at_once), now))
        left = min(self._rate.at_once, left + (now - since) * self._rate.a_second)
        enough = left >= count
        self._left[key] = (left - count if enough else left, now)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        return 0.0 if enough else (count - left) / self._rate.a_second


def network_of(host: str) -> str:
    """Return what counts as one address: with IPv6 the network that a household is given."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
