"""The bench of the server: its own small game, and a short run against a real server."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[1]
SHELF = ROOT / "bench" / "server" / "shelf"


def run(*command: str) -> str:
    """Run a command of Python that finds tic-tac-toe on the shelf, and return what it prints."""
    path = os.pathsep.join([str(ROOT), str(SHELF), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path.rstrip(os.pathsep)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_tic_tac_toe_keeps_the_contract_of_games() -> None:
    """The other generic tests, run over Ghost, say that they hold for a game of any package."""
    contract = "tests/games/test_contract.py"
    told = run("-m", "pytest", "-p", "no:cacheprovider", "-k", "tic-tac-toe", contract)
    assert int(told.split(" passed")[0].split()[-1]) > 20


def test_prepared_games_are_played_without_a_refusal() -> None:
    """A refused move, or a connection that is lost, would end the run with an error."""
    small = ("--rounds", "1", "--tables", "6")
    told = run("-m", "bench.server", "--only", "tic-tac-toe,spectators", *small)
    figures = json.loads(told.splitlines()[-1])
    assert figures["tic-tac-toe"][0]["moves"] > 0
    assert figures["spectators"]["moves"] > 20, "a whole game of Topword"
