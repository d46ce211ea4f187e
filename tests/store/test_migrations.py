"""A database of an earlier form is brought up to date, and the games in it go on."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text

from ludomots.server import database, migrations
from ludomots.server.database import Database, NewerDatabase, forms_of
from ludomots.server.keeping.check import check
from tests.store.games import keeping, play, start
from tests.story import story

_SECOND_STEP = """
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
    )
    op.execute("INSERT INTO wishes SELECT table_id, status FROM tables")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("mood", sa.Integer, nullable=False, server_default="7"))
"""
"""A step that makes a table, fills it from what is stored, and changes the table of the tables."""


@pytest.fixture
def later_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Call it to go on with a version that has one more step."""

    def install() -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(Path(migrations.__file__).parent, folder)
        (folder / "versions" / "step_0002_wishes.py").write_text(_SECOND_STEP)
        monkeypatch.setattr(database, "_MIGRATIONS", str(folder))

    return install


def _wishes(connection: Connection) -> list[tuple[str, str]]:
    return [(one, wish) for one, wish in connection.execute(text("SELECT * FROM wishes"))]


async def _refusal(address: str) -> Exception | None:
    """Return why a database is not brought up to date."""
    refused = Database(address)
    try:
        await refused.migrate()
    except Exception as error:  # noqa: BLE001  (the caller compares it)
        return error
    finally:
        await refused.close()
    return None


@story
async def test_a_game_goes_on_after_a_later_step(
    empty_address: str, later_version: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with keeping(empty_address) as service:
        table = await play(service, await start(service), 3)
    async with Database(empty_address) as before:
        assert await before.read(forms_of) == ("0001", "0001")
    later_version()
    unopened = Database(empty_address)
    assert await unopened.read(forms_of) == ("0001", "0002")
    await unopened.close()

    async with keeping(empty_address) as service:
        assert await service.load(table.id) == table
        went_on = await play(service, table, 4, seed=1)
        assert went_on.seq > table.seq
    async with keeping(empty_address) as service:
        assert await service.load(table.id) == went_on
    async with Database(empty_address) as after:
        assert await after.read(forms_of) == ("0002", "0002")
        assert await after.read(_wishes) == [(table.id, "running")]
        moods = text("SELECT mood FROM tables")
        assert await after.read(lambda one: list(one.scalars(moods))) == [7]
        checked = await check(after)
        assert (checked.tables, checked.faults, checked.other) == (1, (), ())

    monkeypatch.undo()
    assert isinstance(await _refusal(empty_address), NewerDatabase)


@story
async def test_a_new_database_gets_every_step(empty_address: str, later_version: Any) -> None:
    later_version()
    async with Database(empty_address) as new:
        assert await new.read(forms_of) == ("0002", "0002")
        assert await new.read(lambda one: inspect(one).has_table("wishes"))
        assert await new.read(_wishes) == []


@story
async def test_a_step_that_fails_changes_nothing(
    empty_address: str, later_version: Any, tmp_path: Path
) -> None:
    async with keeping(empty_address) as service:
        table = await play(service, await start(service), 2)
    later_version()
    step = tmp_path / "migrations" / "versions" / "step_0002_wishes.py"
    step.write_text(_SECOND_STEP + '    op.drop_table("nowhere")\n')
    assert "nowhere" in str(await _refusal(empty_address))
    step.write_text(_SECOND_STEP)
    async with keeping(empty_address) as service:
        assert await service.load(table.id) == table
