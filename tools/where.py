"""Every place outside a game's own folders that names it, and why: ``make where GAME=typo``.

A game's own files are those whose path names it. A place that no reason below explains is printed
as such, and a test fails: what is said of a game belongs in its folder.
"""

import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from ludomots.core.shelf import SHELF

ROOT = Path(__file__).parent.parent

REASONS = {
    "the entry point by which it is found": ("pyproject.toml",),
    "the folder of its engine, and what binds it to Python": (
        "crates/engine/src/lib.rs",
        "crates/engine-py/src/lib.rs",
    ),
    "whose the names of the games are": ("src/ludomots/texts/*/site-pages.ftl",),
    "an example in a sentence or a docstring, the usual game of a study": (
        "src/ludomots/__init__.py",
        "src/ludomots/core/game.py",
        "src/ludomots/core/shelf.py",
        "src/ludomots/core/views.py",
        "src/ludomots/records/header.py",
        "src/ludomots/records/record.py",
        "src/ludomots/texts/*/records.ftl",
        "src/ludomots/texts/*/solve.ftl",
        "src/ludomots/words/fold.py",
    ),
    "in which game a change to a word is a play": (
        "src/ludomots/study/around.py",
        "src/ludomots/texts/*/site-study.ftl",
    ),
    "an example of GAME=, and how the values of Topword's tiles are learned": ("Makefile",),
    "its picture in the documentation": ("src/ludomots/terminal/play/screenshot.py",),
    "a word of the language, which the game's name is too": ("src/ludomots/words/glosses/*",),
    "generated from the definitions": ("src/ludomots/typed.pyi", "web/src/wire/schema.d.ts"),
    "stories and measurements that play it": (
        "tests/*",
        "bench/*",
        "src/ludomots/analysis/learned/*",
        "web/browser/*",
        "web/tests/*",
        "crates/*/tests/*",
    ),
    "documentation": (
        "docs/*",
        "docs_site/*",
        "examples/*",
        "*.md",
        "NOTICE",
        "mkdocs.yml",
        ".github/*",
        "tools/*",
    ),
}
"""Why a game may be named in files of these paths."""


class Place(NamedTuple):
    """A file that names a game, how often, and why it may, if it may."""

    path: str
    lines: int
    reason: str | None


def places(game: str) -> list[Place]:
    """Return the places outside a game's own files that name it."""
    name = pattern(game)
    found = []
    for path in _files():
        if name.search(path.replace("/", " ").replace("test_", " ").replace("soak_", " ")):
            continue
        try:
            text = (ROOT / path).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        lines = sum(1 for line in text.splitlines() if name.search(line))
        if lines:
            found.append(Place(path, lines, _reason(path)))
    return found


def pattern(game: str) -> re.Pattern[str]:
    """Return what finds the name of a game: as it is written in code, in paths and by people."""
    words = r"[-_ ]?".join(re.escape(word).replace("tete", "t[eê]te") for word in game.split("-"))
    return re.compile(rf"(?<![a-zà-ÿ]){words}(?![a-zà-ÿ])", re.IGNORECASE)


def _reason(path: str) -> str | None:
    for reason, patterns in REASONS.items():
        if any(fnmatch(path, one) for one in patterns):
            return reason
    return None


def _files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return listed.stdout.splitlines()


def main(game: str) -> int:
    """Print the places of a game, by reason."""
    if game not in SHELF:
        print(f"no game {game!r}: choose among {', '.join(SHELF)}")
        return 2
    found = places(game)
    for reason in dict.fromkeys(place.reason for place in found):
        paths = [place.path for place in found if place.reason == reason]
        shown = ", ".join(paths) if len(paths) <= 3 else f"{len(paths)} files, such as {paths[0]}"
        print(f"{reason or 'NO REASON'}: {shown}")
    return 0 if all(place.reason for place in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
