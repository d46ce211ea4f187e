"""Typo as it was ruled first: words were checked unless the table chose otherwise (TY-Q2), and one
opponent alone could vote (TY-26)."""

from typing import ClassVar, Literal

from ludomots.core.contract import Rules
from ludomots.games.typo.moves import Move
from ludomots.games.typo.options import Options
from ludomots.games.typo.rules import Typo
from ludomots.games.typo.state import State
from ludomots.games.typo.view import View


class FirstOptions(Options, frozen=True, kw_only=True, rename="camel"):
    """The options with the defaults and presets of rulebook 1."""

    presets_file = "presets-1.toml"

    smallest_majority: ClassVar[int] = 1

    check: Literal["check", "contest", "vote"] = "check"


class FirstTypo(Typo, Rules[State, Move, View, FirstOptions]):
    """The rules of today with those options."""
