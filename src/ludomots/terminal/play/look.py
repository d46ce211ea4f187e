"""The colours of a table: paper by day, walnut by lamp light."""

import os
from collections.abc import Mapping
from typing import Any

from textual.theme import Theme

_COLOURS = {
    "primary": ("#2f6b5e", "#7cc3b0"),
    "secondary": ("#8a5d3c", "#c79a6b"),
    "accent": ("#2f6b5e", "#7cc3b0"),
    "warning": ("#8f430f", "#f0b36b"),
    "error": ("#a23b1c", "#f09a7c"),
    "success": ("#2f6b5e", "#7cc3b0"),
    "foreground": ("#2a2420", "#f2e9db"),
    "background": ("#f3ece0", "#1e1a17"),
    "surface": ("#fbf7ef", "#292420"),
    "panel": ("#e9dfcd", "#3a322b"),
}
"""Each colour by day and by lamp light."""

_SOFT = ("#5d5148", "#b9aa98")


def _theme(name: str, *, dark: bool) -> Theme:
    colours: dict[str, Any] = {part: pair[dark] for part, pair in _COLOURS.items()}
    variables = {"soft": _SOFT[dark], "block-cursor-background": "#2f6b5e"}
    return Theme(name=name, dark=dark, variables=variables, **colours)


DAY, LAMP = _theme("ludomots-day", dark=False), _theme("ludomots-lamp", dark=True)

_LIGHT_BACKGROUNDS = {"7", "15"}


def theme_for(environment: Mapping[str, str] = os.environ) -> str:
    """Return the theme that goes with a terminal, which some tell: day on a light background."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return DAY.name if background in _LIGHT_BACKGROUNDS else LAMP.name
