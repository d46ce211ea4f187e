"""The benchmark runs and returns figures; docs/benchmarks.md discusses their values."""

import json

import pytest

from ludomots.arena import speed
from tests.in_process import ask

LITTLE = {"_ROUNDS": 1, "_RACKS": 3, "_GAMES": 50, "_POSITIONS": 40, "_PLAYOUTS": 100}


def test_bench_command(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, little in LITTLE.items():
        monkeypatch.setattr(speed, name, little)
    figures = json.loads(ask("bench", "--json").out)
    assert figures.keys() == {"words", "topword"}
    assert all(value > 0 for part in figures.values() for value in part.values())
