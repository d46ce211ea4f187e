"""Operators' decisions in the database: numbered without a gap, and gone with the erased person."""

import asyncio

import pytest

from ludomots.server.database import Database
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.operators.audit import ERASED, Act, NothingThere, Operators, audit_lines, note
from ludomots.server.operators.finding import rename_person
from ludomots.server.operators.reports import Context, Report, Reports, SaidThen, SeatThen
from ludomots.server.operators.sanctions import Sanctions, new_sanction
from ludomots.server.people.people import People
from ludomots.server.people.personal import erase
from tests.store.games import keeping
from tests.store.test_erase import everything
from tests.story import story
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON

LATER = NOON + 1000


def reported(name: str, by: str, person: str) -> Report:
    """A report at a table where two people chat."""
    seats = (SeatThen(0, "Joueur 1", ADA), SeatThen(1, "Joueur 2", BOB))
    chat = (SaidThen(NOON, ADA, "Joueur 1", "said by Ada"), SaidThen(NOON, BOB, "", "said by Bob"))
    context = Context("topword", seats, chat)
    return Report(name, NOON, "t", by, "chat", person, "hash", f"told by {by}", context)


@story
async def test_nodes_that_act_at_once_number_their_lines_without_a_gap(address: str) -> None:
    async with Database(address) as one, Database(address) as other:
        acts = [Act(ADA, NOON, "act", str(number)) for number in range(12)]
        await asyncio.gather(*(note((one, other)[at % 2], act) for at, act in enumerate(acts)))
        lines = await audit_lines(one)
    assert [line.number for line in lines] == list(reversed(range(12)))
    assert {line.target for line in lines} == {str(number) for number in range(12)}


@story
async def test_an_act_that_fails_leaves_no_line(address: str) -> None:
    async with Database(address) as database:
        with pytest.raises(NothingThere):
            await Sanctions(database).lift(Act(ADA, NOON, "lifted", "nothing"))
        assert await audit_lines(database) == []


@story
async def test_what_holds_for_a_guest_holds_for_the_person_they_log_in_as(address: str) -> None:
    async with Database(address) as database:
        act = Act(EVE, NOON, "muted", ADA, "why")
        await Sanctions(database).add(act, new_sanction(act, "mute", LATER, person=ADA))
        await People(database).merge(ADA, BOB, PERSONAL_DATA)
        (held,) = await Sanctions(database).in_force(NOON)
        assert (held.sanction.person, held.identities) == (BOB, (BOB, ADA))
        assert await Sanctions(database).in_force(LATER) == []


@story
async def test_an_erased_person_is_in_no_decision_and_no_report(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        sanctions, reports = Sanctions(database), Reports(database)
        code = await Operators(database).invite("command line", NOON)
        await Operators(database).accept(code.text, ADA, NOON)
        for report in (reported("by", ADA, BOB), reported("about", BOB, ADA)):
            await reports.add(report)
        await reports.add(reported("of others", EVE, BOB))
        await reports.settle(Act(ADA, NOON, "report-settled", "of others", "fine"))
        for network in (None, "hash"):
            act = Act(EVE, NOON, "banned", ADA, "why")
            wanted = new_sanction(act, "ban", LATER, person=ADA, network=network)
            await sanctions.add(act, wanted)
        await rename_person(database, Act(EVE, NOON, "renamed", ADA, "why"), "Joueur 9", LATER)
        known = await People(database).find(ADA)
        await erase(database, service.execute, known, "Joueur", NOON, PERSONAL_DATA)
        left = await everything(database)
        assert ADA not in left
        assert "said by Ada" not in left
        assert "told by" not in left.replace(f"told by {EVE}", "")
        assert "said by Bob" in left
        (open_one,) = await reports.page()
        assert (open_one.id, open_one.by, open_one.text) == ("by", None, "")
        (banned,) = await sanctions.page(NOON)
        assert (banned.person, banned.network) == (None, "hash")
        lines = await audit_lines(database)
        assert [line.action for line in lines].count("banned") == 2
        assert {line.target for line in lines if line.action == "banned"} == {ERASED}
