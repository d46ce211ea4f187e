"""The rules that a table of a game can have, printed: presets, options and their choices."""

from collections.abc import Iterator

from ludomots.core.choosing import Option, options_of, presets_of
from ludomots.core.options import written
from ludomots.core.shelf import SHELF
from ludomots.texts import Texts

_INDENT = "  "


def show(game: str, say: Texts) -> int:
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
