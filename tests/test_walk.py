"""The walk of a move in docs/architecture.md is the way that a move takes on a running server."""

import re
from pathlib import Path

import pytest

from tools.move_trace import trace

PAGE = Path(__file__).parents[1] / "docs" / "architecture.md"
LISTED = re.compile(r"(server|tables)/|games/topword/(notation|rules|view)\.py")
"""The files that the page lists: what rulebook, narration and engine are made of is left out."""


@pytest.mark.processes
def test_the_walk_names_the_files_that_a_move_passes_in_their_order() -> None:
    page = PAGE.read_text(encoding="utf-8")
    walk = page[page.index("### One move") : page.index("In the browser the way begins")]
    named = re.findall(r"^\| `([a-z_/]+\.py)`", walk, flags=re.MULTILINE)
    passed = dict.fromkeys(step.file for step in trace() if LISTED.match(step.file))
    assert set(named) == set(passed)
    deciding = [file for file in passed if file.startswith("tables/d")]
    assert deciding == [file for file in named if file in deciding]
