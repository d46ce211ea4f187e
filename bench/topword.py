"""Topword: the engine's speed, and the public solver on the same positions."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from time import perf_counter

from bench.disagreements import disagreements
from ludomots.games.topword import Board, Options, State
from ludomots.games.topword.engine import all_plays, engine_rules
from ludomots.games.topword.players.speed import figures, random_positions
from ludomots.words import lexicon
from tests.games.topword.differential import compare

POSITIONS_OF_BATCH = 200
POSITIONS = 40
PACKAGES = ("upwords-solver@0.1.1", "upwords-toolkit@0.1.38")


def measure() -> dict[str, float]:
    """Return the figures of the engine, on one core."""
    return {**figures(), **_against_upwords_solver(), **disagreements(compare, POSITIONS_OF_BATCH)}


def _against_upwords_solver() -> dict[str, float]:
    """Compare with the public solver; it is downloaded for this measurement only."""
    if shutil.which("npm") is None:
        print("  (npm is not there: upwords-solver is not measured)")
        return {}
    options = Options(letters="english", lexicon="en", q_tile="Q")
    states = random_positions(options, POSITIONS)
    rules = engine_rules(options)
    seconds, ours = 0.0, 0
    for state in states:
        started = perf_counter()
        found = all_plays(rules, state.board, state.racks[state.turn])
        seconds += perf_counter() - started
        ours += len(found)
    answers = _ask_upwords_solver(options, states)
    theirs = sum(answer["milliseconds"] for answer in answers) / 1000
    return {
        "upwords-solver: times as fast": round(theirs / seconds),
        "upwords-solver: its ms a position": round(theirs / len(states) * 1000, 1),
        "upwords-solver: its plays a position": round(sum(a["plays"] for a in answers) / POSITIONS),
        "upwords-solver: our plays a position": round(ours / POSITIONS),
    }


def _ask_upwords_solver(options: Options, states: list[State]) -> list[dict[str, float]]:
    question = {
        "words": list(lexicon(options.lexicon)),
        "positions": [
            {"board": _rows(state.board), "rack": state.racks[state.turn]} for state in states
        ],
    }
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "upwords.mjs"
        shutil.copy(Path(__file__).with_name("upwords.mjs"), script)
        command = ["npm", "install", "--silent", "--prefix", folder, *PACKAGES]
        subprocess.run(command, check=True, capture_output=True)
        answer = subprocess.run(
            ["node", script],  # noqa: S607
            input=json.dumps(question),
            capture_output=True,
            text=True,
            check=True,
        )
    answers: list[dict[str, float]] = json.loads(answer.stdout)
    return answers


def _rows(board: Board) -> list[list[str]]:
    cells = [f"{len(pile)}{pile[-1] if pile else ' '}" for pile in board.piles]
    return [cells[at : at + board.side] for at in range(0, len(cells), board.side)]
