"""The rules of a table, in our own words, printed plainly."""

import re
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence

from ludomots.core.choosing import Option, options_of, presets_of
from ludomots.core.explain import explain
from ludomots.core.options import BadOption, choose, read_pairs, written
from ludomots.core.rules_text import rules_text
from ludomots.core.shelf import SHELF, definition_of
from ludomots.texts import Texts

_BAD_INPUT = 2
_EMPHASIS = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")
_FENCE = "```"
_ITEM = re.compile(r"(- |\d+\. )")
_TABLE = "|"
_UNDERLINES = {"# ": "=", "## ": "-", "### ": ""}
_WIDEST = 100


def show(game: str, say: Texts, preset: str, pairs: Sequence[str]) -> int:
    """Print the rules of a table with these options, and what else can be chosen."""
    definition = definition_of(game)
    try:
        options = choose(definition.options, preset, read_pairs(pairs))
    except BadOption as error:
        print(explain(error, say), file=sys.stderr)
        return _BAD_INPUT
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    print(plain(rules_text(game, say.language, options), width))
    print("\n" + say("rules-other-presets", game=game))
    presets = presets_of(definition, say)
    longest = max(len(one.name) for one in presets)
    for one in presets:
        print(f"  {one.name:{longest}}  {one.label}")
    return 0


def plain(text: str, width: int = _WIDEST) -> str:
    """Return Markdown as text for a terminal: titles underlined, no marks of emphasis.

    >>> print(plain("## The **bag**"))
    The bag
    -------
    """
    return "\n".join(_lines(text, width))


def _lines(text: str, width: int) -> Iterator[str]:
    drawing = False
    for line in text.split("\n"):
        if line.startswith(_FENCE):
            drawing = not drawing
        elif drawing or line.startswith(_TABLE):
            yield line
        else:
            yield from _written(line, width)


def _written(line: str, width: int) -> Iterator[str]:
    mark = next((mark for mark in _UNDERLINES if line.startswith(mark)), "")
    shown = _EMPHASIS.sub(lambda found: found[1] or found[2], line.removeprefix(mark))
    item = _ITEM.match(shown)
    indent = " " * len(item[0]) if item else ""
    yield from textwrap.wrap(shown, width, subsequent_indent=indent, break_long_words=False) or [""]
    if _UNDERLINES.get(mark):
        yield _UNDERLINES[mark] * len(shown)


_INDENT = "  "


def show_options(game: str, say: Texts) -> int:
    """Print what can be chosen for a game."""
    print("\n".join(lines(game, say)))
    return 0


def lines(game: str, say: Texts) -> Iterator[str]:
    """Yield the lines that tell what can be chosen for a game."""
    kind = SHELF[game]
    yield say("options-presets")
    presets = presets_of(kind, say)
    width = max(len(one.name) for one in presets)
    yield from (f"{_INDENT}{one.name:{width}}  {one.label}" for one in presets)
    yield ""
    yield say("options-options")
    for option in options_of(kind, say):
        yield from _option(option, say)


def _option(option: Option, say: Texts) -> Iterator[str]:
    usual = say("options-usual", value=written(option.default))
    yield f"{_INDENT}{option.name}: {option.label} ({usual})"
    if option.help:
        yield f"{_INDENT * 3}{option.help}"
    if option.low is not None and option.high is not None:
        name = "options-seconds" if option.seconds else "options-range"
        yield f"{_INDENT * 3}{say(name, low=str(option.low), high=str(option.high))}"
    for choice in option.choices:
        yield f"{_INDENT * 3}{written(choice.value)}: {choice.label}"
