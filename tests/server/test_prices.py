"""Hints, reviews, previews and words looked up have a price in milliseconds of thinking."""

from pathlib import Path
from typing import Any

import pytest

from ludomots.server.live.budgets import Ledger, Payer
from ludomots.server.live.thinking import Prices
from ludomots.server.operators.limits import UNLIMITED, USUAL, Limits, Rate
from ludomots.server.problems import TryLater
from tests.server.stories import serving
from tests.story import story

ADA, BOB = Payer("club", "ada"), Payer("club", "bob")
LIMITS = Limits(thinking_of_person=Rate(1000, 10), thinking_of_address=Rate(1500, 10))


class Story:
    """Prices, and the two clocks that they are measured by."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.now = 0.0
        self.processor = 0.0
        self.prices = Prices(Ledger(limits, lambda: self.now), lambda: self.processor)

    def work(self, payer: Payer, milliseconds: float, kind: str = "hints") -> None:
        """Have some work done."""

        def work() -> None:
            self.processor += milliseconds / 1000

        self.prices.run_now(payer, kind, work)

    def refused(self, payer: Payer, kind: str = "hints") -> dict[str, Any]:
        """Return what is said to somebody who has had too much worked out."""
        with pytest.raises(TryLater) as raised:
            self.work(payer, 0, kind)
        return {**raised.value.headers, **raised.value.values}


def test_work_costs_what_it_took_and_not_what_was_expected() -> None:
    told = Story()
    for _ in range(10):
        told.work(ADA, 98)
    assert told.refused(ADA) == {"retry-after": "8", "seconds": 8}
    told.now = 8
    told.work(ADA, 98)


def test_dear_work_leaves_a_debt() -> None:
    told = Story()
    told.work(ADA, 1200)
    assert told.refused(ADA, "other work")["seconds"] == 22
    told.now = 22
    told.work(ADA, 0, "other work")


def test_people_of_one_address_share_what_it_has() -> None:
    told = Story()
    told.work(ADA, 900)
    told.work(BOB, 580, "other work")
    assert told.refused(BOB)["seconds"] > 20
    assert told.refused(ADA)["seconds"] > 20
    told.work(Payer("home", "eve"), 900)


def test_work_that_was_never_done_costs_nothing() -> None:
    told = Story()
    for _ in range(200):
        told.prices.settle(ADA, told.prices.take(ADA, "hints"), 0)
    told.work(ADA, 1000)


def test_computer_players_use_the_budget_up_but_leave_no_debt() -> None:
    told = Story()
    told.prices.bot_thought(ADA, 10_000)
    assert told.refused(ADA)["seconds"] == 2
    told.now = 2
    told.work(ADA, 20)


def test_nobody_who_plays_sees_a_preview_refused() -> None:
    """Twenty previews a second are all that the limit on frames lets pass; each takes far longer
    here than it does, and five Champions think for a quarter of the time."""
    told = Story(USUAL)
    for _ in range(10 * 60):
        told.now += 1
        told.prices.bot_thought(ADA, 250)
        for _ in range(round(USUAL.frames_of_person.a_second)):
            told.work(ADA, 5, "preview topword")


@story
async def test_who_asks_too_much_is_told_when_to_try_again(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(thinking_of_person=Rate(60, 1))
    async with serving(tmp_path, limits=limits) as server:
        visitor, other = await server.visitor(), await server.visitor("fr")
        for _ in range(100):
            answer = await visitor.http.get("/api/words/en/finissions")
            if answer.status_code != 200:
                break
        problem, seconds = answer.json(), answer.headers["retry-after"]
        assert (answer.status_code, problem["code"]) == (429, "too-much-thinking")
        told = problem["detail"].replace(",", "")  # of thousands
        wait = "a second" if seconds == "1" else f"{seconds} seconds"
        assert told.endswith(f"Please try again in {wait}.")
        socket = await visitor.sit(
            await visitor.open("topword", {"type": "bot", "level": "debutant"})
        )
        refused = (await socket.ask("hints", seat=0))["problem"]
        assert (refused["status"], refused["code"]) == (429, "too-much-thinking")
        assert refused["detail"][1] == "problem-too-much-thinking"
        assert (await other.http.get("/api/words/fr/chat")).status_code == 200
