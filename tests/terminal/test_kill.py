"""The real program in a real terminal, killed without warning."""

import asyncio
import os
import pty
import select
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ludomots.games.topword import Exchange
from ludomots.terminal.play.kept import DATABASE, KeptGames

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
        while "moved" not in events(folder / DATABASE):
            read(ours)
        program.send_signal(signal.SIGKILL)
    finally:
        program.kill()
        program.wait()
        os.close(ours)
    assert asyncio.run(moves_of(folder)) == [Exchange]


async def moves_of(folder: Path) -> list[type]:
    """Return the kinds of moves of the one game that is kept."""
    games = KeptGames(folder)
    await games.open()
    (table,), _ = await games.unfinished("topword", 2)
    await games.close()
    assert table.game is not None
    return [type(made.move) for made in table.game.moves]


def events(database: Path) -> str:
    """Return what another program has stored by now."""
    try:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            return " ".join(row[0] for row in connection.execute("SELECT entry FROM events"))
    except sqlite3.OperationalError:
        return ""


def read_until(terminal: int, text: str) -> None:
    """Read what a program draws until a text is there."""
    drawn = b""
    while text.encode() not in drawn:
        drawn += read(terminal)


def read(terminal: int) -> bytes:
    """Read what a program draws next, if it draws anything soon."""
    ready, _, _ = select.select([terminal], [], [], 0.2)
    return os.read(terminal, 65536) if ready else b""
