"""Rows of the log that go bad while games are played, and their repair."""

import asyncio
import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from ludomots.server.database import Database
from ludomots.server.keeping.backup import backup
from ludomots.server.live import schema

_KINDS = ("truncated", "altered", "missing", "doubled")
_events = schema.events.c


class Damage:
    """Damages one entry each time, of a table that is being played and of one that is not in turn.

    A backup is made before, as an operator makes one every day.
    """

    def __init__(self, database: str, folder: Path) -> None:
        self._address = database
        self._folder = folder
        self._backups: dict[str, Path] = {}
        self.of_status: Counter[str] = Counter()

    def damage(self) -> None:
        """Damage an entry: its table waits for its repair until the end, and the others go on."""
        asyncio.run(self._damage())

    def repair(self) -> None:
        """Have the commands find exactly what was damaged, and repair it from the backups."""
        found = self._command("check")
        named = {fault["table"] for fault in found["faults"]}
        if named != set(self._backups):
            raise RuntimeError(f"damaged: {set(self._backups)}, but the check says {found}")
        for table, file in self._backups.items():
            done = self._command("repair", table, "--from", str(file), "--yes")
            if [one["lost"] for one in done["tables"]] != [[]]:
                raise RuntimeError(f"not repaired: {done}")
        if self._command("check")["faults"]:
            raise RuntimeError("something is still wrong after the repair")

    async def _damage(self) -> None:
        file = self._folder / f"backup-{len(self._backups)}.db"
        async with Database(self._address) as database:
            await backup(database, file)
        wanted = "finished" if len(self._backups) % 2 else "running"
        async with Database(f"sqlite:///{file}") as saved:
            place = await saved.read(lambda one: _place(one, wanted, set(self._backups)))
        if place is None:
            file.unlink()
            return
        table, status, seq = place
        kind = _KINDS[len(self._backups) % len(_KINDS)]
        async with Database(self._address) as database:
            await database.write(lambda one: _change(one, kind, table, seq))
        self._backups[table] = file
        self.of_status[f"damaged rows of {status} games"] += 1

    def _command(self, *asked: str) -> Any:
        command = [sys.executable, "-m", "ludomots.cli", "db", *asked]
        told = subprocess.run(
            [*command, "--database", self._address, "--json"],
            capture_output=True,
            text=True,
            check=False,
        )
        try:
            return json.loads(told.stdout)
        except ValueError:
            raise RuntimeError(f"{asked}: {told.stdout}{told.stderr}") from None


def _place(connection: Connection, wanted: str, damaged: set[str]) -> tuple[str, str, int] | None:
    """Return a table, of the wanted status if there is one, and an entry of it."""
    rows = schema.tables.c
    query = select(rows.table_id, rows.status).where(rows.table_id.not_in(damaged))
    tables = connection.execute(query.order_by(rows.table_id)).all()
    some = [one for one in tables if one.status == wanted] or tables
    if not some:
        return None
    table, status = random.choice(some)
    last = connection.scalar(select(func.max(_events.seq)).where(_events.table_id == table)) or 0
    return table, status, random.randint(min(1, last), last)


def _change(connection: Connection, kind: str, table: str, seq: int) -> None:
    here = _events.table_id == table
    row = here & (_events.seq == seq)
    if kind == "missing":
        connection.execute(delete(schema.events).where(row))
        return
    entry: Any = func.substr(_events.entry, 1, 20)
    if kind == "altered":
        entry = func.replace(_events.entry, '"type"', '"tipe"')
    if kind == "doubled" and seq > 0:
        before = select(_events.entry).where(here, _events.seq == seq - 1)
        entry = connection.scalar(before)
    connection.execute(update(schema.events).where(row).values(entry=entry))
