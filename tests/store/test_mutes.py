"""Whom people do not want to hear, also after they log in."""

from ludomots.server.database import Database
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people.pairs import Mutes
from ludomots.server.people.people import People
from tests.story import story
from tests.tables.people import ADA, BOB, EVE


@story
async def test_mutes_are_between_two_people(address: str) -> None:
    async with Database(address) as database:
        mutes = Mutes(database)
        await mutes.switch(ADA, BOB, on=True)
        await mutes.switch(ADA, BOB, on=True)
        all_three = (ADA, BOB, EVE)
        assert await mutes.between(all_three, all_three) == {
            ADA: frozenset({BOB}),
            BOB: frozenset(),
            EVE: frozenset(),
        }
        await mutes.switch(ADA, BOB, on=False)
        assert await mutes.between([ADA], all_three) == {ADA: frozenset()}


@story
async def test_guests_who_log_in_take_mutes_along(address: str) -> None:
    async with Database(address) as database:
        mutes, people = Mutes(database), People(database)
        await mutes.switch("guest", BOB, on=True)
        await mutes.switch(ADA, BOB, on=True)
        await mutes.switch(EVE, "guest", on=True)
        await mutes.switch(ADA, "guest", on=True)
        await people.merge("guest", ADA, PERSONAL_DATA)
        everybody = ("guest", ADA, BOB, EVE)
        assert await mutes.between(everybody, everybody) == {
            "guest": frozenset({BOB}),
            ADA: frozenset({BOB}),
            BOB: frozenset(),
            EVE: frozenset({"guest", ADA}),
        }
