"""A rulebook number means the same for ever: its defaults and its presets never change.

Each file of ``rulebooks`` holds what one number chose when it was new. An option that came later is
not in it: an older rulebook has it at the value by which its games were played.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludomots.core.options import choose, presets
from ludomots.core.shelf import EDITIONS, SHELF

FILES = Path(__file__).parent / "rulebooks"
OURS = [one for one, game in EDITIONS.items() if game.rules.__module__.startswith("ludomots.")]


def _file(game: str, rulebook: int) -> Path:
    return FILES / f"{game}-{rulebook}.json"


@pytest.mark.parametrize(("game", "rulebook"), OURS)
def test_a_rulebook_keeps_its_defaults_and_presets(game: str, rulebook: int) -> None:
    """Logs and records name a preset and what differs from it."""
    if not _file(game, rulebook).exists():
        pytest.fail(f"write {_file(game, rulebook).name}: python -m tests.games.test_rulebooks")
    then = json.loads(_file(game, rulebook).read_text(encoding="utf-8"))
    now = _chosen(game, rulebook)
    assert {**now["defaults"], **then["defaults"]} == now["defaults"]
    for preset, values in then["presets"].items():
        assert {**now["presets"][preset], **values} == now["presets"][preset], preset


@pytest.mark.parametrize("game", list(SHELF))
def test_rulebooks_are_numbered_without_gaps(game: str) -> None:
    """The newest is the one of new tables."""
    numbers = [number for name, number in EDITIONS if name == game]
    assert numbers == list(range(1, SHELF[game].rulebook + 1))


def _chosen(game: str, rulebook: int) -> dict[str, dict[str, Any]]:
    options = EDITIONS[game, rulebook].options
    return {
        "defaults": msgspec.to_builtins(options()),
        "presets": {
            preset: msgspec.to_builtins(choose(options, preset, {})) for preset in presets(options)
        },
    }


if __name__ == "__main__":
    for one in OURS:
        if not _file(*one).exists():
            text = json.dumps(_chosen(*one), indent=1, sort_keys=True)
            _file(*one).write_text(text + "\n", encoding="utf-8")
