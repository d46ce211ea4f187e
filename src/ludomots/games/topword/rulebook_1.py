"""Topword as it was ruled first.

Exchanges counted towards the two rounds that end a game (TW-Q25), the later printing was played
like that of 1994 (TW-Q26), and the bonus of a full rack was paid for racks of any size (TW-Q19).
"""

from typing import Annotated, ClassVar, Literal

import msgspec

from ludomots.core.contract import Rules
from ludomots.games.topword.moves import Move
from ludomots.games.topword.options import Options
from ludomots.games.topword.rules import Topword
from ludomots.games.topword.state import State
from ludomots.games.topword.view import View


class FirstOptions(Options, frozen=True, kw_only=True, rename="camel"):
    """The options of rulebook 1: what could be chosen then, and its presets."""

    presets_file = "presets-1.toml"
    guard_counts_exchanges: ClassVar[bool] = True

    all_pass_ends: Literal["bagEmpty", "always"] = "bagEmpty"  # noqa: S105 (no password)
    rack_size: Annotated[int, msgspec.Meta(ge=1, le=7)] = 7

    @property
    def bonus_tiles(self) -> int:
        """How many tiles must be laid at once to earn the bonus of a full rack."""
        return self.rack_size


class FirstTopword(Topword, Rules[State, Move, View, FirstOptions]):
    """The rules of today with those options."""
