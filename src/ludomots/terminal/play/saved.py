"""Games on disk: one file a game, written again after every move, read only by replaying it.

A file is written beside its place, flushed to the disk and renamed, so that at any moment the old
or the new one is there, whole.
"""

import os
import time
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from ludomots.games.contract import IllegalMove
from ludomots.games.kind import Kind
from ludomots.games.options import BadOption
from ludomots.games.shelf import SHELF
from ludomots.terminal.play.seats import Seat, Setup
from ludomots.terminal.play.table import Table
from ludomots.words import lexicon

FORMAT = 1

_ENDING = ".json"


class Damaged(Exception):
    """A file that holds no game that can go on. It was set aside at ``kept_as``."""

    def __init__(self, code: str, kept_as: Path) -> None:
        self.code = code
        self.kept_as = kept_as
        super().__init__(f"{code}: {kept_as}")


class ChangedElsewhere(OSError):
    """A file that another program has written since: its moves are not overwritten."""


class Saved(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A game as it is on disk: what was agreed, and the moves. Nothing that follows from them."""

    format: int = FORMAT
    game: str
    lexicon: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    secret: str
    hints: bool
    moves: tuple[tuple[int, dict[str, Any]], ...]


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
        """Return the games that can go on, the latest first."""
        found = self.folder.glob(f"{game}-*{_ENDING}")
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)

    def save(self, path: Path, table: Table) -> None:
        """Write a game. ``OSError`` if that fails; the file then is as it was.

        The file must be as this program knows it: the same game may be open in another window.
        """
        if path.exists() and path.read_bytes() != self._known.get(path):
            raise ChangedElsewhere(path)
        saved = Saved(
            game=table.setup.game,
            lexicon=_lexicon_version(table.setup),
            options=msgspec.to_builtins(table.setup.options),
            seats=table.setup.seats,
            secret=table.setup.secret.hex(),
            hints=table.setup.hints,
            moves=tuple((seat, msgspec.to_builtins(move)) for seat, move in table.game.moves),
        )
        data = msgspec.json.encode(saved)
        _write_whole(path, data)
        self._known[path] = data

    def load(self, path: Path) -> Table:
        """Replay a game, or set its file aside and say why with ``Damaged``."""
        try:
            self._known[path] = data = path.read_bytes()
            saved = msgspec.json.decode(data, type=Saved)
            kind = SHELF[saved.game]
            setup = _setup(saved, kind)
            if _lexicon_version(setup) != saved.lexicon:
                raise Damaged("play-damaged-lexicon", self._set_aside(path))
            moves = [(seat, msgspec.convert(move, kind.move)) for seat, move in saved.moves]
            return Table(setup, moves)
        except (msgspec.MsgspecError, IllegalMove, BadOption, ValueError, KeyError):
            raise Damaged("play-damaged", self._set_aside(path)) from None

    def finish(self, path: Path) -> None:
        """Put a finished game away: it is kept, and no longer offered."""
        if path.exists():
            (self.folder / "finished").mkdir(exist_ok=True)
            path.replace(self.folder / "finished" / path.name)

    def _set_aside(self, path: Path) -> Path:
        return path.replace(path.with_suffix(".damaged"))


def _setup(saved: Saved, kind: Kind) -> Setup:
    if saved.format != FORMAT:
        raise ValueError(f"format {saved.format}")
    options = msgspec.convert(saved.options, kind.options)
    return Setup(saved.game, options, saved.seats, bytes.fromhex(saved.secret), saved.hints)


def _lexicon_version(setup: Setup) -> str:
    return lexicon(msgspec.to_builtins(setup.options)["lexicon"]).version


def _write_whole(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".writing")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
