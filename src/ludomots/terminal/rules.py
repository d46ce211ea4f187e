"""The rules of a game, in our own words, printed plainly."""

import re

from ludomots.core.rules_text import rules_text

_EMPHASIS = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")
_FENCE = "```"
_UNDERLINES = {"# ": "=", "## ": "-", "### ": ""}


def show(game: str, language: str) -> int:
    """Print the rules of a game."""
    print(plain(rules_text(game, language)))
    return 0


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
