"""Damaged logs are found, and repaired in each way, on both kinds of database."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, insert, select, text

from ludomots.server.database import Database
from ludomots.server.keeping.backup import backup
from ludomots.server.keeping.check import check, rows_of
from ludomots.server.keeping.repair import Plan, Wishes, carry_out, opened_backup, plan
from ludomots.server.live import schema
from ludomots.server.live.heartbeats import Heartbeats
from ludomots.server.live.server_lock import hold
from ludomots.server.live.service import wall_clock
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people.people import Known
from ludomots.server.people.personal import erase
from ludomots.tables import BadLog, Table
from ludomots.tables.pace import PerTurn
from tests.in_process import ask
from tests.store.games import keeping, play, run, start
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON

LATER = NOON + 3_600_000

Rows = dict[int, str]

DAMAGE: dict[str, Callable[[Rows], Rows]] = {
    "unreadable": lambda rows: {**rows, 5: rows[5][:20]},
    "event": lambda rows: {**rows, 5: rows[0].replace('"seq":0', '"seq":5')},
    "move": lambda rows: {**rows, 5: rows[5].replace('"move":"', '"move":"?')},
    "gap": lambda rows: {seq: text for seq, text in rows.items() if seq != 4},
    "doubled": lambda rows: {**rows, 5: rows[4]},
    "misplaced": lambda rows: {**rows, 5: rows[6]},
    "foreign": lambda rows: {**rows, 5: rows[5].replace(ADA, "eve").replace(BOB, "eve")},
    "newer": lambda rows: {**rows, 5: rows[5].replace('"moved"', '"sang"')},
}
"""How a log of nine entries is damaged at entry 5, by what the check calls it."""


async def some_tables(address: str, file: Path, count: int = 2) -> list[Table]:
    """Begin some games, make a backup after seven entries of each, and play on."""
    async with keeping(address) as service:
        tables = [await play(service, await start(service), 4, seed) for seed in range(count)]
        async with Database(address) as database:
            await backup(database, file)
        return [await play(service, table, 2, seed) for seed, table in enumerate(tables)]


async def damage(database: Database, kind: str, table: Table) -> None:
    """Damage the log of a table."""

    def change(connection: Connection) -> None:
        rows = DAMAGE[kind](dict(rows_of(connection, table.id)))
        connection.execute(delete(schema.events).where(schema.events.c.table_id == table.id))
        new = [{"table_id": table.id, "seq": seq, "entry": rows[seq]} for seq in rows]
        connection.execute(insert(schema.events), new)

    await database.write(change)


async def repair(database: Database, wishes: Wishes, now: int = NOON) -> list[Plan]:
    """Repair a database, and return what was done."""
    plans = await plan(database, wishes, now)
    await carry_out(database, plans, wishes, now)
    return plans


@story
async def test_a_damaged_log_is_named_and_cut_off_at_its_last_good_entry(
    address: str, tmp_path: Path
) -> None:
    good, *bad = await some_tables(address, tmp_path / "backup.db", 1 + len(DAMAGE))
    async with Database(address) as database:
        for kind, table in zip(DAMAGE, bad, strict=True):
            await damage(database, kind, table)
        faults = {(table.id, kind, 5) for kind, table in zip(DAMAGE, bad, strict=True)}
        assert set((await check(database)).faults) == faults
        for one in await repair(database, Wishes(truncate=True)):
            kept = 4 if one.fault.code == "gap" else 5
            assert (one.action, one.kept) == ("truncate", kept)
            assert len(one.lost) + one.missing == 9 - kept
        assert (await check(database)).faults == ()
    async with keeping(address) as service:
        assert await service.load(good.id) == good
        for kind, table in zip(DAMAGE, bad, strict=True):
            found = await service.load(table.id)
            assert found.entries == table.entries[: 4 if kind == "gap" else 5]
            await play(service, found, 1)


@story
async def test_a_backup_and_what_was_added_since_make_the_whole_log(
    address: str, tmp_path: Path
) -> None:
    good, *bad = await some_tables(address, tmp_path / "backup.db", 1 + len(DAMAGE))
    async with Database(address) as database:
        for kind, table in zip(DAMAGE, bad, strict=True):
            await damage(database, kind, table)
        async with opened_backup(tmp_path / "backup.db") as saved:
            plans = await repair(database, Wishes(backup=saved))
        assert {(one.action, one.lost, one.missing) for one in plans} == {("restore", (), 0)}
        assert len(plans) == len(bad)
        assert (await check(database)).faults == ()
    async with keeping(address) as service:
        for table in (good, *bad):
            assert await service.load(table.id) == table


@story
async def test_a_log_set_aside_keeps_everything_and_comes_back_from_a_backup(
    address: str, tmp_path: Path
) -> None:
    bad, good = await some_tables(address, tmp_path / "backup.db")
    async with Database(address) as database:
        await damage(database, "unreadable", bad)
        (one,) = await repair(database, Wishes())
        assert one.action == "aside"
        with database.engine.connect() as connection:
            assert len(connection.execute(select(schema.set_aside)).all()) == bad.seq
        checked = await check(database)
        assert (checked.faults, checked.aside) == ((), 1)
    async with keeping(address) as service:
        with pytest.raises(BadLog, match="aside"):
            await service.load(bad.id)
        assert await service.log.tables_of((ADA,), 9) == [
            bad.id,
            good.id,
        ] or await service.log.tables_of((ADA,), 9) == [good.id, bad.id]
        assert await service.log.running() == [good.id]
    async with Database(address) as database, opened_backup(tmp_path / "backup.db") as saved:
        (one,) = await repair(database, Wishes((bad.id,), saved))
        assert one.action == "restore"
    async with keeping(address) as service:
        assert (await service.load(bad.id)).entries == bad.entries[:7]


@pytest.mark.parametrize(("kept", "code"), [(7, "tail"), (0, "no-log")])
@story
async def test_entries_missing_at_the_end_are_noticed_and_restored(
    address: str, kept: int, code: str, tmp_path: Path
) -> None:
    bad, _ = await some_tables(address, tmp_path / "backup.db")
    async with Database(address) as database:
        await backup(database, tmp_path / "newer.db")
        with database.engine.begin() as connection:
            gone = "DELETE FROM events WHERE table_id = :id AND seq >= :kept"
            connection.execute(text(gone), {"id": bad.id, "kept": kept})
            change = "UPDATE tables SET changed = changed + 1 WHERE table_id = :id"
            connection.execute(text(change), {"id": bad.id})
        assert (await check(database)).faults == ((bad.id, code, kept),)
        async with opened_backup(tmp_path / "newer.db") as saved:
            await repair(database, Wishes(backup=saved))
        assert (await check(database)).faults == ()
    async with keeping(address) as service:
        assert await service.load(bad.id) == bad


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("UPDATE tables SET status = 'open', deadline = 1", "table"),
        ("UPDATE tables SET line = 'x'", "table"),
        ("DELETE FROM sitters", "sitters"),
        ("INSERT INTO results (table_id, at, result) VALUES (:id, 1, 'x')", "result"),
        ("DELETE FROM participants", "participants"),
    ],
)
@story
async def test_what_follows_from_a_log_is_made_again(
    address: str, change: str, code: str, tmp_path: Path
) -> None:
    bad, _ = await some_tables(address, tmp_path / "backup.db")
    async with Database(address) as database:
        with database.engine.begin() as connection:
            connection.execute(text(change), {"id": bad.id} if ":id" in change else {})
        assert {fault.code for fault in (await check(database)).faults} == {code}
        assert {one.action for one in await repair(database, Wishes())} == {"derive"}
        assert (await check(database)).faults == ()


@story
async def test_a_backup_that_does_not_help_changes_nothing(address: str, tmp_path: Path) -> None:
    bad, good = await some_tables(address, tmp_path / "backup.db")
    async with Database(address) as database:
        with database.engine.begin() as connection:
            cut = "UPDATE events SET entry = '[' WHERE table_id = :id AND seq = 8"
            connection.execute(text(cut), {"id": bad.id})
        async with opened_backup(tmp_path / "backup.db") as saved:
            (one,) = await repair(database, Wishes(backup=saved))
            assert (one.action, one.no_help) == ("leave", "short")
            with database.engine.begin() as connection:
                swap = "UPDATE events SET table_id = :new WHERE table_id = :id"
                for old, new in ((good.id, "x"), (bad.id, good.id)):
                    connection.execute(text(swap), {"id": old, "new": new})
                cut = "UPDATE events SET entry = '[' WHERE table_id = :id AND seq = 5"
                connection.execute(text(cut), {"id": good.id})
            (one,) = await repair(database, Wishes((good.id,), backup=saved))
            assert (one.action, one.no_help) == ("leave", "differs")


@story
async def test_who_was_erased_does_not_come_back_from_a_backup(
    address: str, tmp_path: Path
) -> None:
    bad, _ = await some_tables(address, tmp_path / "backup.db")
    async with keeping(address) as service, Database(address) as database:
        await erase(
            database, service.execute, Known(BOB, None, False, ()), "Joueur 2", NOON, PERSONAL_DATA
        )
        await damage(database, "unreadable", bad)
        async with opened_backup(tmp_path / "backup.db") as saved:
            (one,) = await repair(database, Wishes(backup=saved))
        assert (one.action, one.lost) == ("restore", ())
        assert BOB not in "".join(one.rows.values())
        await damage(database, "unreadable", bad)
        await repair(database, Wishes(), LATER)
        await erase(
            database, service.execute, Known(ADA, None, False, ()), "Joueur 1", NOON, PERSONAL_DATA
        )
        with database.engine.connect() as connection:
            kinds = (schema.set_aside, schema.sitters, schema.results)
            rows = [str(row) for kind in kinds for row in connection.execute(select(kind))]
        assert not any(
            f'"{name}"' in row or f"'{name}'" in row for row in rows for name in (ADA, BOB)
        )


@story
async def test_the_time_in_which_a_table_could_not_be_opened_is_not_charged(
    tmp_path: Path,
) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    async with keeping(address) as service:
        table = await play(service, await start(service, pace=PerTurn(30)), 4)
    async with Database(address) as database:
        await damage(database, "unreadable", table)
        (one,) = await repair(database, Wishes(truncate=True), LATER)
        assert one.table is not None
        assert one.table.deadline is not None
        assert LATER < one.table.deadline <= LATER + 30_000
        assert (await check(database)).faults == ()


def test_the_command_says_what_is_lost_and_does_it_only_if_asked_to(
    address: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    bad, _ = run(some_tables(address, file))

    async def damaged() -> None:
        async with Database(address) as database:
            await damage(database, "unreadable", bad)

    run(damaged())
    here: tuple[Any, ...] = ("db", "repair", "--database", address)
    for _ in range(2):
        planned = ask(*here, "--truncate")
        assert planned.code == 1
        assert f"Table {bad.id}, entry 5: it cannot be read" in planned.out
        assert "The first 5 entries would be kept" in planned.out
        assert "Lost: entry 5, which cannot be read" in planned.out
        assert "Lost: entry 6, the move " in planned.out
        assert " of Joueur 2" in planned.out
        assert "--yes" in planned.err
    assert "Perdu : entrée 6" in ask(*here, "--truncate", lang="fr").out
    assert "seraient gardées" in ask(*here, "--truncate", lang="fr").out
    told = msgspec.json.decode(ask(*here, bad.id, "--from", str(file), "--json").out)
    assert (told["done"], told["tables"][0]["action"], told["tables"][0]["lost"]) == (
        False,
        "restore",
        [],
    )
    assert ask(*here, "--from", str(tmp_path / "none.db")).code == 2
    assert ask(*here, "--from", str(file), "--yes").code == 0
    assert ask("db", "check", "--database", address).code == 0
    assert "nothing to repair" in ask(*here).out


def test_nothing_is_repaired_while_a_server_runs(address: str, tmp_path: Path) -> None:
    bad, _ = run(some_tables(address, tmp_path / "backup.db"))

    async def damaged() -> None:
        async with Database(address) as database:
            await damage(database, "unreadable", bad)
            await Heartbeats(database, "club:8000").beat(wall_clock())

    run(damaged())
    with hold(Database(address), "club:8000"):
        answer = ask("db", "repair", "--database", address, "--yes")
    assert (answer.code, "club:8000" in answer.err) == (2, True)
    assert ask("db", "check", "--database", address).code == 1
