"""What each visitor may use: requests, sockets, tables, invitations, thinking time.

There is some at once, and then some a second. It is counted for a person and for an address,
whichever is used up first, so that dropping a cookie gains nothing. What one address may use is
generous: a school or a club is often behind a single one.

Each node counts by itself, so that no request waits for another node. A few times a second it tells
the others what was taken there, and they take it from their own buckets. So somebody who asks
several nodes at once may get what is allowed at once from each of them; it is a debt from then on,
and nothing more is given until it is paid back.
"""

import asyncio
import hashlib
import math
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
from litestar.exceptions import TooManyRequestsException

from ludomots.core.player import level_cost
from ludomots.server.live.log import Log
from ludomots.server.operators.limits import Limits, Rate
from ludomots.server.problems import Unanswerable
from ludomots.tables import Table
from ludomots.tables.commands import Bot, Free, Wanted
from ludomots.tables.events import Visibility

_REMEMBERED = 50_000
"""How many visitors are remembered; those who asked longest ago are dropped first."""
_TIDY_EVERY = 500
"""After how many new visitors those are dropped whose buckets are full again."""
_WORTH_TELLING = 0.05
"""The share of what is allowed at once that is worth a word to the other nodes."""
_LITTLE = 0.1
"""The share of what is allowed at once that counts as nearly nothing."""

_SOCKETS_WORTH_TELLING = 0.1
"""The share of the sockets allowed that is worth a word to the other nodes."""
_TELL_AGAIN = 10.0
"""Seconds after which numbers of sockets that did not change are told again."""
_FORGET = 30.0
"""Seconds after which a node that tells nothing is taken to have no sockets any more."""

Identities = tuple[str, ...]
"""The identities of one person, the present one first."""


class Payer(NamedTuple):
    """Who uses something: the address and the person."""

    address: str
    person: str


class Buckets:
    """A bucket of permits for each key; each is filled again as time passes.

    What is taken at other nodes counts too, as soon as it is heard of. A bucket may be in debt
    then, and nothing is given from it until that is paid back.
    """

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._of: OrderedDict[str, _Bucket] = OrderedDict()
        self._to_tell: set[str] = set()
        self._new = 0
        self.change(rate)

    def change(self, rate: Rate) -> None:
        """Give and fill up by another rate from now on."""
        self._rate = rate
        self._worth_telling = rate.at_once * _WORTH_TELLING

    def __len__(self) -> int:
        """Return how many keys are remembered."""
        return len(self._of)

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
        if key not in self._of:
            self._make_room(now)
        left, since, untold = self._of.pop(key, (at_once, now, 0.0))
        return min(at_once, left + (now - since) * a_second), now, untold

    def _put(self, key: str, bucket: "_Bucket") -> None:
        """Put a bucket back, as the one that was used last."""
        self._of[key] = bucket
        if bucket[2] >= self._worth_telling:
            self._to_tell.add(key)

    def _make_room(self, now: float) -> None:
        """Let go of buckets that are full again, now and then, and of the oldest if there are too
        many: somebody new has a full one."""
        self._new += 1
        if self._new % _TIDY_EVERY == 0:
            at_once, a_second = self._rate
            for key, (left, since, _) in list(self._of.items()):
                if left + (now - since) * a_second >= at_once:
                    del self._of[key]
            self._to_tell &= self._of.keys()
        if len(self._of) >= _REMEMBERED:
            self._of.popitem(last=False)


_Bucket = tuple[float, float, float]
"""The permits that were left, when, and how many were taken here that others have not heard of."""


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
            if self._here[key] >= limit * _SOCKETS_WORTH_TELLING or key in self._told:
                self._changed.add(key)
            if not self._here[key]:
                del self._here[key]


class _Heard(NamedTuple):
    """How many sockets a visitor has at another node, and when this node heard of it."""

    sockets: int
    at: float


class Quotas:
    """How many tables one visitor may open, and where they may sit and wait.

    A table costs what its computer players cost. The tables of a person that wait for their game
    are counted in the database.
    """

    def __init__(self, ledger: Ledger, log: Log) -> None:
        self._log = log
        self._ledger = ledger
        self._openings = ledger["openings_of_person"], ledger["openings_of_address"]
        self._listed = ledger["listed_of_address"]
        self._seats = ledger["seats_of_person"], ledger["seats_of_address"]
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def opening(
        self, who: Identities, address: str, seats: Sequence[Wanted], visibility: Visibility
    ) -> AsyncIterator[None]:
        """Let a person open a table, or refuse it. One after the other, so that each is counted
        before the next is asked for."""
        async with self._turn(who):
            is_listed = visibility == "listed"
            if any(isinstance(seat, Free) for seat in seats):
                await self._check_waiting(who, is_listed=is_listed)
            _take(self._openings, who[0], address, 1 + sum(_cost(seat) for seat in seats))
            if is_listed:
                _refuse(self._listed.wait(address))
            yield

    def add_bot(self, payer: Payer, level: str) -> None:
        """Let a person add a computer player to a table, or refuse it: it costs what it would have
        cost when the table was opened."""
        _take(self._openings, payer.person, payer.address, _cost(Bot(level)))

    @asynccontextmanager
    async def sitting_down(
        self, who: Identities, address: str, table: Table
    ) -> AsyncIterator[None]:
        """Let a person sit down at a table, or refuse it; by the link of a private one as many of
        an address may come as like."""
        async with self._turn(who):
            await self._check_waiting(who, but=table.id)
            if table.opened.visibility == "listed":
                _take(self._seats, who[0], address, 1)
            yield

    def ask_friend(self, person: str) -> None:
        """Let a person ask another one to be friends, or refuse it."""
        _refuse(self._ledger["friend_requests_of_person"].wait(person))

    def invite(self, person: str) -> None:
        """Let a person invite another one to a table, or refuse it."""
        _refuse(self._ledger["invitations_of_person"].wait(person))

    def mail(self, recipient: str, address: str) -> None:
        """Let a mail be sent to somebody who may not have asked for it, or refuse it; ``address``
        is where the visitor is who wants it sent."""
        hashed = hashlib.sha256(recipient.casefold().encode()).hexdigest()
        seconds = self._ledger["mails_of_address"].wait(address)
        _refuse(seconds or self._ledger["mails_of_recipient"].wait(hashed))

    def _turn(self, who: Identities) -> asyncio.Lock:
        lock = self._turns.get(who[0])
        if lock is None:
            lock = self._turns[who[0]] = asyncio.Lock()
        return lock

    async def _check_waiting(
        self, who: Identities, *, is_listed: bool = False, but: str = ""
    ) -> None:
        """Refuse another table to somebody who sits at too many that wait for their game."""
        waiting = await self._log.waiting_of(who)
        others = [is_in_list for table_id, is_in_list in waiting if table_id != but]
        if is_listed and sum(others) >= self._ledger.limits.listed_of_person:
            raise Unanswerable("too-many-listed", 429)
        if len(others) >= self._ledger.limits.waiting_of_person:
            raise Unanswerable("too-many-waiting", 429)


def _take(buckets: tuple[Buckets, Buckets], person: str, address: str, count: int) -> None:
    of_person, of_address = buckets
    _refuse(of_person.wait(person, count) or of_address.wait(address, count))


def _refuse(seconds: float) -> None:
    if seconds:
        raise TooManyRequestsException(headers={"retry-after": str(math.ceil(seconds))})


def _cost(seat: Wanted) -> int:
    return level_cost(seat.level) if isinstance(seat, Bot) else 0
