"""Word lists: size, time to build and to open, and look-ups compared with other libraries."""

import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Container
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

import dawg

from ludomots._engine import Graph
from ludomots.arena.speed import word_figures
from ludomots.words import Lexicon, lexicon
from ludomots.words.build.pipeline import build
from ludomots.words.files import packaged
from ludomots.words.fold import TILE_SETS

ROUNDS = 5


def measure() -> dict[str, float]:
    """Return the figures of the French list."""
    fr = lexicon("fr")
    words = list(fr)
    return {**_sizes(words), **_times(), **_membership(fr, words), **word_figures()}


def _sizes(words: list[str]) -> dict[str, float]:
    graph = Graph.build([word for word in words if len(word) <= 15], TILE_SETS["letters"])
    return {
        "graph of 15-letter French, bytes": graph.byte_size,
        "graph of all French, bytes": Graph.build(words, TILE_SETS["letters"]).byte_size,
    }


def _times() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        started = process_time()
        build("fr", Path(folder) / "fr", lambda _: None)
        built = process_time() - started
    code = (
        "import sys,time; from pathlib import Path; from ludomots.words import Lexicon\n"
        "t=time.perf_counter(); lex=Lexicon(Path(sys.argv[1])); assert 'CHAT' in lex\n"
        "print(time.perf_counter()-t)"
    )
    command = [sys.executable, "-c", code, str(packaged("fr"))]
    opened = [float(subprocess.check_output(command)) for _ in range(ROUNDS)]
    return {
        "build French from sources, CPU s": round(built, 2),
        "open French in a new process, ms": round(min(opened) * 1000, 2),
    }


def _time(task: Callable[[], object]) -> float:
    started = perf_counter()
    task()
    return perf_counter() - started


def _best_of_both(one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """Time two tasks alternately, so that a busy moment slows both; keep the best of each."""
    times = [(_time(one), _time(other)) for _ in range(2 * ROUNDS)]
    return min(time for time, _ in times), min(time for _, time in times)


def _all_in(words: list[str], container: Container[str]) -> bool:
    return all(word in container for word in words)


def _membership(fr: Lexicon, words: list[str]) -> dict[str, float]:
    shuffled = random.Random(1).sample(words, len(words))
    other = dawg.DAWG(words)
    figures = {}
    for name, order in (("in order", words), ("shuffled", shuffled)):
        ours, theirs = _best_of_both(partial(_all_in, order, fr), partial(_all_in, order, other))
        figures[f"membership {name}, times as fast as dawg2"] = round(theirs / ours, 2)
        figures[f"membership {name}, ns a word"] = round(ours / len(words) * 1e9)
    return figures
