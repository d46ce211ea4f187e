"""Topscore as it was ruled first: only a word that one laid oneself could be changed (TS-Q18)."""

from typing import Literal

from ludomots.core.contract import Rules
from ludomots.games.topscore.moves import Move
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.rules import Topscore
from ludomots.games.topscore.state import State
from ludomots.games.topscore.view import View


class FirstOptions(Options, frozen=True, kw_only=True, rename="camel"):
    """The options with the defaults and presets of rulebook 1."""

    presets_file = "presets-1.toml"

    change_word: Literal["own", "laid"] = "laid"


class FirstTopscore(Topscore, Rules[State, Move, View, FirstOptions]):
    """The rules of today with those options."""
