"""Who thinks next: stories with work that ends when the story says so."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from ludomots.server.live.budgets import Ledger, Payer
from ludomots.server.live.thinking import Prices, ThinkingQueue
from ludomots.server.operators.limits import Limits, Rate
from ludomots.server.problems import TryLater
from tests.story import story

CHEAP, DEAR = "typo debutant", "typo champion"
LIMITS = Limits(thinking_of_person=Rate(10_000, 1), thinking_of_address=Rate(20_000, 1))
ADA, BOB, EVE = Payer("home", "ada"), Payer("club", "bob"), Payer("elsewhere", "eve")


class Story:
    """A queue, the order in which its work began, and a clock that work moves on."""

    def __init__(self, threads: int) -> None:
        self.time = 0.0
        self.ledger = Ledger(LIMITS, lambda: 0.0)
        self.queue = ThinkingQueue(threads, Prices(self.ledger, lambda: self.time))
        self.begun: list[str] = []
        self.asked: list[asyncio.Task[None]] = []
        self._go_on = threading.Event()

    def ask(self, name: str, payer: Payer, kind: str = DEAR, *, waits: bool = False) -> None:
        """Ask for work that takes a second if it is dear; ``waits``: until the story goes on."""

        def work() -> None:
            self.begun.append(name)
            if waits:
                self._go_on.wait(30)
            self.time += 1.0 if kind == DEAR else 0.01

        async def asked() -> None:
            await self.queue.run_for_bot(payer, kind, work, is_dear=kind == DEAR)

        self.asked.append(asyncio.create_task(asked()))

    async def all_begun(self, count: int) -> None:
        """Wait until some work has begun."""
        while len(self.begun) < count:
            await asyncio.sleep(0)

    async def end(self) -> None:
        """Let everything be done."""
        self._go_on.set()
        await asyncio.gather(*self.asked)


@asynccontextmanager
async def thinking(threads: int = 1) -> AsyncIterator[Story]:
    """A queue that is closed in the end."""
    one = Story(threads)
    try:
        yield one
    finally:
        one._go_on.set()
        one.queue.close()


@story
async def test_cheap_work_goes_ahead_of_dear_work() -> None:
    async with thinking() as told:
        told.ask("first", EVE, waits=True)
        await told.all_begun(1)
        for number in range(5):
            told.ask(f"dear {number}", EVE)
        told.ask("cheap", ADA, CHEAP)
        await asyncio.sleep(0)
        assert told.queue.places() == {(ADA, CHEAP): 1, (EVE, DEAR): 2}
        await told.end()
        assert told.begun[1] == "cheap"


@story
async def test_a_thread_is_kept_for_cheap_work() -> None:
    async with thinking(threads=2) as told:
        for number in range(5):
            told.ask(f"dear {number}", EVE, waits=True)
        told.ask("cheap", ADA, CHEAP)
        await told.all_begun(2)
        assert sorted(told.begun) == ["cheap", "dear 0"]
        await told.end()


@story
async def test_addresses_take_turns_and_so_do_people_of_one() -> None:
    """Eve asks for a lot under many names, all from one address."""
    async with thinking() as told:
        told.ask("first", EVE, waits=True)
        await told.all_begun(1)
        for number in range(6):
            told.ask(f"eve {number}", Payer(EVE.address, f"eve {number}"))
        for number in range(2):
            told.ask(f"ada {number}", ADA)
            told.ask(f"bob {number}", BOB)
        await asyncio.sleep(0)
        await told.end()
        assert set(told.begun[:7]) >= {"ada 0", "bob 0", "ada 1", "bob 1"}
        assert told.begun[-4:] == [f"eve {number}" for number in range(2, 6)]


@story
async def test_somebody_who_was_away_does_not_come_first_for_long() -> None:
    async with thinking() as told:
        told.ask("first", EVE, waits=True)
        await told.all_begun(1)
        for number in range(3):
            told.ask(f"ada {number}", ADA)
            told.ask(f"eve {number}", EVE)
        await asyncio.sleep(0)
        await told.end()
        assert told.begun[1:4] != ["ada 0", "ada 1", "ada 2"]


@story
async def test_what_a_kind_of_work_takes_is_learnt() -> None:
    async with thinking(threads=2) as told:
        slow = "hints typo"

        def work() -> None:
            told.time += 3.0

        await told.queue.run(ADA, slow, work)
        told.ask("dear", EVE, waits=True)
        await told.all_begun(1)
        waiting = asyncio.create_task(told.queue.run(ADA, slow, work))
        await asyncio.sleep(0)
        assert told.queue.places() == {(ADA, slow): 1}, "it does not get the thread of cheap work"
        await told.end()
        await waiting


@story
async def test_nobody_lets_too_much_wait() -> None:
    async with thinking() as told:
        told.ask("first", EVE, waits=True)
        await told.all_begun(1)
        for number in range(20):
            told.ask(f"eve {number}", EVE)
        await asyncio.sleep(0)
        assert told.queue.is_full_for(EVE)
        assert not told.queue.is_full_for(ADA)
        await told.end()
        assert not told.queue.is_full_for(EVE)
        assert len(told.queue) == 0


@story
async def test_nobody_fills_the_queue_for_everybody() -> None:
    """Thirty addresses let much wait, each within its quota: one more may still ask."""
    async with thinking() as told:
        told.ask("first", EVE, waits=True)
        await told.all_begun(1)
        for number in range(450):
            told.ask(f"job {number}", Payer(f"address {number % 30}", f"person {number}"))
        await asyncio.sleep(0)
        assert told.queue.is_full_for(Payer("address 0", "somebody new"))
        assert not told.queue.is_full_for(ADA)
        told.ask("ada", ADA)
        await asyncio.sleep(0)
        await told.end()
        assert told.begun.index("ada") <= 31, "no address has its second turn before it"


@story
async def test_what_was_thought_at_other_nodes_counts() -> None:
    async with thinking() as told:
        told.ask("first", BOB, waits=True)
        await told.all_begun(1)
        told.ask("eve", EVE)
        told.ask("ada", ADA)
        await asyncio.sleep(0)
        told.queue.used_elsewhere({}, {EVE.address: 5000.0})
        await told.end()
        assert told.begun == ["first", "ada", "eve"]


@story
async def test_a_failure_reaches_whoever_asked_and_nobody_else() -> None:
    def fails() -> None:
        raise LookupError("lost")

    async with thinking() as told:
        with pytest.raises(LookupError):
            await told.queue.run(ADA, CHEAP, fails)
        nothing: Callable[[], int] = lambda: 1  # noqa: E731
        assert await told.queue.run(ADA, CHEAP, nothing) == 1


@story
async def test_a_thread_that_dies_holds_nobody_up() -> None:
    async with thinking() as told:

        def dies() -> None:
            raise SystemExit

        lost = asyncio.create_task(told.queue.run(EVE, DEAR, dies, is_dear=True))
        told.ask("next", ADA)
        await told.all_begun(1)
        await told.end()
        with pytest.raises(asyncio.CancelledError):
            await lost


@story
async def test_who_waits_when_the_queue_is_closed_is_told() -> None:
    async with thinking() as told:
        told.ask("first", EVE, waits=True)
        await told.all_begun(1)
        told.ask("never", ADA)
        await asyncio.sleep(0)
        told.queue.close()
        with pytest.raises(asyncio.CancelledError):
            await told.asked[1]
    assert told.begun == ["first"]


@story
async def test_work_that_nobody_waits_for_any_more_is_paid_back() -> None:
    async with thinking() as told:
        told.ask("first", EVE, waits=True)
        await told.all_begun(1)
        given_up = asyncio.create_task(told.queue.run(ADA, CHEAP, lambda: None))
        await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert told.ledger["thinking_of_person"].wait(ADA.person, 10_000) == 0
        await told.end()


@story
async def test_what_somebody_asks_for_and_what_their_bots_think_is_one_budget() -> None:
    async with thinking() as told:
        for number in range(10):
            told.ask(f"dear {number}", ADA)
        await told.end()
        with pytest.raises(TryLater):
            await told.queue.run(ADA, CHEAP, lambda: None)
        await told.queue.run_for_bot(ADA, CHEAP, lambda: None)
        assert await told.queue.run(BOB, CHEAP, lambda: 1) == 1
