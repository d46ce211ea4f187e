"""What a table of Typo may choose."""

from typing import Annotated, Literal

import msgspec

from ludomots.core.options import TableOptions
from ludomots.games.typo import box


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """The rules of one table; the defaults are those of the first edition, words checked.

    ``edition``: the ``first`` has two halves and counts points, in the ``second`` whoever gets rid
    of his cards wins (TY-Q24). ``check``: bad words are refused by the program, or half of the
    others must doubt them (``contest``), or the others alone decide (``vote``, TY-26).
    ``turn_clock`` are seconds to choose a card, and to place it.
    """

    edition: Literal["first", "second"] = "first"
    deck: str = "french"
    lexicon: Literal["fr", "en", "nl"] = "fr"
    check: Literal["check", "contest", "vote"] = "check"
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the decks there are (TY-Q1)."""
        return {"deck": tuple(box.decks())}

    def hand_size(self, players: int) -> int:
        """Return how many cards each player is dealt at the start (TY-04, TY-Q24)."""
        if self.edition == "second":
            return SECOND_EDITION_HANDS[players]
        return SIX_PLAYERS_HAND if players == 6 else HAND


HAND = 12
SIX_PLAYERS_HAND = 10
SECOND_EDITION_HANDS = {2: 14, 3: 13, 4: 12, 5: 11, 6: 10}
