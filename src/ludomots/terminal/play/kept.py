"""The user's games: one file a game, the log of a local table with one entry of JSON a line.

A file is there whole or not at all. The word list that a game began with is kept beside it.
"""

import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
import platformdirs

from ludomots import records
from ludomots.core.draws import secret_of_seed
from ludomots.tables import (
    BadLog,
    Decision,
    Done,
    Entry,
    Table,
    commands,
    decide,
    open_table,
    replay,
)
from ludomots.tables import record as record_of
from ludomots.tables.commands import Bot, Free, Mine, Wanted
from ludomots.tables.events import Opened
from ludomots.texts import Texts
from ludomots.words import Lexicon
from ludomots.words.kept import KeptLexicon, keep
from ludomots.words.part import at_hand

HERE = "here"
"""Who everybody at this keyboard is in the log of a local game."""
HERE_WITHOUT_HINTS = "here-without-hints"
"""The same, where they agreed to play without hints."""

FINISHED = "finished"
ERRORS = "errors.log"
_GAME = ".game"
_DAMAGED = ".damaged"
_LONGEST_NAME = 32


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A table before its first move: people first, then computer players, then open seats.

    ``seed`` repeats the draws of a local game. With a ``coach`` the only person is told what each
    of their moves was worth.
    """

    game: str
    preset: str
    changes: dict[str, object] = {}
    people: tuple[str, ...]
    levels: tuple[str, ...] = ()
    seed: str | None = None
    hints: bool = True
    free: int = 0
    coach: bool = False

    @property
    def seats(self) -> tuple[Wanted, ...]:
        """The seats as a table wants them."""
        people = tuple(Mine(name[:_LONGEST_NAME]) for name in self.people)
        return (*people, *map(Bot, self.levels), *(Free() for _ in range(self.free)))

    @classmethod
    def again(cls, table: Table) -> "Setup":
        """Return what it takes to play another game at a local table."""
        return cls(
            game=table.opened.game,
            preset=table.opened.preset,
            changes=table.opened.changes,
            people=tuple(seat.name for seat in table.seats if seat.level is None),
            levels=tuple(seat.level for seat in table.seats if seat.level is not None),
            hints=table.owner == HERE,
            coach=table.opened.coach,
        )


class Elsewhere(Exception):
    """Another window has gone on with the game; ``table`` is what it has become."""

    def __init__(self, table: Table) -> None:
        self.table = table
        super().__init__(table.id)


class GameFile:
    """The file of one game, as this program knows it."""

    def __init__(self, path: Path, table: Table, known: bytes) -> None:
        self.path = path
        self.table = table
        self._known = known

    def execute(self, command: commands.Command, now: int) -> Decision:
        """Decide about a command and store what comes of it, or raise ``OSError``.

        If another window has changed the file, nothing is decided: ``Elsewhere``.
        """
        with suppress(FileNotFoundError):
            found = self.path.read_bytes()
            if found != self._known:
                self.table, self._known = _replayed(self.path, found), found
                raise Elsewhere(self.table)
        decision = decide(self.table, command, now)
        if decision.entries:
            data = self._known + _lines(decision.entries)
            write_whole(self.path, data)
            self.table, self._known = decision.table, data
        return decision

    def remove(self) -> None:
        """Delete the file of a game whose record is safe."""
        self.path.unlink(missing_ok=True)


class Found(NamedTuple):
    """The games that can go on, the latest first, and a sentence for each that cannot."""

    games: list[GameFile]
    notices: list[str]


class KeptGames:
    """The folder of games. ``now`` is the time in milliseconds."""

    def __init__(self, folder: Path | None = None, now: Callable[[], int] | None = None) -> None:
        self.folder = folder or data_folder() / "games"
        self.now = now or (lambda: time.time_ns() // 1_000_000)

    def begin(self, setup: Setup) -> GameFile:
        """Open a table and begin its game; ``OSError`` if it cannot be stored."""
        by, now = HERE if setup.hints else HERE_WITHOUT_HINTS, self.now()
        wanted = commands.Open(
            by=by,
            game=setup.game,
            seats=setup.seats,
            preset=setup.preset,
            changes=setup.changes,
            coach=setup.coach,
        )
        secret = secrets.token_bytes(32) if setup.seed is None else secret_of_seed(setup.seed)
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(now / 1000))
        name = f"{setup.game}-{stamp}-{secrets.token_hex(3)}"
        opened = open_table(name, wanted, secret, now)
        started = decide(opened, commands.Start(by=by, seen=opened.seq), now)
        if not isinstance(started.answer, Done):
            raise TypeError(f"the game does not begin: {started.answer}")
        path, data = self.folder / f"{name}{_GAME}", _lines(started.table.entries)
        write_whole(path, data)
        return GameFile(path, started.table, data)

    def unfinished(self, game: str | None, most: int, say: Texts) -> Found:
        """Return the latest games that can go on.

        A file that cannot be read is set aside; one that needs other words or rules stays.
        """
        found = Found([], [])
        for path in self._files():
            if len(found.games) == most:
                break
            try:
                data = path.read_bytes()
                if game not in {None, _game_of(data)}:
                    continue
                table = _replayed(path, data)
            except (BadLog, msgspec.MsgspecError, ValueError) as error:
                found.notices.append(_notice(path, error, say))
            except OSError as error:
                found.notices.append(say("play-unreadable", file=str(path), reason=str(error)))
            else:
                if table.status == "running":
                    found.games.append(GameFile(path, table, data))
        return found

    def keep_words(self, words: Lexicon) -> None:
        """Keep a word list beside the games, unless it is there; it takes a second or two."""
        path = _words_file(self.folder, words.language, words.version)
        if not path.exists():
            write_whole(path, keep(words))

    def write_record(self, table: Table) -> Path:
        """Write the record of a finished game, and return where it is."""
        record = record_of(table)
        if record is None:
            raise ValueError("no game")
        path = self.folder / FINISHED / f"{table.id}.txt"
        write_whole(path, records.write(record).encode())
        return path

    def note(self, text: str) -> None:
        """Write down what went wrong; a game goes on also if that fails."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            with (self.folder / ERRORS).open("a", encoding="utf-8") as log:
                log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text.rstrip()}\n")

    def _files(self) -> list[Path]:
        found = [*self.folder.glob(f"*{_GAME}")] if self.folder.is_dir() else []
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def data_folder() -> Path:
    """Return where the user's data is."""
    return platformdirs.user_data_path("ludomots", appauthor=False)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place, flush it to the disk and rename it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.writing")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    if os.name == "posix":
        with suppress(OSError):  # the new file is there: only its name may not survive a power cut
            folder = os.open(path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _lines(entries: Sequence[Entry]) -> bytes:
    return b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries)


