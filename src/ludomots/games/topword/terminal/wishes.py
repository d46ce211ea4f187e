"""What the start screen asks for a game of Topword."""

from collections.abc import Mapping, Sequence

from ludomots.core.options import choose
from ludomots.games.topword import Options
from ludomots.widgets.face import Choices


def _shown(chosen: Mapping[str, str]) -> Sequence[str]:
    """Leave out what has no effect alone: nobody contests."""
    rows = ["words", "rules", "board", "clock"]
    return rows[1:] if chosen["mode"] == "alone" else rows


def _options(chosen: Mapping[str, str]) -> Options:
    changes: dict[str, object] = {"check": chosen["words"]}
    if chosen["clock"] != "none":
        changes |= {"turnClock": int(chosen["clock"])}
    if chosen["board"] == "8":
        changes |= {"board": 8}
        if chosen["rules"] == "french":
            changes |= {"letters": "short"}
    return choose(Options, chosen["rules"], changes)


CHOICES = Choices(
    values={
        "words": ("check", "contest"),
        "rules": ("french", "international"),
        "board": ("10", "8"),
        "clock": ("none", "60", "120", "180"),
    },
    shown=_shown,
    options=_options,
)
