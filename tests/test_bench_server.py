"""The bench of the server: its own small game, and a short run against a real server."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHELF = ROOT / "bench" / "server" / "shelf"

_GENERIC = (
    *(f"tests/games/test_{name}.py" for name in ("choosing", "contract", "notation", "turns")),
    *(f"tests/records/test_{name}.py" for name in ("chance", "replay", "text")),
    "tests/stories/test_secrets.py",
    "tests/tables/test_shown.py",
    "tests/server/test_play.py",
    "tests/server/test_leaks.py",
)
"""Tests of any game on the shelf that need no computer player."""


def run(*command: str) -> str:
    """Run a command of Python that finds tic-tac-toe on the shelf, and return what it prints."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(SHELF)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_generic_tests_run_over_tic_tac_toe() -> None:
    told = run("-m", "pytest", "-p", "no:cacheprovider", "-k", "tic-tac-toe", *_GENERIC)
    assert int(told.split(" passed")[0].split()[-1]) > 40


def test_prepared_games_are_played_without_a_refusal() -> None:
    """A refused move, or a connection that is lost, would end the run with an error."""
    small = ("--rounds", "1", "--tables", "6")
    told = run("-m", "bench.server", "--only", "tic-tac-toe,spectators", *small)
    figures = json.loads(told.splitlines()[-1])
    assert figures["tic-tac-toe"][0]["moves"] > 0
    assert figures["spectators"]["moves"] > 20, "a whole game of Topword"
