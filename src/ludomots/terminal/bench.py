"""Speed on this machine, shown in a terminal."""

import sys

import msgspec

from ludomots.arena.speed import topword_figures, word_figures
from ludomots.texts import Texts

PARTS = {"words": word_figures, "topword": topword_figures}


def bench(say: Texts, *, as_json: bool) -> int:
    """Measure every part and print the figures."""
    figures = {}
    for name, measure in PARTS.items():
        if not as_json:
            print(say("bench-part", part=name), file=sys.stderr, flush=True)
        figures[name] = measure()
        if not as_json:
            for figure, value in figures[name].items():
                print(f"{figure:<46} {say('number', value=value)}", flush=True)
    if as_json:
        print(msgspec.json.encode(figures).decode())
    return 0
