"""How large the code is and how far a move goes: ``make house`` prints a table, then JSON.

``python -m tools.house --trace`` prints each function that a move passes.
"""

import ast
import json
import statistics
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from tools.move_trace import ROOT, SOURCE, Step, trace

LONELY_LINES = 60
GOALS = {
    "modules": 400,
    "lines": 55_000,
    "lonely modules": 20,
    "files of a move": 40,
    "words": 50_000,
}


def modules() -> dict[str, Path]:
    """Return every module of ``src`` by its name."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def importers(known: dict[str, Path]) -> dict[str, set[str]]:
    """Return which modules import each module."""
    found: dict[str, set[str]] = {name: set() for name in known}
    for name, path in known.items():
        for target in _imported(ast.parse(path.read_text(encoding="utf-8")), known):
            if target != name:
                found[target].add(name)
    return found


def _imported(tree: ast.Module, known: dict[str, Path]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            below = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name for name in below if name in known)
            if node.module in known and not all(name in known for name in below):
                yield node.module


def size() -> dict[str, int]:
    """Return how many modules and lines there are, and how many modules are lonely."""
    known = modules()
    lines = {name: len(path.read_text("utf-8").splitlines()) for name, path in known.items()}
    users = importers(known)
    lonely = [name for name in known if len(users[name]) == 1 and lines[name] < LONELY_LINES]
    return {
        "modules": len(known),
        "lines": sum(lines.values()),
        "median lines": int(statistics.median(lines.values())),
        "modules with one importer": sum(len(one) == 1 for one in users.values()),
        "lonely modules": len(lonely),
    }


def words() -> int:
    """Return how many words the documentation has, without the notes."""
    pages = [page for page in (ROOT / "docs").rglob("*.md") if "notes" not in page.parts]
    pages += ROOT.glob("README*.md")
    return sum(len(page.read_text(encoding="utf-8").split()) for page in pages)


def way(steps: list[Step]) -> dict[str, int]:
    """Return how many files and functions a move passes, and how often the file changes."""
    files = [step.file for step in steps]
    return {
        "files of a move": len(set(files)),
        "functions of a move": len(set(steps)),
        "changes of file": sum(a != b for a, b in pairwise(files)),
    }


def main() -> int:
    """Print the figures, or with ``--trace`` each function that a move passes."""
    steps = trace()
    if sys.argv[1:2] == ["--trace"]:
        for step in dict.fromkeys(steps):
            print(*step)
        return 0
    figures = {**size(), **way(steps), "words": words()}
    for name, figure in figures.items():
        print(f"{name:26} {figure:7,}" + (f"   at most {GOALS[name]:,}" if name in GOALS else ""))
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
