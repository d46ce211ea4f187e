"""A game that is not part of the project: examples/ghost, installed beside an unchanged checkout.

It is installed into a separate folder, which other processes find through PYTHONPATH.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GHOST = ROOT / "examples" / "ghost"
LARGEST = 450
"""How many lines the package may have."""

_PLAYED = """
import ludomots
from ludomots.records import export, write

game = ludomots.new("ghost", players=3, seed=5)
players = [ludomots.player("ghost", level) for level in ("club", "debutant", "club")]
while game.outcome() is None:
    seat = game.to_act[0]
    game.push(players[seat].choose(game.view(seat)))
print(write(export(game)), end="")
"""

_GENERIC = (
    *(
        f"tests/games/test_{name}.py"
        for name in ("choosing", "contract", "copies", "notation", "private", "turns")
    ),
    "tests/games/test_wrong_arguments.py",
    "tests/players/test_contract.py",
    *(f"tests/records/test_{name}.py" for name in ("chance", "replay", "text")),
    *(f"tests/stories/test_{name}.py" for name in ("facts", "secrets")),
    "tests/tables/test_shown.py",
    "tests/server/test_play.py",
    *(f"tests/server/test_{name}.py" for name in ("leaks", "lines", "updates")),
)


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Install the game, and return the environment in which it is found."""
    folder = tmp_path_factory.mktemp("installed")
    uv = [str(Path(sys.executable).parent / "uv"), "pip", "install", "--offline", "--quiet"]
    uv += ["--no-deps", "--no-cache", "--target", str(folder), str(GHOST)]
    subprocess.run(uv, check=True)
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path.rstrip(os.pathsep), "LUDOMOTS_LANG": "en"}


def run(beside: dict[str, str], *command: str) -> str:
    """Run a command of Python and return what it prints."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=beside,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_small() -> None:
    files = [file for file in GHOST.rglob("*") if file.suffix in {".py", ".toml", ".ftl"}]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= LARGEST


def test_the_types_are_right() -> None:
    """Strict types hold for a game of another package too."""
    command = [sys.executable, "-m", "mypy", "--strict", "ludomots_ghost"]
    done = subprocess.run(
        command,
        cwd=GHOST,
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.processes
def test_it_plays_in_the_arena(beside: dict[str, str]) -> None:
    match = ("arena", "ghost", "--players", "club,debutant", "--games", "12", "--pairs", "--json")
    told = json.loads(run(beside, "-m", "ludomots.cli", *match))
    assert told["share"][1] > 0.5, "club looks ahead, debutant does not"


@pytest.mark.processes
def test_the_lab_measures_it(beside: dict[str, str]) -> None:
    """Fewer lives, fewer turns; nothing of the lab is said in its definition."""
    lab = ("lab", "ghost", "--players", "club,debutant", "--games", "10", "--json")
    told = json.loads(run(beside, "-m", "ludomots.cli", *lab, "--against", "lives=2"))
    assert told["differences"]["turns"]["high"] < 0
    assert told["trials"][0]["endings"]["ghost-last-one"]["value"] == 1.0


@pytest.mark.processes
def test_a_record_is_replayed_and_verified(beside: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "ghost.txt"
    file.write_text(run(beside, "-c", _PLAYED), encoding="utf-8")
    assert "Only one player has a life left." in run(
        beside, "-m", "ludomots.cli", "replay", str(file)
    )
    run(beside, "-m", "ludomots.cli", "verify", str(file))


@pytest.mark.processes
def test_the_generic_tests_run_over_it(beside: dict[str, str]) -> None:
    told = run(beside, "-m", "pytest", "-p", "no:cacheprovider", "-k", "ghost", *_GENERIC)
    assert int(told.split(" passed")[0].split()[-1]) > 60


@pytest.mark.processes
def test_it_is_played_in_the_terminal(beside: dict[str, str]) -> None:
    """The first completion of each line is played, until the game is over."""
    assert "Only one player has a life left." in run(beside, "-m", "tests.ghost_in_terminal")
