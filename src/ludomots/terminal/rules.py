"""The rules of a game, in our own words, printed plainly."""

import re
from importlib.resources import files

from ludomots.games.shelf import kind_of

_PACKAGE = "ludomots.games"
_EMPHASIS = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")
_FENCE = "```"
_UNDERLINES = {"# ": "=", "## ": "-", "### ": ""}


def show(game: str, language: str) -> int:
    """Print the rules of a game."""
    print(plain(markdown(game, language)))
    return 0


def markdown(game: str, language: str) -> str:
    """Return the rules of a game as they are stored."""
    folder = kind_of(game).name.replace("-", "_")
    file = files(f"{_PACKAGE}.{folder}").joinpath("rules-text", f"{language}.md")
    return file.read_text(encoding="utf-8").strip()


def plain(text: str) -> str:
    """Return Markdown as text for a terminal: titles underlined, no marks of emphasis.

    >>> print(plain("## The **bag**"))
    The bag
    -------
    """
    lines = []
    for line in text.split("\n"):
        if line.startswith(_FENCE):
            continue
        mark = next((mark for mark in _UNDERLINES if line.startswith(mark)), "")
        shown = _EMPHASIS.sub(lambda found: found[1] or found[2], line.removeprefix(mark))
        lines.append(shown)
        if mark and _UNDERLINES[mark]:
            lines.append(_UNDERLINES[mark] * len(shown))
    return "\n".join(lines)
