"""What a table of Mots de Tête may choose."""

from typing import Annotated, Literal

import msgspec

from ludomots.core.options import TableOptions
from ludomots.games.mots_de_tete.grid import grids


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """The rules of one table; the defaults are those of the box, words checked by the program.

    ``variant``: whoever plays alone plays Solo, whatever the variant. ``target``: the points that
    win; without effect in Marathon, alone, and where ``game_time``, the seconds a game lasts, is
    set. ``retries``: how many more words may be tried after a bad one where words are checked;
    ``None`` refuses a bad word without any cost. ``check``: bad words are found by the program, or
    must be contested. ``reroll_one_on_empty``: a one on the empty grid, where no word has one
    letter, is rolled again; as printed it is a pass.
    """

    board: int = 17
    lexicon: Literal["fr", "en", "nl"] = "fr"
    variant: Literal["normal", "marathon", "quarte"] = "normal"
    target: Annotated[int, msgspec.Meta(ge=1, le=2000)] = 300
    game_time: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    finish_round: bool = False
    reroll_one_on_empty: bool = True
    quarte_exact_word: bool = False
    retries: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    check: Literal["check", "contest"] = "check"

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the grids there are (MT-Q2)."""
        return {"board": tuple(map(str, grids()))}

    @property
    def word_length(self) -> int | None:
        """How long the word of a turn must be, if that is fixed (MT-Q27)."""
        return QUARTE if self.variant == "quarte" and self.quarte_exact_word else None

    @property
    def has_target(self) -> bool:
        """Whether points alone can end a game (MT-42, MT-Q25)."""
        return self.variant != "marathon" and self.game_time is None


QUARTE = 4
"""How many letters a turn of Quarté has (MT-46)."""
