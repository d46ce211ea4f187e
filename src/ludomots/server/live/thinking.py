"""Thinking time is rationed here: one fair queue, and one budget for each person and address.

Whatever takes long is work of a kind (the hints of a game, a level that plays it), with a price in
milliseconds of a processor. What a kind takes is learnt as it is done; until then an attribute says
whether it is dear.

- The budget: who asks for a hint, a review, a preview or a word pays what it took, and is refused
  if there is not enough left. The thinking of somebody's computer players counts in the same budget
  but is never refused, since a game must go on; it leaves no debt.
- The order: what is cheap goes ahead of what is dear, and one thread is kept free for it. Thinking
  time is shared equally among addresses, and in each of them among people: those who have used
  least of it come first.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from ludomots.server.live.budgets import Ledger, Payer
from ludomots.server.live.thinking_tasks import processor_time
from ludomots.server.problems import TryLater

Value = TypeVar("Value")

_MOST_WAITING = 400
"""Work that may wait before more of it is refused to those who have the most of it."""
_MOST_OF_PERSON = 20
_CHEAP = 100.0
"""Milliseconds up to which work counts as cheap."""
_AT_FIRST = 20.0
"""Milliseconds that work is taken to need before any of its kind was done."""
_LAST_COUNTS = 0.2
"""How much the last time counts in what a kind of work is known to take."""
_USUALLY = 0.001
_WHILE_DEAR = 0.00005
"""Seconds after which a thread makes way for others, usually and while one of them thinks long."""


class Prices:
    """What kinds of work take, in milliseconds, and who pays for them.

    ``clock`` returns the seconds of processor time that the present thread has used.
    """

    def __init__(self, ledger: Ledger, clock: Callable[[], float] = processor_time) -> None:
        self.clock = clock
        self._of_person = ledger["thinking_of_person"]
        self._of_address = ledger["thinking_of_address"]
        self._takes: dict[str, float] = {}

    def is_dear(self, kind: str, *, at_first: bool = False) -> bool:
        """Return whether a kind of work takes long; ``at_first`` until that is known."""
        takes = self._takes.get(kind)
        return at_first if takes is None else takes > _CHEAP

    def learn(self, kind: str, took: float) -> None:
        """Note what work of a kind took."""
        known = self._takes.get(kind, took)
        self._takes[kind] = known + _LAST_COUNTS * (took - known)

    def take(self, payer: Payer, kind: str) -> float:
        """Let somebody pay in advance what such work takes as a rule, and return how much that is.

        ``TryLater`` if there is not enough left.
        """
        expected = self._takes.get(kind, _AT_FIRST)
        seconds = self._of_person.wait(payer.person, expected)
        if not seconds:
            seconds = self._of_address.wait(payer.address, expected)
            if seconds:
                self._of_person.charge(payer.person, -expected)
        if seconds:
            raise TryLater("too-much-thinking", seconds)
        return expected

    def settle(self, payer: Payer, paid: float, took: float) -> None:
        """Put right what was paid in advance."""
        self._of_person.charge(payer.person, took - paid)
        self._of_address.charge(payer.address, took - paid)

    def bot_thought(self, payer: Payer, took: float) -> None:
        """Count what a computer player of somebody thought."""
        self._of_person.drain(payer.person, took)
        self._of_address.drain(payer.address, took)

    def run_now(self, payer: Payer, kind: str, work: Callable[[], Value]) -> Value:
        """Do work that is too short to wait in a queue, and let somebody pay for it."""
        paid = self.take(payer, kind)
        since = self.clock()
        try:
            return work()
        finally:
            took = (self.clock() - since) * 1000
            self.settle(payer, paid, took)
            self.learn(kind, took)


class Job(NamedTuple):
    """Work that waits for its turn. ``paid`` is what was paid for it in advance, ``None`` for what
    is never refused."""

    number: int
    payer: Payer
    kind: str
    is_dear_at_first: bool
    paid: float | None
    work: Callable[[], Any]
    result: "asyncio.Future[Any]"


class ThinkingQueue:
    """Work for a few threads, in a fair order."""

    def __init__(self, threads: int, prices: Prices) -> None:
        self._threads = ThreadPoolExecutor(threads, "thinker")
        self._free = threads
        self._free_for_dear = self._most_dear = max(1, threads - 1)
        self._prices = prices
        self._waiting: list[Job] = []
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
        """Count the milliseconds that other nodes have thought for people and addresses."""
        if self._waiting:
            for person, took in people.items():
                self._people.charge(person, took)
            for address, took in addresses.items():
                self._addresses.charge(address, took)

    def is_full_for(self, payer: Payer) -> bool:
        """Return whether so much is waiting, for a person or in all, that they should ask for no
        more.

        Where too much is waiting in all, an address that has less of it than others may still ask:
        nobody can fill the queue for everybody.
        """
        if sum(job.payer.person == payer.person for job in self._waiting) >= _MOST_OF_PERSON:
            return True
        if len(self._waiting) < _MOST_WAITING:
            return False
        addresses = Counter(job.payer.address for job in self._waiting)
        return addresses[payer.address] >= _MOST_WAITING / len(addresses)

    async def run(
        self, payer: Payer, kind: str, work: Callable[[], Value], *, is_dear: bool = False
    ) -> Value:
        """Do work that somebody asked for when it is its turn, and return what comes of it.

        ``TryLater`` if they have too little of their budget left. ``is_dear``: whether such work
        takes long, until that is known.
        """
        return await self._run(payer, kind, work, is_dear, self._prices.take(payer, kind))

    async def run_for_bot(
        self, payer: Payer, kind: str, work: Callable[[], Value], *, is_dear: bool = False
    ) -> Value:
        """Let a computer player of somebody think when it is its turn; that is never refused."""
        return await self._run(payer, kind, work, is_dear, None)

    async def _run(
        self,
        payer: Payer,
        kind: str,
        work: Callable[[], Value],
        is_dear: bool,
        paid: float | None,
    ) -> Value:
        self._count += 1
        result: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        job = Job(self._count, payer, kind, is_dear, paid, work, result)
        self._addresses.enter(payer.address)
        self._people.enter(payer.person)
        self._waiting.append(job)
        self._begin()
        try:
            return await result
        finally:
            if job in self._waiting:
                self._waiting.remove(job)
                self._charge(job, 0.0)

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
            is_dear = self._is_dear(job)
            self._free -= 1
            self._free_for_dear -= is_dear
            self._let_others_run()
            self._addresses.begin(job.payer.address)
            self._people.begin(job.payer.person)
            done = loop.run_in_executor(self._threads, _timed, job.work, self._prices.clock)
            done.add_done_callback(partial(self._ended, job, is_dear))

    def _ended(self, job: Job, is_dear: bool, done: "asyncio.Future[Any]") -> None:
        self._free += 1
        self._free_for_dear += is_dear
        self._let_others_run()
        if done.cancelled() or done.exception() is not None:
            self._charge(job, 0.0)
            job.result.cancel()
            self._begin()
            return
        value, took = done.result()
        self._charge(job, took)
        self._prices.learn(job.kind, took)
        self._addresses.charge(job.payer.address, took)
        self._people.charge(job.payer.person, took)
        if not self._waiting:
            self._addresses, self._people = _Shares(), _Shares()
        if not job.result.done():
            if isinstance(value, Exception):
                job.result.set_exception(value)
            else:
                job.result.set_result(value)
        self._begin()

    def _charge(self, job: Job, took: float) -> None:
        if job.paid is None:
            self._prices.bot_thought(job.payer, took)
        else:
            self._prices.settle(job.payer, job.paid, took)

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
        return self._is_dear(job), *used, job.number

    def _may_begin(self, job: Job) -> bool:
        return self._free_for_dear > 0 or not self._is_dear(job)

    def _is_dear(self, job: Job) -> bool:
        return self._prices.is_dear(job.kind, at_first=job.is_dear_at_first)


class _Shares:
    """How many milliseconds each has used. A newcomer is taken to have used as much as the one who
    came to the front last, so that nobody gains by having been away."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._front = 0.0

    def enter(self, name: str) -> None:
        self._used[name] = max(self._used.get(name, 0.0), self._front)

    def begin(self, name: str) -> None:
        self._front = max(self._front, self.used(name))

    def charge(self, name: str, took: float) -> None:
        self._used[name] = self.used(name) + took

    def used(self, name: str) -> float:
        return self._used.get(name, self._front)


def _timed(work: Callable[[], Value], now: Callable[[], float]) -> tuple[Value | Exception, float]:
    """Do some work; return what comes of it, also if it fails, and how many milliseconds it
    took."""
    since = now()
    try:
        value: Value | Exception = work()
    except Exception as error:  # noqa: BLE001 (those who wait for it are told)
        value = error
    return value, (now() - since) * 1000
