"""Topscore as it was ruled first.

Only a word that one laid oneself could be changed (TS-Q18), contesting was free (TS-Q22), and
naming a word was part of the turn: when its time was over there was no word (TS-Q16).
"""

from typing import Literal

from ludomots.core.contract import Rules
from ludomots.core.tiles import Tiles
from ludomots.games.topscore.moves import Move
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.rules import Topscore
from ludomots.games.topscore.state import State
from ludomots.games.topscore.view import View


class FirstOptions(Options, frozen=True, kw_only=True, rename="camel"):
    """The options with the defaults and presets of rulebook 1."""

    presets_file = "presets-1.toml"

    change_word: Literal["own", "laid"] = "laid"
    failed_contest: Literal["nothing", "nextTurn", "points"] = "nothing"


class FirstTopscore(Topscore, Rules[State, Move, View, FirstOptions]):
    """The rules of today with those options, and one time for a turn and for naming."""

    def turn_seconds(self, state: State, usual: int) -> int:  # noqa: ARG002
        """Return the time of a turn, whatever is to be done in it."""
        return usual

    def in_turn(self, state: State) -> bool:
        """Return whether the turn under way goes on, naming included."""
        return bool(state.parts)

    def _named_in_time(self, state: State) -> Tiles:  # noqa: ARG002
        return ()
