"""Which test proves which rule: ``python -m tests.rules``, also run as a test.

The rules of a game are the keys of its ``rules.toml``. A test proves a rule if the rule's id stands
in its name or docstring; ``TW-33 to TW-37`` names them all.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "ludomots" / "games"

_ID = re.compile(r"\b([A-Z]{2}-Q?)(\d+)(?: to \1(\d+))?\b")


def rules() -> dict[str, str]:
    """Return every rule of the games on the shelf, with its statement."""
    found: dict[str, str] = {}
    for path in sorted(GAMES.glob("*/rules.toml")):
        found |= tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def proofs() -> dict[str, list[str]]:
    """Return the tests that name each id, as ``file::function``."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for function in _test_functions(path):
            name = f"{path.relative_to(TESTS)}::{function.name}"
            for rule in sorted(ids_in(f"{function.name} {ast.get_docstring(function) or ''}")):
                found.setdefault(rule, []).append(name)
    return found


def ids_in(text: str) -> set[str]:
    """Return the rule ids in a text.

    >>> sorted(ids_in("TW-09 to TW-11, test_TW_Q4 and TX-01"))
    ['TW-09', 'TW-10', 'TW-11', 'TW-Q4', 'TX-01']
    """
    found = set()
    for series, first, last in _ID.findall(re.sub(r"([A-Z]{2})_(Q?\d+)", r" \1-\2 ", text)):
        width = 1 if series.endswith("Q") else 2
        found |= {f"{series}{n:0{width}}" for n in range(int(first), int(last or first) + 1)}
    return found


def missing() -> list[str]:
    """Return the rules that no test names."""
    proven = proofs()
    return [rule for rule in rules() if rule not in proven]


def main() -> int:
    """Print which tests prove each rule, and the rules that no test proves."""
    proven = proofs()
    for rule in rules():
        first, *others = proven.get(rule, ["-"])
        print(f"{rule:<6}  {first}{f'  (+{len(others)})' if others else ''}")
    unproven = missing()
    print(f"\n{len(rules()) - len(unproven)} of {len(rules())} rules proven by a test")
    if unproven:
        print("without a test: " + ", ".join(unproven), file=sys.stderr)
    return 1 if unproven else 0


def _test_functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test_"
        ):
            yield node


if __name__ == "__main__":
    sys.exit(main())
