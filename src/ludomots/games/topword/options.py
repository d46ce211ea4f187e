"""What a Topword table may choose."""

from typing import Annotated, ClassVar, Literal

import msgspec

from ludomots.core.options import TableOptions
from ludomots.games.topword import box

SEVEN = 7
"""The tiles of a rack in the box (TW-10)."""


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """The rules of one table; the defaults are those of the French box.

    ``bonus_letters``: ``each`` gives +2 for each J, K, Qu, W, X, Y, Z laid, ``flatQu`` only for a
    Qu in a word all one tile high. ``lost_contest``: the author of a bad word loses his ``turn``
    or may ``retry``. ``failed_contest``: who contests a good word loses ``nothing`` or his
    ``nextTurn``. ``all_pass_ends``: one round of passes ends the game with an empty bag only,
    ``always`` or ``never``; two rounds of passes always do. ``check``: bad words are refused at
    once, or must be contested. ``full_rack_bonus`` is for seven tiles: a table with smaller racks
    never pays it.
    """

    board: int = 10
    letters: str = "french"
    lexicon: Literal["fr", "en"] = "fr"
    q_tile: Literal["QU", "Q", "either"] = "QU"
    keep_one_letter: bool = False
    no_lone_s: bool = False
    full_rack_bonus: Literal[10, 20] = 10
    bonus_letters: Literal["each", "flatQu"] = "each"
    lost_contest: Literal["turn", "retry"] = "turn"
    failed_contest: Literal["nothing", "nextTurn"] = "nothing"
    all_pass_ends: Literal["bagEmpty", "always", "never"] = "bagEmpty"  # noqa: S105 (no password)
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    check: Literal["check", "contest"] = "check"
    stack_limit: Annotated[int, msgspec.Meta(ge=1, le=5)] = 5
    rack_size: Annotated[int, msgspec.Meta(ge=2, le=7)] = 7

    guard_counts_exchanges: ClassVar[bool] = False

    @property
    def bonus_tiles(self) -> int:
        """How many tiles must be laid at once to earn the bonus of a full rack (TW-Q19)."""
        return SEVEN

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the boards and letter sets there are (TW-Q8)."""
        return {"board": tuple(map(str, box.boards())), "letters": tuple(box.letter_sets())}

    def rack_tile(self, tile: str) -> str:
        """Return the tile as it is called on a rack and in the bag (TW-Q4).

        A tile that may be laid as Q or as Qu is one tile, ``QU``, until it lies on the board.
        """
        return "QU" if tile == "Q" and self.q_tile == "either" else tile

    def faces(self, tile: str) -> tuple[str, ...]:
        """Return how a tile of the rack may be laid; some Q may be laid as Q or Qu (TW-Q4)."""
        return ("Q", "QU") if tile == "QU" and self.q_tile == "either" else (tile,)

    def box_counts(self) -> dict[str, int]:
        """Return how many of each tile are in the box (TW-03, TX-02)."""
        counts = dict(box.letter_sets()[self.letters])
        if self.q_tile == "Q":
            counts["Q"] = counts.pop("QU", 0)
        return counts
