"""A person who is erased is in no row any more, and every game can still be replayed."""

from sqlalchemy import select, update

from ludomots.server.daily.answers import DailyAnswer, DailyAnswers
from ludomots.server.database import Database
from ludomots.server.keeping.check import check
from ludomots.server.learning.decks import Answered, Decks, StoredCard
from ludomots.server.live import schema
from ludomots.server.live.chat_log import Chat
from ludomots.server.live.service import TableService
from ludomots.server.live.writer import Writer
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people.codes import Codes
from ludomots.server.people.passkeys import Passkey, Passkeys
from ludomots.server.people.people import People
from ludomots.server.people.personal import erase
from ludomots.server.ratings.statistics import Ended, Sharing, StatisticsStore
from ludomots.server.schema import metadata
from ludomots.study.memory import Grade
from ludomots.tables import Table
from ludomots.tables.commands import Free, Join, Leave, Mine, OfferRematch, Open, Start
from ludomots.tables.played import played_by
from ludomots.tables.record import game_of
from tests.store.games import play, start
from tests.story import story
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON

NAME = "Joueur 2"


async def everything(database: Database) -> str:
    """Return all that is stored, as one text."""
    found = []
    with database.engine.connect() as connection:
        for table in metadata.sorted_tables:
            found += [str(tuple(row)) for row in connection.execute(select(table))]
    return "\n".join(found)


async def open_for(service: TableService, seats: int) -> Table:
    free = (Free(),) * (seats - 1)
    wanted = Open(by=ADA, game="topword", seats=(Mine("Joueur 1"), *free), visibility="listed")
    table = await service.open(wanted)
    return (await service.execute(table.id, Join(by=BOB, seen=1, name=NAME))).table


async def lived(database: Database, service: TableService) -> dict[str, Table]:
    """Let the second player do whatever leaves a trace."""
    finished = await play(service, await start(service), 400)
    assert finished.status == "finished"
    await service.execute(finished.id, OfferRematch(by=BOB, seen=finished.seq, next="next"))
    waiting = await open_for(service, 3)
    left = await open_for(service, 3)
    await service.execute(left.id, Leave(by=BOB, seen=left.seq, seat=1))
    three = await open_for(service, 3)
    await service.execute(three.id, Join(by=EVE, seen=three.seq, name="Joueur 3"))
    three = (await service.execute(three.id, Start(by=ADA, seen=3))).table
    two = await start(service)
    await Chat(database).say(two, BOB, "un mot de trop", NOON)
    await Chat(database).say(two, ADA, "bonjour", NOON)
    await People(database).rename(BOB, NAME)
    await People(database).merge("once", BOB, PERSONAL_DATA)
    await Codes(database).make(BOB, NOON)
    await Passkeys(database).add(Passkey("k", BOB, "public", 0, ""))
    await Passkeys(database).challenge(BOB, NOON)
    card = StoredCard(kind="word", key="KA")
    await Decks(database).answer(BOB, "words-fr", Answered(card, Grade.RIGHT, NOON, 1))
    await Decks(database).follow(BOB, "words-fr", "two", on=True)
    game = game_of(finished)
    assert game is not None
    await StatisticsStore(database).count(Ended(finished.id, NOON), played_by(finished.seats, game))
    await Sharing(database).share(BOB)
    await DailyAnswers(database).add(BOB, DailyAnswer(20_000, "topword", "5D TRIS", 70, NOON))
    return {"finished": finished, "open": waiting, "left": left, "three": three, "two": two}


@story
async def test_nothing_is_left_of_the_person_and_every_game_still_replays(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        service, other = (TableService(database, writer, now=lambda: NOON) for _ in range(2))
        tables = await lived(database, service)
        for table in tables.values():
            await other.load(table.id)
        before = await everything(database)
        assert BOB in before
        assert NAME in before

        await erase(
            database,
            service.execute,
            await People(database).find(BOB),
            "Anonyme",
            NOON,
            PERSONAL_DATA,
        )

        after = await everything(database)
        assert not {word for word in (BOB, NAME, "un mot", "once", "public") if word in after}
        assert "bonjour" in after
        assert (await check(database)).faults == ()
        for who in (service, other):
            assert await _became(who, tables) == {
                "finished": "finished",
                "open": "open",
                "left": "open",
                "three": "running",
                "two": "finished",
            }
        assert await _scores(other, tables["finished"]) == tables["finished"].outcome


async def _became(service: TableService, tables: dict[str, Table]) -> dict[str, str]:
    """Return the tables as they are now, in which the old name does not occur."""
    found: dict[str, str] = {}
    for name, before in tables.items():
        table = await service.load(before.id)
        assert BOB not in repr(table)
        assert NAME not in repr(table)
        found[name] = table.status
    return found


async def _scores(service: TableService, table: Table) -> object:
    return (await service.load(table.id)).outcome


@story
async def test_a_game_among_others_goes_on(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        service, other = (TableService(database, writer, now=lambda: NOON) for _ in range(2))
        three = (await lived(database, service))["three"]
        await other.load(three.id)
        await erase(
            database,
            service.execute,
            await People(database).find(BOB),
            "Anonyme",
            NOON,
            PERSONAL_DATA,
        )
        table = await play(other, await other.load(three.id), 600)
        assert table.status == "finished"
        assert (await check(database)).faults == ()


@story
async def test_two_may_be_erased_at_one_table(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        service = TableService(database, writer, now=lambda: NOON)
        table = await play(service, await start(service), 400)
        for one in (ADA, BOB):
            await erase(
                database,
                service.execute,
                await People(database).find(one),
                "Anonyme",
                NOON,
                PERSONAL_DATA,
            )
        after = await service.load(table.id)
        assert [seat.name for seat in after.seats] == ["Anonyme", "Anonyme"]
        assert len(after.people) == 2
        assert (await check(database)).faults == ()
        assert not {one for one in (ADA, BOB) if one in await everything(database)}


@story
async def test_games_that_cannot_be_replayed_any_more_are_rewritten_too(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        await lived(database, TableService(database, writer, now=lambda: NOON))
        events = schema.events.c
        newer = select(events.table_id, events.entry).where(events.seq == 0)
        with database.engine.begin() as connection:
            for table_id, entry in connection.execute(newer).all():
                old = entry.replace('"rulebook":', '"rulebook":9')
                this = (events.table_id == table_id) & (events.seq == 0)
                connection.execute(update(schema.events).where(this).values(entry=old))
        service = TableService(database, writer, now=lambda: NOON)
        await erase(
            database,
            service.execute,
            await People(database).find(BOB),
            "Anonyme",
            NOON,
            PERSONAL_DATA,
        )
        checked = await check(database)
        assert len(checked.other) == checked.tables == 5
        after = await everything(database)
        assert BOB not in after
        assert NAME not in after
        assert '"forgotten"' not in after
