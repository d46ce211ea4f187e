"""The colours of a table: paper by day, walnut by lamp light."""

import os
from collections.abc import Mapping

from textual.theme import Theme

DAY = Theme(
    name="ludomots-day",
    primary="#2f6b5e",
    secondary="#8a5d3c",
    accent="#2f6b5e",
    warning="#8f430f",
    error="#a23b1c",
    success="#2f6b5e",
    foreground="#2a2420",
    background="#f3ece0",
    surface="#fbf7ef",
    panel="#e9dfcd",
    dark=False,
    variables={"soft": "#5d5148", "block-cursor-background": "#2f6b5e"},
)
LAMP = Theme(
    name="ludomots-lamp",
    primary="#7cc3b0",
    secondary="#c79a6b",
    accent="#7cc3b0",
    warning="#f0b36b",
    error="#f09a7c",
    success="#7cc3b0",
    foreground="#f2e9db",
    background="#1e1a17",
    surface="#292420",
    panel="#3a322b",
    dark=True,
    variables={"soft": "#b9aa98", "block-cursor-background": "#2f6b5e"},
)

_LIGHT_BACKGROUNDS = {"7", "15"}


def theme_for(environment: Mapping[str, str] = os.environ) -> str:
    """Return the theme that goes with a terminal, which some tell: day on a light background."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return DAY.name if background in _LIGHT_BACKGROUNDS else LAMP.name
