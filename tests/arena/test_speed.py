"""The benchmark measures something; what, is for docs/benchmarks.md."""

import json

from tests.test_cli import run


def test_bench_command() -> None:
    figures = json.loads(run("bench", "--json").stdout)
    assert figures.keys() == {"words", "topword"}
    assert all(value > 0 for part in figures.values() for value in part.values())
