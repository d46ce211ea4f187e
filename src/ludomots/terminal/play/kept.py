"""The user's games: a small database in the data folder, with the logs of local tables."""

import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import NamedTuple

import platformdirs
from sqlalchemy.exc import SQLAlchemyError

from ludomots import records
from ludomots.core.draws import secret_of_seed
from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.live.service import TableService, wall_clock
from ludomots.server.live.writer import Writer
from ludomots.tables import BadLog, Entry, Table, commands, record
from ludomots.tables.events import Opened
from ludomots.terminal.play.files import write_whole
from ludomots.terminal.play.local import HERE, HERE_WITHOUT_HINTS
from ludomots.terminal.play.old_games import NotImported, log_of, old_files
from ludomots.terminal.play.setup import Setup

DATABASE = "games.db"
FINISHED = "finished"
IMPORTED = "imported"
LOG = "errors.log"

_MOST = 500


class Waits(NamedTuple):
    """A game that cannot go on in this version: the code says why, the rest whose it is."""

    code: str
    names: Sequence[str]
    moves: int


class Notice(NamedTuple):
    """Something to tell of a file: the name of the text, the file, and why."""

    text: str
    file: str
    reason: str = ""


class KeptGames:
    """The folder of games. ``open`` it before anything else, ``close`` it at the end."""

    def __init__(self, folder: Path | None = None, now: Callable[[], int] = wall_clock) -> None:
        self.folder = folder or data_folder() / "games"
        self.now = now
        self._open = AsyncExitStack()
        self._database: Database | None = None
        self._service: TableService | None = None
        self._writer: Writer | None = None

    @property
    def service(self) -> TableService:
        """What decides and stores."""
        if self._service is None:
            raise RuntimeError("the games are not open")
        return self._service

    async def open(self) -> None:
        """Open the database, making it if need be, and take in games of earlier versions.

        ``OSError`` if the folder or the database cannot be used.
        """
        try:
            self._database = Database(f"sqlite:///{self.folder / DATABASE}")
            await self._open.enter_async_context(self._database)
        except SQLAlchemyError as error:
            raise OSError(str(getattr(error, "orig", None) or error)) from error
        self._writer = Writer(self._database)
        await self._open.enter_async_context(self._writer)
        self._service = TableService(self._database, self._writer, now=self.now)

    async def close(self) -> None:
        """Close the database."""
        await self._open.aclose()

    async def begin(self, setup: Setup) -> Table:
        """Open a table and begin its game."""
        by = HERE if setup.hints else HERE_WITHOUT_HINTS
        wanted = commands.Open(
            by=by,
            game=setup.game,
            seats=setup.seats,
            preset=setup.preset,
            changes=setup.changes,
            coach=setup.coach,
        )
        secret = None if setup.seed is None else secret_of_seed(setup.seed)
        table = await self.service.open(wanted, secret)
        start = commands.Start(by=by, seen=table.seq)
        return (await self.service.execute(table.id, start)).table

    async def unfinished(self, game: str | None, most: int) -> tuple[list[Table], list[Waits]]:
        """Return the latest games that can go on, and those that wait for another version."""
        log, found, waiting = self.service.log, list[Table](), list[Waits]()
        running = set(await log.running())
        for table_id in await log.tables_of((HERE, HERE_WITHOUT_HINTS), _MOST):
            if table_id not in running or len(found) == most:
                continue
            entries = await log.entries(table_id)
            if game in {None, _game_of(entries)}:
                try:
                    found.append(await self.service.load(table_id))
                except BadLog as error:
                    waiting.append(_waits(error.code, entries))
        return found, waiting

    async def take_in_old_games(self, game: str = "") -> tuple[list[Waits], list[Notice]]:
        """Import the games that earlier versions kept as files, each once.

        Return those that wait for another version of the words or rules, and what is to be told
        of files that cannot be read or hold no game that can go on; these are set aside.
        """
        waiting, notices = list[Waits](), list[Notice]()
        for path in old_files(self.folder, game):
            try:
                entries = log_of(path.read_text(encoding="utf-8"), self.now())
                await self.service.add(unguessable_id(), entries)
                away = self.folder / IMPORTED / path.name
                away.parent.mkdir(exist_ok=True)
                path.replace(away)
            except NotImported as reason:
                waiting.append(Waits(reason.code, reason.names, reason.moves))
            except (ValueError, BadLog):
                aside = path.replace(path.with_suffix(".damaged"))
                notices.append(Notice("play-damaged", str(aside)))
            except OSError as error:
                notices.append(Notice("play-unreadable", str(path), str(error)))
        return waiting, notices

    def write_record(self, table: Table) -> Path:
        """Write the record of a finished game as a file, and return where it is."""
        text = records.write(_record(table))
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(table.entries[0].at / 1000))
        path = self.folder / FINISHED / f"{table.opened.game}-{stamp}-{table.id[:6]}.txt"
        write_whole(path, text.encode())
        return path

    def note(self, text: str) -> None:
        """Write down what went wrong; a game goes on also if that fails."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            with (self.folder / LOG).open("a", encoding="utf-8") as log:
                log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text.rstrip()}\n")


def data_folder() -> Path:
    """Return where the user's data is."""
    return platformdirs.user_data_path("ludomots", appauthor=False)


def _record(table: Table) -> records.Record:
    found = record(table)
    if found is None:
        raise ValueError("no game")
    return found


def _game_of(entries: Sequence[Entry]) -> str:
    opened = entries[0].event
    return opened.game if isinstance(opened, Opened) else ""


def _waits(code: str, entries: Sequence[Entry]) -> Waits:
    opened = entries[0].event
    seats = opened.seats if isinstance(opened, Opened) else ()
    known = code if code.startswith("other-") else "damaged"
    return Waits(known, [seat.name for seat in seats], max(0, len(entries) - 2))