def _entries(data: bytes) -> Iterator[Entry]:
    return (msgspec.json.decode(line, type=Entry) for line in data.splitlines())


def _game_of(data: bytes) -> str:
    first = next(_entries(data), None)
    return first.event.game if first and isinstance(first.event, Opened) else ""


def _replayed(path: Path, data: bytes) -> Table:
    entries = [*_entries(data)]
    opened = entries[0].event if entries else None
    words = _words_of(path.parent, opened) if isinstance(opened, Opened) else None
    return replay(path.stem, entries, words)


def _words_of(folder: Path, opened: Opened) -> Lexicon | None:
    """Return the word list of a game: the installed one, or the one that is kept here."""
    here = at_hand(opened.words.name, opened.words.version)
    path = _words_file(folder, opened.words.name, opened.words.version)
    if here is None and path.exists():
        return KeptLexicon(path.read_bytes())
    return here


def _words_file(folder: Path, language: str, version: str) -> Path:
    return folder / "words" / f"{language}-{version}"


def _notice(path: Path, error: Exception, say: Texts) -> str:
    if isinstance(error, BadLog) and error.is_other_version:
        return say(f"play-why-{error.code}", file=str(path))
    aside = path.replace(path.with_suffix(_DAMAGED))
    return say("play-damaged", file=str(aside))
