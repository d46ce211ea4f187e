"""Topword: all plays and best plays, whole games, and the public solver on the same positions."""

import json
import random
import shutil
import subprocess
import tempfile
from pathlib import Path
from time import perf_counter

from ludomots.games.draws import Draws
from ludomots.games.topword import Board, Options, State, Topword
from ludomots.players.topword.engine import all_plays, as_move, best_plays, engine_rules
from ludomots.words import lexicon

GAMES = 2000
POSITIONS = 40
PACKAGES = ("upwords-solver@0.1.1", "upwords-toolkit@0.1.38")


def measure() -> dict[str, float]:
    """Return the figures of the move generator, on one core."""
    return {**_generation(), **_games(), **_against_upwords_solver()}


def _positions(options: Options, count: int) -> list[State]:
    """Return positions of all depths from games of good and random plays."""
    rules, rng = Topword(options), random.Random(5)
    found: list[State] = []
    while len(found) < count:
        state = rules.start(2, Draws.from_seed(rng.random().hex()))
        for _ in range(rng.randrange(1, 25)):
            rack = state.racks[state.turn]
            plays = best_plays(engine_rules(options), state.board, rack, 10)
            if state.end or not plays:
                break
            state = rules.play(state, state.turn, as_move(rng.choice(plays)))
        if not state.end:
            found.append(state)
    return found


def _generation() -> dict[str, float]:
    options = Options()
    rules = engine_rules(options)
    states = _positions(options, 200)
    plays, started = 0, perf_counter()
    for state in states:
        plays += len(all_plays(rules, state.board, state.racks[state.turn]))
    full = (perf_counter() - started) / len(states)
    started = perf_counter()
    for state in states:
        best_plays(rules, state.board, state.racks[state.turn], 1)
    best = (perf_counter() - started) / len(states)
    return {
        "plays a position": round(plays / len(states)),
        "all plays of a position, from Python, us": round(full * 1e6),
        "best play of a position, from Python, us": round(best * 1e6),
    }


def _games() -> dict[str, float]:
    rules = engine_rules(Options())
    started = perf_counter()
    rules.games(GAMES, 1, bag=Options().box_counts(), threads=1)
    return {"greedy games a second, one core": round(GAMES / (perf_counter() - started))}


def _against_upwords_solver() -> dict[str, float]:
    """Compare with the public solver; it is downloaded for this measurement only."""
    if shutil.which("npm") is None:
        print("  (npm is not there: upwords-solver is not measured)")
        return {}
    options = Options(letters="english", lexicon="en", q_tile="Q")
    states = _positions(options, POSITIONS)
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
