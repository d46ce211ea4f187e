"""A guest who logs in keeps the seats."""

from pathlib import Path

from ludomots.core.moves import Withdraw
from ludomots.server.database import Database
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people.cookie import new_session
from ludomots.server.people.people import People
from ludomots.server.people.person import named
from ludomots.tables.commands import Play
from tests.story import story
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, done, running


@story
async def test_the_seats_of_a_guest_belong_to_the_person_after_the_login(tmp_path: Path) -> None:
    async with Database(f"sqlite:///{tmp_path / 'people.db'}") as database:
        people = People(database)
        await people.merge(BOB, EVE, PERSONAL_DATA)
        eve = named(await people.find(EVE), "fr", new_session(EVE, NOON))
        table = running()
        assert eve.at(table) == BOB
        move = Play(by=eve.at(table), seen=table.seq, seat=1, move=Withdraw())
        assert done(table, move).status == "finished"
        stranger = named(await people.find("stranger"), "fr", new_session("stranger", NOON))
        assert stranger.at(table) == "stranger"


@story
async def test_guests_of_guests_come_along_and_nobody_is_their_own_guest(tmp_path: Path) -> None:
    async with Database(f"sqlite:///{tmp_path / 'people.db'}") as database:
        people = People(database)
        await people.merge(ADA, BOB, PERSONAL_DATA)
        await people.merge(BOB, EVE, PERSONAL_DATA)
        await people.merge(BOB, EVE, PERSONAL_DATA)
        assert (await people.find(EVE)).guests == (ADA, BOB)
        assert (await people.find(BOB)).guests == ()
        await people.merge(EVE, ADA, PERSONAL_DATA)
        assert (await people.find(ADA)).guests == (BOB, EVE)
        assert (await people.find(EVE)).guests == ()
