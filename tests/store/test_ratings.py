"""Ratings are kept as games end; what becomes of them when people log in, are erased, or rows are
lost."""

import asyncio
from collections.abc import Sequence

from sqlalchemy import delete, select, update

from ludomots.core.moves import Withdraw
from ludomots.server.database import Database
from ludomots.server.keeping.check import check
from ludomots.server.live import schema as live_schema
from ludomots.server.live.service import TableService
from ludomots.server.live.writer import Writer
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people.people import People
from ludomots.server.people.personal import erase
from ludomots.server.ratings import schema as ratings_schema
from ludomots.server.ratings.history import mend_ratings, wrong_ratings
from ludomots.server.ratings.ratings import Ratings
from ludomots.tables.commands import Bot, Free, Join, Mine, Open, Play, Start
from ludomots.tables.ratings import Ladder, Rating
from tests.story import story
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON

DUEL = Ladder("topword", 2, bots=False)


class Played:
    """A database in which games are played; their clock goes on."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.ratings = Ratings(database)
        self.people = People(database)
        self._now = NOON
        self.service = TableService(database, writer, now=lambda: self._now)

    async def game(self, winner: str, loser: str) -> str:
        """Play a game that somebody wins because the other one leaves it."""
        self._now += 1000
        seats = (Mine("Joueur 1"), Free())
        table = await self.service.open(Open(by=loser, game="topword", seats=seats))
        await self.service.execute(table.id, Join(by=winner, seen=1, name="Joueur 2"))
        await self.service.execute(table.id, Start(by=loser, seen=2))
        await self.service.execute(table.id, Play(by=loser, seen=3, seat=0, move=Withdraw()))
        return table.id

    async def rate(self) -> None:
        """Rate everything."""
        while await self.ratings.rate_new():
            pass

    async def erase(self, person: str) -> None:
        """Erase a person."""
        known = await self.people.find(person)
        await erase(self.database, self.service.execute, known, "Anonyme", self._now, PERSONAL_DATA)

    async def found(self, *people: str) -> list[Rating | None]:
        """Return the ratings of people among two."""
        return [dict(await self.ratings.of(one)).get(DUEL) for one in people]


def games_of(ratings: Sequence[Rating | None]) -> list[tuple[int, int]]:
    return [(0, 0) if one is None else (one.games, one.won) for one in ratings]


@story
async def test_games_are_rated_once_whoever_rates_them(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        played = Played(database, writer)
        for winner, loser in ((ADA, BOB), (ADA, EVE), (EVE, BOB)):
            await played.game(winner, loser)
        await asyncio.gather(*(Ratings(database).rate_new() for _ in range(4)))
        ratings = await played.found(ADA, EVE, BOB)
        assert games_of(ratings) == [(2, 2), (2, 1), (2, 0)]
        assert [who for who, _ in await played.ratings.best(DUEL, 9)] == [ADA, EVE, BOB]
        assert await wrong_ratings(database) == []


@story
async def test_levels_of_computer_players_are_rated_beside_people(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        played = Played(database, writer)
        seats = (Mine("Joueur 1"), Bot("club"))
        table = await played.service.open(Open(by=ADA, game="topword", seats=seats))
        await played.service.execute(table.id, Start(by=ADA, seen=1))
        await played.service.execute(table.id, Play(by=ADA, seen=2, seat=0, move=Withdraw()))
        await played.rate()
        best = await played.ratings.best(Ladder("topword", 2, bots=True), 9)
        assert [who for who, _ in best] == ["bot:club", ADA]


@story
async def test_the_games_of_a_guest_are_the_persons_after_the_login(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        played = Played(database, writer)
        for winner, loser in ((EVE, BOB), (ADA, BOB), (BOB, EVE), (ADA, BOB)):
            await played.game(winner, loser)
        await played.rate()
        (bob,) = await played.found(BOB)
        await played.people.merge(ADA, EVE, PERSONAL_DATA)
        assert games_of(await played.found(EVE, ADA)) == [(4, 3), (0, 0)]
        assert await played.found(BOB) == [bob]
        assert await wrong_ratings(database) == []
        await played.game(ADA, BOB)  # at a table at which she sat down as a guest
        await played.rate()
        assert games_of(await played.found(EVE, ADA, BOB)) == [(5, 4), (0, 0), (5, 1)]
        assert await wrong_ratings(database) == []


@story
async def test_who_is_erased_has_no_rating_and_others_keep_theirs(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        played = Played(database, writer)
        for winner, loser in ((ADA, BOB), (EVE, ADA), (ADA, BOB)):
            await played.game(winner, loser)
        await played.rate()
        before = await played.found(BOB, EVE)
        await played.game(BOB, ADA)  # is not rated before the erasure
        await played.erase(ADA)
        await played.rate()
        bob, eve = await played.found(BOB, EVE)
        assert (bob.games, bob.won, eve) == (3, 1, before[1]) if bob else False
        ladder = await played.ratings.best(DUEL, 9)
        assert {who for who, _ in ladder} == {BOB, EVE}
        assert await wrong_ratings(database) == []
        assert (await check(database)).faults == ()


@story
async def test_wrong_ratings_are_found_and_mended(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        played = Played(database, writer)
        for winner, loser in ((ADA, BOB), (BOB, EVE)):
            await played.game(winner, loser)
        await played.rate()
        right = await played.found(ADA, BOB, EVE)
        rows = ratings_schema.ratings.c
        with database.engine.begin() as connection:
            connection.execute(
                update(ratings_schema.ratings).where(rows.person == BOB).values(mean=99.0)
            )
            connection.execute(delete(ratings_schema.ratings).where(rows.person == EVE))
        assert {one.person for one in await wrong_ratings(database)} == {BOB, EVE}
        assert await mend_ratings(database) == 2
        assert await played.found(ADA, BOB, EVE) == right
        assert await wrong_ratings(database) == []


@story
async def test_a_result_that_cannot_be_read_keeps_no_other_from_being_rated(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        played = Played(database, writer)
        broken = await played.game(ADA, BOB)
        await played.game(ADA, EVE)
        this = live_schema.results.c.table_id == broken
        with database.engine.begin() as connection:
            connection.execute(update(live_schema.results).where(this).values(result="{"))
        await played.rate()
        assert games_of(await played.found(ADA, BOB, EVE)) == [(1, 1), (0, 0), (1, 0)]
        with database.engine.connect() as connection:
            numbers = connection.scalars(select(live_schema.results.c.number)).all()
        assert sorted(number for number in numbers if number is not None) == [1, 2]
