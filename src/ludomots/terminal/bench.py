"""Speed on this machine, shown in a terminal."""

import sys

import msgspec

from ludomots.arena.speed import word_figures
from ludomots.core.shelf import SHELF
from ludomots.texts import Texts


def bench(say: Texts, *, as_json: bool) -> int:
    """Measure every part and print the figures."""
    games = {name: kind.speed for name, kind in SHELF.items() if kind.speed}
    figures = {}
    for name, measure in {"words": word_figures, **games}.items():
        if not as_json:
            print(say("bench-part", part=name), file=sys.stderr, flush=True)
        figures[name] = measure()
        if not as_json:
            for figure, value in figures[name].items():
                print(f"{figure:<46} {say('number', value=value)}", flush=True)
    if as_json:
        print(msgspec.json.encode(figures).decode())
    return 0
