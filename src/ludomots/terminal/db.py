"""The commands about the database: check it, back it up, restore it."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludomots.daily.puzzle import paris_day
from ludomots.server.daily.answers import DailyAnswers
from ludomots.server.database import EXPLAINED, Database, default_url, explained
from ludomots.server.keeping.archive import Archive, Purged, Retention
from ludomots.server.keeping.backup import NotEmpty, backup, backup_into, restore
from ludomots.server.keeping.check import Checked, Fault, check
from ludomots.server.live.server_lock import InUse
from ludomots.server.live.service import wall_clock
from ludomots.server.operators.reports import purge_settled
from ludomots.texts import Texts

OK, WRONG, BAD_INPUT = 0, 1, 2


class Asked(NamedTuple):
    """What every command about the database is given."""

    address: str | None
    say: Texts
    as_json: bool


def check_all(asked: Asked) -> int:
    """Replay every table and say what is wrong."""

    async def work(database: Database) -> int:
        checked = await check(database)
        _tell_check(checked, asked)
        return OK if checked.is_good else WRONG

    return run(asked, work)


def back_up(asked: Asked, name: str, keep: int | None) -> int:
    """Copy the database into a new file, or into a folder of backups with the newest ``keep``."""
    path = Path(name)
    if keep is not None and not path.is_dir():
        print(asked.say("db-keep-where", folder=name), file=sys.stderr)
        return BAD_INPUT

    async def work(database: Database) -> int:
        if path.is_dir():
            entries = await backup_into(path, database, datetime.now(UTC), keep)
        else:
            entries = await backup(database, path)
        _tell_count(entries, "db-saved", asked)
        return OK

    return run(asked, work)


def restore_all(asked: Asked, file: str) -> int:
    """Copy a file into the database, which must be empty."""

    async def work(database: Database) -> int:
        _tell_count(await restore(Path(file), database), "db-restored", asked)
        return OK

    return run(asked, work, makes=True)


def purge(asked: Asked, retention: Retention) -> int:
    """Replace all logs that are older than they are to be kept by the records of their games;
    delete what operators settled before that, and old answers to positions of the day."""

    async def work(database: Database) -> int:
        archive, now = Archive(database), wall_clock()
        logs, failed = 0, list[str]()
        while (purged := await archive.purge(retention, now)) != Purged():
            logs += purged.logs
            failed += purged.failed
        settled = await purge_settled(database, retention.settled_days, now)
        await DailyAnswers(database).purge(paris_day(now).number)
        _tell_purged(logs, failed, settled, asked)
        return WRONG if failed else OK

    return run(asked, work)


def run(asked: Asked, work: Callable[[Database], Awaitable[int]], *, makes: bool = False) -> int:
    """Do something with the database, or say in one sentence why that is not possible."""

    async def with_database() -> int:
        database = Database(asked.address or default_url())
        if database.file is not None and not makes and not database.file.exists():
            raise FileNotFoundError(2, asked.say("db-none"), str(database.file))
        async with database:
            return await work(database)

    try:
        return asyncio.run(with_database())
    except InUse as error:
        problem = asked.say("db-in-use", server=error.holder)
    except NotEmpty:
        problem = asked.say("db-not-empty")
    except EXPLAINED as error:
        problem = explained(error, asked.address or default_url(), asked.say)
    print(problem, file=sys.stderr)
    return BAD_INPUT


def _tell_check(checked: Checked, asked: Asked) -> None:
    if asked.as_json:
        faults = [
            {"table": fault.table_id, "code": fault.code, "seq": fault.seq}
            for fault in checked.faults
        ]
        facts = {
            "tables": checked.tables,
            "entries": checked.entries,
            "faults": faults,
            "other": checked.other,
            "aside": checked.aside,
            "ratings": checked.ratings,
        }
        print(msgspec.json.encode(facts).decode())
        return
    say = asked.say
    print(say("db-checked", tables=checked.tables, entries=checked.entries))
    if checked.other:
        print(say("db-other", count=len(checked.other)))
    if checked.aside:
        print(say("db-aside", count=checked.aside))
    for fault in checked.faults:
        print(fault_line(fault, say), file=sys.stderr)
    if checked.ratings:
        print(say("db-fault-ratings", count=checked.ratings), file=sys.stderr)


def fault_line(fault: Fault, say: Texts) -> str:
    """Return what is wrong with a table, in words."""
    name = "db-fault" if fault.seq is None else "db-fault-at"
    why = say(f"db-fault-{fault.code}")
    return say(name, table=fault.table_id, entry=fault.seq or 0, why=why)


def _tell_purged(logs: int, failed: list[str], settled: int, asked: Asked) -> None:
    if asked.as_json:
        facts = {"logs": logs, "failed": failed, "settled": settled}
        print(msgspec.json.encode(facts).decode())
        return
    print(asked.say("db-purged", logs=logs))
    if settled:
        print(asked.say("db-purged-settled", count=settled))
    for table_id in failed:
        print(asked.say("db-unpurged", table=table_id), file=sys.stderr)


def _tell_count(entries: int, text: str, asked: Asked) -> None:
    if asked.as_json:
        print(msgspec.json.encode({"entries": entries}).decode())
    else:
        print(asked.say(text, entries=entries))
