"""The real program in a real terminal, killed without warning."""

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludomots.games.topword import Exchange
from ludomots.terminal.play.saved import SavedGames

COMMAND = Path(sys.executable).with_name("ludomots")


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_kill_at_once_after_a_move(tmp_path: Path) -> None:
    """The real program in a real terminal, killed as soon as the move can be seen in its file."""
    folder = tmp_path / "ludomots" / "games"
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "LUDOMOTS_LANG": "fr",
        "TERM": "xterm-256color",
        "COLUMNS": "80",
        "LINES": "24",
    }
    arguments = ["play", "topword", "--players", "1", "--seed", "3"]
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    try:
        read_until(ours, "Chevalet")
        os.write(ours, b"\x1b[18~")  # F7
        read_until(ours, "changes")
        os.write(ours, b"\r")
        while not list(folder.glob("*.txt")):
            read(ours)
        program.send_signal(signal.SIGKILL)
    finally:
        program.kill()
        program.wait()
        os.close(ours)
    games = SavedGames(folder)
    (path,) = games.unfinished("topword")
    assert [type(move) for _, move in games.load(path).game.moves] == [Exchange]


def read_until(terminal: int, text: str) -> None:
    """Read what a program draws until a text is there."""
    drawn = b""
    while text.encode() not in drawn:
        drawn += read(terminal)


def read(terminal: int) -> bytes:
    """Read what a program draws next, if it draws anything soon."""
    ready, _, _ = select.select([terminal], [], [], 0.2)
    return os.read(terminal, 65536) if ready else b""
