"""Games on disk: one record a game, written again after every move, read only by replaying it.

A file is written beside its place, flushed to the disk and renamed, so that at any moment the old
or the new one is there, whole. What a record does not know, who is a computer player, whether
there are hints and how long the game has lasted, stands in its first comment.
"""

import os
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs

from ludomots import records
from ludomots.core.shelf import players_of
from ludomots.records import BadRecord, CannotReplay, Record
from ludomots.terminal.play.files import write_whole
from ludomots.terminal.play.seats import Seat, Setup
from ludomots.terminal.play.table import Table

FINISHED = "finished"
LOG = "errors.log"

_ENDING = ".txt"
_COMMENT = "ludomots play "


class Damaged(Exception):
    """A file that holds no game that can go on. It was set aside at ``kept_as``."""

    def __init__(self, kept_as: Path) -> None:
        self.kept_as = kept_as
        super().__init__(str(kept_as))


class OtherVersion(Exception):
    """A game that another word list or rulebook judges (``code``). Its file stays where it is."""

    def __init__(self, code: str, record: Record) -> None:
        self.code = code
        self.record = record
        super().__init__(code)


class ChangedElsewhere(OSError):
    """A file that another program has written or put away since: its moves are not overwritten."""


class Around(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed around a game: the level of each seat that is a computer player, hints; and
    the seconds it has lasted."""

    levels: tuple[str | None, ...]
    hints: bool
    spent: int = 0


class SavedGames:
    """The folder of games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or platformdirs.user_data_path("ludomots", appauthor=False) / "games"
        self._known: dict[Path, bytes] = {}

    def new_file(self, game: str) -> Path:
        """Return where a new game will be kept."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        return self.folder / f"{game}-{stamp}-{os.urandom(3).hex()}{_ENDING}"

    def unfinished(self, game: str) -> list[Path]:
        """Return the games that are not put away, the latest first."""
        return sorted(self.folder.glob(f"{game}-*{_ENDING}"), key=_written, reverse=True)

    def save(self, path: Path, table: Table) -> None:
        """Write a game. ``OSError`` if that fails; the file then is as it was.

        The file must be as this program knows it: the same game may be open in another window, or
        finished there and put away.
        """
        there = path.read_bytes() if path.exists() else None
        if there != self._known.get(path):
            raise ChangedElsewhere(path)
        data = records.write(_record(table)).encode()
        write_whole(path, data)
        self._known[path] = data

    def load(self, path: Path) -> Table:
        """Replay a game, or raise ``OtherVersion``, or set its file aside with ``Damaged``.

        ``OSError`` if the file can be neither read nor set aside.
        """
        data = path.read_bytes()
        try:
            table = _table(records.read(data.decode()))
        except (BadRecord, msgspec.MsgspecError, ValueError):
            raise Damaged(path.replace(path.with_suffix(".damaged"))) from None
        self._known[path] = data
        return table

    def finish(self, path: Path) -> Path:
        """Put a finished game away and return where: it is kept, and no longer offered."""
        away = self.folder / FINISHED / path.name
        if path.exists():
            away.parent.mkdir(exist_ok=True)
            path.replace(away)
        return away

    def note(self, text: str) -> None:
        """Write down what went wrong; a game goes on also if that fails."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            with (self.folder / LOG).open("a", encoding="utf-8") as log:
                log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text.rstrip()}\n")


def _record(table: Table) -> Record:
    """Return all of a game, also its secret: whoever keeps it wants to go on later."""
    setup = table.setup
    levels = tuple(seat.level for seat in setup.seats)
    around = Around(levels, setup.hints, round(table.spent))
    record = records.export(
        table.game,
        None,
        players=[seat.name for seat in setup.seats],
        date=time.strftime("%Y-%m-%d"),
    )
    comment = _COMMENT + msgspec.json.encode(around).decode()
    return msgspec.structs.replace(record, comments=(comment,))


def _table(record: Record) -> Table:
    around = _around(record)
    if record.secret is None:
        raise ValueError("a game without its secret cannot go on")
    try:
        replayed = records.replay(record)
    except CannotReplay as error:
        raise OtherVersion(error.code, record) from None
    if replayed.faults:
        raise ValueError(f"wrong: {replayed.faults}")
    seats = map(Seat, record.players, around.levels)
    options = replayed.game.options
    setup = Setup(record.game, options, tuple(seats), record.secret, around.hints)
    table = Table(setup, replayed.game)
    table.spent = around.spent
    return table


def _around(record: Record) -> Around:
    _, mark, agreed = next(iter(record.comments), "").partition(_COMMENT)
    around = msgspec.json.decode(agreed if mark else "", type=Around)
    known = {None, *players_of(record.game)}
    if len(around.levels) != len(record.players) or not known.issuperset(around.levels):
        raise ValueError(f"seats {around.levels}")
    return around


def _written(path: Path) -> int:
    """Return when a file was written; one that another window just put away was never."""
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return 0
