"""Backups, restoring, and the check that finds what was tampered with."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from ludomots.core.moves import Withdraw
from ludomots.server.database import BadAddress, Database
from ludomots.server.keeping.backup import NotEmpty, backup, backup_into, restore
from ludomots.server.keeping.check import check
from ludomots.server.schema import metadata
from ludomots.tables import Table
from ludomots.tables.commands import Play
from tests.databases import new_database
from tests.in_process import ask
from tests.store.games import keeping, play, run, start
from tests.story import story
from tests.tables.people import ADA


async def filled(address: str) -> list[Table]:
    """Fill a database with a running and a finished game."""
    async with keeping(address) as service:
        running = await play(service, await start(service), 4)
        table = await start(service, "mots-de-tete")
        over = await service.execute(table.id, Play(by=ADA, seen=3, seat=0, move=Withdraw()))
        return [running, over.table]


@story
async def test_the_migrations_make_the_schema(empty_address: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with Database(empty_address) as database:
        await database.migrate()
        with database.engine.connect() as connection:
            assert differences(connection) == []


def test_a_backup_can_be_restored_to_either_kind(
    address: str, postgres: Any, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    tables = run(filled(address))
    entries = sum(table.seq for table in tables)

    async def story() -> None:
        async with Database(address) as database:
            assert await backup(database, file) == entries
            with pytest.raises(NotEmpty):
                await restore(file, database)
            with pytest.raises(FileExistsError):
                await backup(database, file)
        for other in (f"sqlite:///{tmp_path / 'other.db'}", new_database(postgres)):
            async with Database(other) as database:
                assert await restore(file, database) == entries
                assert (await check(database)).faults == ()
            async with keeping(other) as service:
                assert [await service.load(table.id) for table in tables] == tables

    run(story())
    assert file.stat().st_mode & 0o077 == 0


@story
async def test_a_backup_may_be_made_while_games_are_played(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"

    async with keeping(f"sqlite:///{tmp_path / 'tables.db'}") as service:
        table = await start(service)
        async with Database(f"sqlite:///{tmp_path / 'tables.db'}") as database:
            playing = asyncio.create_task(play(service, table, 10))
            assert await backup(database, file) >= 3
            await playing
    async with Database(f"sqlite:///{file}") as saved:
        assert (await check(saved)).faults == ()


@pytest.mark.parametrize(
    ("tamper", "code"),
    [
        ("DELETE FROM events WHERE table_id = :id AND seq = 1", "gap"),
        (
            "UPDATE events SET entry = replace(entry, '\"winners\":[1]', '\"winners\":[0]')",
            "outcome",
        ),
        ("UPDATE events SET entry = replace(entry, 'leave', 'close')", "move"),
        (
            'UPDATE events SET entry = replace(entry, \'"commitment":"\', \'"commitment":"0\')',
            "commitment",
        ),
        ("UPDATE events SET entry = substr(entry, 1, 20) WHERE seq = 2", "unreadable"),
        ("UPDATE events SET entry = replace(entry, '\"seat\"\\:0', '\"seat\"\\:7')", "move"),
        ("DELETE FROM events WHERE seq = 2", "gap"),
        ("DELETE FROM events WHERE seq = 0", "gap"),
        ("UPDATE tables SET status = 'open' WHERE table_id = :id", "table"),
        ("DELETE FROM results", "result"),
    ],
)
@story
async def test_the_check_finds_what_was_tampered_with(address: str, tamper: str, code: str) -> None:
    _, over = await filled(address)

    async with Database(address) as database:
        checked = await check(database)
        assert (checked.tables, checked.faults, checked.other) == (2, (), ())
        with database.engine.begin() as connection:
            used = {"id": over.id} if ":id" in tamper else {}
            connection.execute(text(tamper), used)
        found = (await check(database)).faults
        assert (over.id, code) in {(fault.table_id, fault.code) for fault in found}


@story
async def test_tables_of_another_word_list_are_listed_apart(address: str) -> None:
    tables = await filled(address)
    version = tables[0].opened.words.version
    async with Database(address) as database:
        with database.engine.begin() as connection:
            change = "UPDATE events SET entry = replace(entry, :old, :new)"
            connection.execute(text(change), {"old": version, "new": "0" * 64})
        checked = await check(database)
        assert set(checked.other) == {table.id for table in tables}
        assert checked.faults == ()


@pytest.mark.parametrize("address", ["sqlite://", "mysql://x/y", "nonsense"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        Database(address)


def test_the_commands(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    run(filled(address))
    file = str(tmp_path / "backup.db")
    good = ask("db", "check", "--database", address)
    assert (good.code, good.err) == (0, "")
    assert "2 tables" in good.out
    saved = ask("db", "backup", file, "--database", address, "--json")
    assert (saved.code, saved.out.startswith('{"entries":')) == (0, True)
    assert ask("db", "backup", file, "--database", address).code == 2
    assert ask("db", "restore", file, "--database", address).code == 2
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert ask("db", "restore", file, "--database", other, lang="fr").code == 0
    assert (
        ask("db", "check", "--database", other, "--json").out
        == ask("db", "check", "--database", address, "--json").out
    )
    assert ask("db", "restore", str(tmp_path / "none.db"), "--database", other).code == 2
    assert ask("db", "check", "--database", "mysql://x/y").code == 2
    assert ask("db", "check", "--database", f"sqlite:///{tmp_path / 'none.db'}").code == 2


@story
async def test_a_folder_keeps_the_newest_backups_only(tmp_path: Path) -> None:
    folder, noon = tmp_path / "backups", datetime(2026, 11, 16, 12, 0, tzinfo=UTC)
    folder.mkdir()
    (folder / "notes.txt").touch()
    (folder / "ludomots-20261101-120000.db.part").touch()
    async with Database(f"sqlite:///{tmp_path / 'tables.db'}") as database:
        for day in range(4):
            await backup_into(folder, database, noon + timedelta(days=day), keep=2)
    names = ["ludomots-20261118-120000.db", "ludomots-20261119-120000.db", "notes.txt"]
    assert sorted(path.name for path in folder.iterdir()) == names


def test_backups_are_counted_in_a_folder_only(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    answer = ask("db", "backup", str(file), "--keep", "2")
    assert (answer.code, answer.err) == (
        2,
        f"--keep needs a folder that exists: {file} is none.\n",
    )
