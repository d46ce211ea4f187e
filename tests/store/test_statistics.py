"""What people have played is counted once, as games end, and shown to others only if they want."""

from sqlalchemy import insert, select

from ludomots.server.database import Database
from ludomots.server.live import schema as live_schema
from ludomots.server.live.service import TableService
from ludomots.server.live.writer import Writer
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people.people import People
from ludomots.server.ratings import schema as ratings_schema
from ludomots.server.ratings.statistics import Accuracy, Ended, Opponent, Sharing, StatisticsStore
from ludomots.tables.played import BestWord, Met, PlayedGame, played_by
from ludomots.tables.record import game_of
from tests.store.games import play, start
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON


def game(identity: str = ADA, **other: object) -> PlayedGame:
    usual = PlayedGame(identity, "topword", "computers", 100, True, (Met("bot:club", 1),), ())
    return usual._replace(**other)  # type: ignore[arg-type]


async def sit(database: Database, table_id: str, *identities: str) -> None:
    """Let people sit at a table whose game has ended."""
    rows = [{"identity": one, "table_id": table_id, "ended": NOON} for one in identities]
    await database.write(lambda one: one.execute(insert(live_schema.sitters), rows))


@story
async def test_a_finished_game_is_counted_once_for_each_person(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        service, store = (
            TableService(database, writer, now=lambda: NOON),
            StatisticsStore(database),
        )
        table = await play(service, await start(service), 400)
        assert table.outcome is not None
        assert await store.uncounted(9) == [Ended(table.id, NOON)]
        assert await store.uncounted(9, ["nobody"]) == []
        found = game_of(table)
        assert found is not None
        for _ in range(2):
            await store.count(Ended(table.id, NOON), played_by(table.seats, found))
        assert await store.uncounted(9) == []
        for seat, identity in enumerate((ADA, BOB)):
            mine = await store.of([identity])
            (kind,) = mine.kinds
            assert (kind.company, kind.games, kind.won) == (
                "people",
                1,
                seat in table.outcome.winners,
            )
            assert kind.best == table.outcome.scores[seat]
            points = [one.points for one in mine.words]
            assert points == sorted(points, reverse=True)
            assert mine.longest is not None
            assert len(mine.longest.word) == max(len(one.word) for one in mine.words)


@story
async def test_averages_best_words_and_the_hardest_opponent(address: str) -> None:
    async with Database(address) as database:
        store = StatisticsStore(database)
        words = (BestWord("QUAI", 31), BestWord("BATEAU", 12))
        await sit(database, "one", ADA, BOB)
        await store.count(Ended("one", NOON), [game(points=80, words=words), game(BOB)])
        for number in range(3):
            await sit(database, f"more {number}", ADA, BOB, "guest")
            met = (Met("bot:champion", -1), Met(BOB, 1), Met("guest", -1))
            lost = game(points=60, won=False, opponents=met, company="people")
            await store.count(Ended(f"more {number}", NOON + number), [lost])
        await People(database).merge("guest", BOB, PERSONAL_DATA)
        assert not await store.is_reviewed(["guest of Ada", ADA], "one")
        for _ in range(2):
            await store.reviewed(ADA, Accuracy("one", "topword", 88.5, NOON))
        assert await store.is_reviewed(["guest of Ada", ADA], "one")
        mine = await store.of([ADA])
        assert [(one.company, one.games, one.won, one.average) for one in mine.kinds] == [
            ("people", 3, 0, 60.0),
            ("computers", 1, 1, 80.0),
        ]
        assert [(one.word, one.points, one.table_id) for one in mine.words] == [
            ("QUAI", 31, "one"),
            ("BATEAU", 12, "one"),
        ]
        assert mine.longest is not None
        assert mine.longest.word == "BATEAU"
        assert mine.opponents == (Opponent("bot:champion", 3, 0, 3), Opponent(BOB, 6, 3, 3))
        assert [one.accuracy for one in mine.accuracies] == [88.5]


@story
async def test_somebody_erased_since_the_game_was_read_is_not_counted(address: str) -> None:
    async with Database(address) as database:
        store = StatisticsStore(database)
        await sit(database, "one", ADA, "erased:1")
        met = (Met(BOB, 1), Met("bot:club", 1))
        words = (BestWord("QUAI", 31),)
        read_before = [game(opponents=met, words=words), game(BOB, opponents=(Met(ADA, -1),))]
        await store.count(Ended("one", NOON), read_before)
        assert await store.uncounted(9) == []
        assert (await store.of([BOB])).kinds == ()
        assert [one.word for one in (await store.of([ADA])).words] == ["QUAI"]
        query = select(ratings_schema.opponents.c.opponent)
        assert await database.read(lambda one: list(one.scalars(query))) == ["bot:club"]


@story
async def test_a_link_is_valid_until_its_person_stops_sharing(address: str) -> None:
    async with Database(address) as database:
        sharing = Sharing(database)
        assert await sharing.link_of(ADA) is None
        link = await sharing.share(ADA)
        assert await sharing.share(ADA) == link
        assert await sharing.person_of(link) == ADA
        await sharing.stop(ADA)
        assert await sharing.person_of(link) is None
        assert await sharing.share(ADA) != link
