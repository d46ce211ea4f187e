"""A database that an older version made is brought up to date with nothing missing."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, select, text

from ludomots.core.moves import Pass
from ludomots.server import schema
from ludomots.server.database import Database
from ludomots.server.keeping.check import check
from ludomots.server.live.word_lists import WordLists
from ludomots.server.ratings.ratings import Ratings
from ludomots.server.ratings.routes import Solos
from ludomots.tables.commands import Free, Leave, Mine, Open, Play, Start, SwitchChat
from tests.store.games import keeping, play, start
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON


def _made_by(step: str) -> Any:
    """Return what makes a database as it was after a step."""

    def make(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "ludomots.server:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, step)

    return make


async def _some_tables(address: str) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of a running table, one that somebody opened and left, a waiting one, and
    games that were finished by two and by one."""
    now = NOON
    async with keeping(address, now=lambda: now) as service:
        await play(service, await start(service), 3)
        await play(service, await start(service, "mots-de-tete"), 400)
        alone = Open(by=ADA, game="topword", preset="short", seats=(Mine("Joueur 1"),))
        table = await service.open(alone)
        await service.execute(table.id, Start(by=ADA, seen=1))
        await service.execute(table.id, Play(by=ADA, seen=2, seat=0, move=Pass()))
        now += 1000
        await service.execute(table.id, SwitchChat(by=ADA, seen=4, on=False))
        seats = (Mine("Joueur 1"), Free())
        left = await service.open(Open(by=ADA, game="typo", seats=seats))
        await service.execute(left.id, Leave(by=ADA, seen=1, seat=0))
        await service.open(Open(by=BOB, game="topword", seats=seats))
    rows = {}
    async with Database(address) as database:
        with database.engine.connect() as connection:
            for kind in (schema.events, schema.tables, schema.results):
                found = connection.execute(select(kind))
                rows[kind.name] = [dict(row) for row in found.mappings()]
    return rows


async def make_old_database(address: str, folder: Path) -> None:
    """Make a database as an older version left it, with three tables of the French list."""
    rows = await _some_tables(f"sqlite:///{folder / 'source.db'}")
    old = Database(address)
    old.make_file()
    with old.engine.begin() as connection:
        _made_by("0002")(connection)
        connection.execute(insert(schema.events), rows["events"])
        for row in rows["tables"]:
            names = ("table_id", "status", "deadline", "line")
            into = "INSERT INTO tables VALUES (:table_id, :status, :deadline, :line)"
            connection.execute(text(into), {name: row[name] for name in names})
        for row in rows["results"]:
            into = "INSERT INTO results VALUES (:table_id, :at, :result)"
            connection.execute(
                text(into), {name: row[name] for name in ("table_id", "at", "result")}
            )
    await old.close()


@story
async def test_tables_of_an_older_version_are_completed(empty_address: str, tmp_path: Path) -> None:
    await make_old_database(empty_address, tmp_path)
    async with Database(empty_address) as database:
        await WordLists(database).keep_wanted()
        checked = await check(database)
        assert (checked.tables, checked.faults, checked.other) == (5, (), ())
        assert await Ratings(database).rate_new() == 1
        assert [one.games for _, one in await Ratings(database).of(BOB)] == [1]
        assert [best.games for best in await Solos(database).bests((ADA,))] == [1]
        with database.engine.connect() as connection:
            lists = connection.execute(select(schema.word_lists)).all()
        assert [(row.name, row.data is not None) for row in lists] == [("fr", True)]
