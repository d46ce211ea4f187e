"""The best results of games played alone: one small file beside the kept games."""

import time
from contextlib import suppress
from pathlib import Path

import msgspec

from ludomots.terminal.play.files import write_whole

FILE = "bests.json"


class Best(msgspec.Struct, frozen=True):
    """The best result of one list: who had how many points, and when."""

    points: int
    name: str
    date: str


class Bests:
    """The lists, by game and by what makes results comparable (``Face.best_of``)."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE

    def of(self, name: str) -> Best | None:
        """Return the best result of a list, ``None`` if there is none yet."""
        return self._read().get(name)

    def note(self, name: str, player: str, points: int) -> bool:
        """Write a result down if it is the best one so far, and return whether it is.

        ``OSError`` if that fails.
        """
        bests = self._read()
        before = bests.get(name)
        if points <= (before.points if before else 0):
            return False
        bests[name] = Best(points, player, time.strftime("%Y-%m-%d"))
        write_whole(self.file, msgspec.json.format(msgspec.json.encode(bests)))
        return True

    def _read(self) -> dict[str, Best]:
        """Return what was noted; a file that says nothing readable is set aside."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, Best])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.MsgspecError):
            with suppress(OSError):
                self.file.replace(self.file.with_suffix(".damaged"))
            return {}
