"""Who thinks next: nobody's computer players wait for long because of somebody else's.

What takes little time goes ahead of what takes much, and one thread is kept free for it. Thinking
time is shared equally among addresses, and in each of them among people: those who have used
least of it come first. How long a kind of work takes is learnt as it is done.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from ludomots.server.live.processor_time import processor_time

Value = TypeVar("Value")

_MOST_WAITING = 400
"""Work that may wait before more of it is refused to those who have the most of it."""
_MOST_OF_PERSON = 20
_CHEAP = 0.1
"""Seconds up to which work counts as cheap."""
_USUALLY = 0.001
_WHILE_DEAR = 0.00005
"""Seconds after which a thread makes way for others, usually and while one of them thinks long."""
_LAST_COUNTS = 0.2
"""How much the last time counts in what a kind of work is known to take."""


class Payer(NamedTuple):
    """For whom somebody thinks: the address and the person."""

    address: str
    person: str


class Job(NamedTuple):
    """Work that waits for its turn."""

    number: int
    payer: Payer
    kind: str
    work: Callable[[], Any]
    result: "asyncio.Future[Any]"


class ThinkingQueue:
    """Work for a few threads, in a fair order.

    ``is_dear`` says of a kind of work whether it takes long, until that has been measured. ``now``
    is the clock by which a thread measures it: its processor time if not said otherwise.
    """

    def __init__(
        self,
        threads: int,
        is_dear: Callable[[str], bool] = lambda _: False,
        now: Callable[[], float] = processor_time,
    ) -> None:
        self._threads = ThreadPoolExecutor(threads, "thinker")
        self._free = threads
        self._free_for_dear = self._most_dear = max(1, threads - 1)
        self._is_dear_at_first = is_dear
        self._now = now
        self._waiting: list[Job] = []
        self._takes: dict[str, float] = {}
        self._addresses = _Shares()
        self._people = _Shares()
        self._count = 0
        self._let_others_run()

    def __len__(self) -> int:
        """Return how much work is waiting."""
        return len(self._waiting)

    def close(self) -> None:
        """Begin nothing more; those who wait are told that nothing comes."""
        for job in self._waiting:
            job.result.cancel()
        self._waiting.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def used_elsewhere(self, people: Mapping[str, float], addresses: Mapping[str, float]) -> None:
        """Count the seconds that other nodes have thought for people and addresses."""
        if self._waiting:
            for person, seconds in people.items():
                self._people.charge(person, seconds)
            for address, seconds in addresses.items():
                self._addresses.charge(address, seconds)

    def is_full_for(self, payer: Payer) -> bool:
        """Return whether so much is waiting, for a person or in all, that they should ask for no
        more.

        Where too much is waiting in all, whose address has less of it than others may still ask:
        nobody can fill the queue for everybody.
        """
        if sum(job.payer.person == payer.person for job in self._waiting) >= _MOST_OF_PERSON:
            return True
        if len(self._waiting) < _MOST_WAITING:
            return False
        addresses = Counter(job.payer.address for job in self._waiting)
        return addresses[payer.address] >= _MOST_WAITING / len(addresses)

    async def run(self, payer: Payer, kind: str, work: Callable[[], Value]) -> Value:
        """Do some work in a thread when it is its turn, and return what comes of it."""
        self._count += 1
        result: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        job = Job(self._count, payer, kind, work, result)
        self._addresses.enter(payer.address)
        self._people.enter(payer.person)
        self._waiting.append(job)
        self._begin()
        try:
            return await result
        finally:
            if job in self._waiting:
                self._waiting.remove(job)

    def places(self) -> dict[tuple[Payer, str], int]:
        """Return the place in the queue of the first work of each kind for everybody who waits."""
        found: dict[tuple[Payer, str], int] = {}
        for place, job in enumerate(sorted(self._waiting, key=self._order), start=1):
            found.setdefault((job.payer, job.kind), place)
        return found

    def _begin(self) -> None:
        """Begin as much as there are threads for."""
        loop = asyncio.get_running_loop()
        while self._free:
            job = min(filter(self._may_begin, self._waiting), key=self._order, default=None)
            if job is None:
                return
            self._waiting.remove(job)
            is_dear = self.is_dear(job.kind)
            self._free -= 1
            self._free_for_dear -= is_dear
            self._let_others_run()
            self._addresses.begin(job.payer.address)
            self._people.begin(job.payer.person)
            done = loop.run_in_executor(self._threads, _timed, job.work, self._now)
            done.add_done_callback(partial(self._ended, job, is_dear))

    def _ended(self, job: Job, is_dear: bool, done: "asyncio.Future[Any]") -> None:
        self._free += 1
        self._free_for_dear += is_dear
        self._let_others_run()
        if done.cancelled() or done.exception() is not None:
            job.result.cancel()
            self._begin()
            return
        value, seconds = done.result()
        known = self._takes.get(job.kind, seconds)
        self._takes[job.kind] = known + _LAST_COUNTS * (seconds - known)
        self._addresses.charge(job.payer.address, seconds)
        self._people.charge(job.payer.person, seconds)
        if not self._waiting:
            self._addresses, self._people = _Shares(), _Shares()
        if not job.result.done():
            if isinstance(value, Exception):
                job.result.set_exception(value)
            else:
                job.result.set_result(value)
        self._begin()

    def _let_others_run(self) -> None:
        """Say how soon a thread that thinks in Python makes way for others.

        Everything else that the server does takes a little time in several threads one after the
        other, and waits each time for a thread that thinks. While nobody thinks for long, threads
        that make way less often do the same with less work.
        """
        is_long = self._free_for_dear < self._most_dear
        sys.setswitchinterval(_WHILE_DEAR if is_long else _USUALLY)

    def _order(self, job: Job) -> tuple[bool, float, float, int]:
        """Return what says who comes first: the least."""
        address, person = job.payer
        used = self._addresses.used(address), self._people.used(person)
        return self.is_dear(job.kind), *used, job.number

    def _may_begin(self, job: Job) -> bool:
        return self._free_for_dear > 0 or not self.is_dear(job.kind)

    def is_dear(self, kind: str) -> bool:
        """Return whether a kind of work takes long."""
        takes = self._takes.get(kind)
        return self._is_dear_at_first(kind) if takes is None else takes > _CHEAP


class _Shares:
    """How many seconds each has used. A newcomer is taken to have used as much as the one who came
    to the front last, so that nobody gains by having been away."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._front = 0.0

    def enter(self, name: str) -> None:
        self._used[name] = max(self._used.get(name, 0.0), self._front)

    def begin(self, name: str) -> None:
        self._front = max(self._front, self.used(name))

    def charge(self, name: str, seconds: float) -> None:
        self._used[name] = self.used(name) + seconds

    def used(self, name: str) -> float:
        return self._used.get(name, self._front)


def _timed(work: Callable[[], Value], now: Callable[[], float]) -> tuple[Value | Exception, float]:
    """Do some work; return what comes of it, also if it fails, and how long it took."""
    since = now()
    try:
        value: Value | Exception = work()
    except Exception as error:  # noqa: BLE001 (those who wait for it are told)
        value = error
    return value, now() - since
