"""The benchmark runs and returns figures; docs/benchmarks.md discusses their values."""

import json

import pytest

from ludomots.arena import speed
from ludomots.core import timing
from ludomots.games.topword.players import speed as engine
from tests.in_process import ask

LITTLE = [
    (timing, {"_ROUNDS": 1}),
    (speed, {"_RACKS": 3}),
    (engine, {"_GAMES": 50, "_POSITIONS": 40, "_PLAYOUTS": 100}),
]


def test_bench_command(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, sizes in LITTLE:
        for name, little in sizes.items():
            monkeypatch.setattr(module, name, little)
    figures = json.loads(ask("bench", "--json").out)
    assert figures.keys() == {"words", "topword"}
    assert all(value > 0 for part in figures.values() for value in part.values())
